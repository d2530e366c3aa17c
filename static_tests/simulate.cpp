#include "facts/simulate.hpp"
