# Writes every ```cpp block of a Markdown page into a file of its own, PREFIX_<number>.cpp, and prints the files' names.
# The block's line number in the page is kept, so that a compiler's message leads back to the page.
/^```cpp$/ { file = prefix "_" (++count) ".cpp"; printf "#line %d \"%s\"\n", FNR + 1, FILENAME > file; inside = 1; next }
/^```$/    { if (inside) { close(file); print file; inside = 0 } next }
inside     { print > file }
