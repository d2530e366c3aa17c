#include "facts/tic_tac_toe.hpp"
