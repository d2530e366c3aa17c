#include "facts/monotone_board.hpp"
