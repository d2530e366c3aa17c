#include "facts/mcts.hpp"
