// Where results go: standard output, or a file that is written completely or not at all.
#pragma once

#include <string>
#include <zermelo/text.hpp>

/// Writes to standard output, at once. Control characters other than line breaks and tabs become '?', so that
/// no name in a tree can play with the terminal. A failure if it cannot be written; a quiet one if the reader
/// has gone.
void print(std::string characters);

/// Writes the file: first beside it, then in its place. What is not a regular file (a device, a pipe) is
/// written directly.
void write_file(const std::string& name, const std::string& characters);

/// The characters with '?' for each control character, line breaks included: for messages of one line.
std::string one_line(std::string characters);

/// A sink of the library that appends to a string.
struct append_to {
  std::string& characters;
  void operator()(zermelo::text t) const { characters.append(t.data, t.size); }
};
