#include "../hand_written/tic_tac_toe_plain.hpp"
#include "repeat.hpp"

int main(int argc, char** argv) {
  return repeat(argc, argv, [](unsigned long& nodes) {
    unsigned visited = 0;
    const int value = hand_written::plain::ab(hidden(0u), hidden(0u), -2, 2, visited);
    nodes = visited;
    return value;
  });
}
