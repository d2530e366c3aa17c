// What the programs that are counted at run time share: they search as often as their argument says.
#pragma once

#include <cstdlib>

/// x, with a value that the optimiser cannot see.
template <class T>
T hidden(T x) {
  asm volatile("" : "+m"(x));
  return x;
}

/// Exits with 0 if search(), called as often as the program's argument says, visits 18,297 nodes and finds a draw.
template <class Search>
int repeat(int argc, char** argv, Search search) {
  for (int times = argc > 1 ? std::atoi(argv[1]) : 1; times > 0; --times) {
    unsigned long nodes = 0;
    if (search(nodes) != 0 || nodes != 18'297) return 1;
  }
  return 0;
}
