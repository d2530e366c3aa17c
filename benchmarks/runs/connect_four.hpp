// What the programs that are counted on Connect Four share: positions in the middle of the game, found by random play.
#pragma once

#include <cstdio>
#include <cstdlib>

struct connect_four_position {
  const char* columns;
  int score;  // for the side to move
};
inline constexpr connect_four_position positions[] = {
    {"65462252231715736233", -2}, {"32253424224334776562", 0}, {"27676225524531434433", 2}, {"56676625347414472165", 1},
    {"25261122162743217411", 2},  {"13724356775333115552", 2}, {"74712723512237254267", -2}, {"64664256447763146135", 4},
    {"44365247774443553161", 1},  {"31162625547662173461", -2}, {"12674312437454716534", -2}, {"55267143521544561341", -2},
};

/// Solves all positions as often as the program's argument says, each time with what make_solver() makes. Exits with 0 if
/// every score is right.
template <class MakeSolver>
int solve_all(int argc, char** argv, MakeSolver make_solver) {
  for (int times = argc > 1 ? std::atoi(argv[1]) : 1; times > 0; --times) {
    auto solver = make_solver();
    for (const auto& [columns, score] : positions)
      if (solver.solve(columns) != score) return 1;
    if (argc > 2) std::printf("%llu nodes\n", static_cast<unsigned long long>(solver.nodes));
  }
  return 0;
}
