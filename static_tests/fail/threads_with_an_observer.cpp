// EXPECT: zermelo: threads goes with neither observed_by nor fail_hard

#include <zermelo/games/nim.hpp>
#include <zermelo/parallel.hpp>

struct nobody {
  void enter(const auto&) {}
  void leave(const auto&) {}
};

int value() {
  [[maybe_unused]] nobody observer;
#ifdef ZERMELO_TWIN
  return zermelo::alpha_beta(zermelo::games::nim(3, 4, 5), zermelo::threads{2}).value;
#else
  return zermelo::alpha_beta(zermelo::games::nim(3, 4, 5), zermelo::observed_by(observer), zermelo::threads{2}).value;
#endif
}
