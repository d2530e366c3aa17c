// A program of a user who has zermelo from Conan.
#include <zermelo/zermelo.hpp>

#include <cstdio>

static_assert(__cplusplus >= 202002L, "zermelo::zermelo asks for C++20 itself");

namespace z = zermelo;
constexpr z::tree lecture = z::max_node(z::min_node(3, 9, 10), z::min_node(2, 5, 7), z::min_node(10, 5, 1));
static_assert(z::minimax(lecture).value == 3);

int main() {
  std::printf("zermelo %d: the lecture's tree is worth %d\n", ZERMELO_VERSION, z::minimax(lecture).value);
  return 0;
}
