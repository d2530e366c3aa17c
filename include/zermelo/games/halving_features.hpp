// What one can tell from a number of the halving game: features for linear_evaluation.hpp.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/linear_evaluation.hpp>

namespace zermelo::games {

/// Four features, each times 1 if Max is to move and times -1 if Min is:
///   0  1: whose turn it is
///   1  1 if the number can be halved without a rest an even number of times, -1 if an odd number of times
///   2  1 if it is a power of two, otherwise 0
///   3  the product of the last two
/// Who wins is a weighted sum of them, which learning has to find.
struct halving_features {
  constexpr feature_vector<4> operator()(halving::state s) const {
    const double sign = s.mover == player::max ? 1 : -1;
    const double even = s.n == 0 || __builtin_ctz(static_cast<unsigned>(s.n)) % 2 == 0 ? 1 : -1;
    const double power = (s.n & (s.n - 1)) == 0 ? 1 : 0;
    return {{sign, sign * even, sign * power, sign * even * power}};
  }
};
}  // namespace zermelo::games
