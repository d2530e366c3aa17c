// A user's program with nothing but the generated single header on its include path.
#include <zermelo_single.hpp>

#include <cstdio>

namespace z = zermelo;
constexpr z::tree lecture = z::max_node(z::min_node(3, 9, 10), z::min_node(2, 5, 7), z::min_node(10, 5, 1));
static_assert(z::minimax(lecture).value == 3);

int main() {
  std::printf("zermelo %d: the lecture's tree is worth %d\n", ZERMELO_VERSION, z::minimax(lecture).value);
  return 0;
}
