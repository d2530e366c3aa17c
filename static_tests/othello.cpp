#include "facts/othello.hpp"
