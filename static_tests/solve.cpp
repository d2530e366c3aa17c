#include "facts/solve.hpp"
