// Without exceptions a mistake calls the program's own handler, with the same message, and the handler does not return.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

#include <csetjmp>
#include <cstdio>
#include <cstring>

namespace {
std::jmp_buf before_the_mistake;
const char* message = "";

void handler(const char* what) {
  message = what;
  std::longjmp(before_the_mistake, 1);
}
}  // namespace

int main() {
  const zermelo::tree t = zermelo::max_node(1, 2);
  if (zermelo::alpha_beta(t).value != 2) return 1;
  zermelo::set_error_handler(&handler);
  if (setjmp(before_the_mistake) == 0) {
    zermelo::alpha_beta(t, zermelo::window{4, 0});
    return 2;  // nothing may come back from a mistake
  }
  std::puts(message);
  return std::strstr(message, "window is inverted") != nullptr ? 0 : 3;
}
