// EXPECT: a_prior_is_negative
#include <zermelo/games/lecture.hpp>
#include <zermelo/puct.hpp>

constexpr auto found_with(int least) {
  const auto priors = [least](zermelo::tree_node, zermelo::branch) { return least; };
  return puct(zermelo::games::game1, priors, zermelo::zero_values{}, zermelo::playouts{10});
}
#ifdef ZERMELO_TWIN
constexpr auto found = found_with(0);
#else
constexpr auto found = found_with(-1);
#endif
