#include "facts/deepening.hpp"
