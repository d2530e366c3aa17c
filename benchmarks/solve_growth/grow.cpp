// Solves random games of 1,000 to so many states (10,000,000, or the argument), each in four ways, and prints for each
//   way states moves nanoseconds-a-state bytes-a-state
// a line each. Memory is the most that was allocated at a time, time that of the processor, the least of several runs.
#include <zermelo/solve.hpp>

#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>

namespace {
std::size_t in_use = 0, most_in_use = 0;
}  // namespace

void* operator new(std::size_t size) {
  void* const p = std::malloc(size);
  if (p == nullptr) throw std::bad_alloc();
  in_use += malloc_usable_size(p);
  if (most_in_use < in_use) most_in_use = in_use;
  return p;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* p) noexcept {
  in_use -= malloc_usable_size(p);
  std::free(p);
}
void operator delete[](void* p) noexcept { operator delete(p); }
void operator delete(void* p, std::size_t) noexcept { operator delete(p); }
void operator delete[](void* p, std::size_t) noexcept { operator delete(p); }

namespace {
using zermelo::player;

/// One state in eight is an end. From each other state three actions lead to states that look random: to smaller
/// numbers, or to any, so that play can come back; to some of the 1,000 nearest numbers, or to all alike.
enum class moves { down, near, anywhere };
template <moves Moves>
struct random_game {
  using state = std::uint32_t;
  using action = int;
  using value = int;
  static constexpr int actions_of_a_state = 3;
  static constexpr state reach = 500;
  std::uint32_t states;

  // The finaliser of MurmurHash3 (A. Appleby).
  static constexpr std::uint32_t scrambled(std::uint32_t n) {
    n = (n ^ n >> 16) * 0x85EB'CA6Bu;
    n = (n ^ n >> 13) * 0xC2B2'AE35u;
    return n ^ n >> 16;
  }
  state start() const { return states - 1; }
  static player to_move(state s) { return scrambled(s) % 2 == 0 ? player::max : player::min; }
  static auto actions(state) { return zermelo::integers<>{.from = 0, .below = actions_of_a_state}; }
  state result(state s, action a) const {
    const std::uint32_t any = scrambled(4 * s + static_cast<std::uint32_t>(a) + 1);
    return Moves == moves::anywhere ? any % states
           : Moves == moves::near   ? (s + states - reach + any % (2 * reach)) % states
                                    : s - 1 - any % (s < reach ? s : reach);
  }
  bool is_terminal(state s) const { return s == 0 || (scrambled(s) % 16 < 2 && s != start()); }
  static value utility(state s) { return static_cast<int>(scrambled(s + 1) % 3) - 1; }
};
template <moves Moves>
struct numbered_game : random_game<Moves> {
  using typename random_game<Moves>::state;
  std::size_t state_count() const { return this->states; }
  static std::size_t index(state s) { return s; }
  static state state_at(std::size_t i) { return static_cast<state>(i); }
};
struct unnumbered_game : random_game<moves::near> {};

double nanoseconds(std::clock_t ticks) { return 1e9 * static_cast<double>(ticks) / CLOCKS_PER_SEC; }

template <class Game>
void measure(const char* way, std::uint32_t states) {
  const Game g{{states}};
  double least = 1e18;
  std::size_t solved = 0, actions = 0, bytes = 0;
  const std::clock_t begin = std::clock();
  int runs = 0;
  do {
    const std::size_t before = in_use;
    most_in_use = in_use;
    const std::clock_t from = std::clock();
    const auto all = zermelo::solve(g);
    if (const double taken = nanoseconds(std::clock() - from); taken < least) least = taken;
    bytes = most_in_use - before;
    solved = all.solved_count(), actions = 0;
    for (std::size_t i = 0; i < all.entries().size(); ++i)
      if (all.entries()[i].distance != 0) actions += Game::actions_of_a_state;
  } while (++runs < 5 || nanoseconds(std::clock() - begin) < 1e9);
  const double count = static_cast<double>(solved);
  std::printf("%s %zu %zu %.1f %.1f\n", way, solved, actions, least / count, static_cast<double>(bytes) / count);
  std::fflush(stdout);
}
}  // namespace

int main(int argc, char** argv) {
  // Freed memory stays with the program, where all runs but the first find it: the system's work is not measured.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
  const double most = argc > 1 ? std::atof(argv[1]) : 1e7;
  for (double states = 1e3; states <= 1.01 * most; states *= 3.16227766) {
    const auto count = static_cast<std::uint32_t>(states + 0.5);
    measure<numbered_game<moves::down>>("in_order", count);
    measure<numbered_game<moves::near>>("backwards", count);
    measure<numbered_game<moves::anywhere>>("far_apart", count);
    measure<unnumbered_game>("unnumbered", count);
  }
}
