#include "../hand_written/connect_four.hpp"
#include "connect_four.hpp"

int main(int argc, char** argv) {
  return solve_all(argc, argv, [] { return hand_written::four::solver(14); });
}
