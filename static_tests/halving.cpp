#include "facts/halving.hpp"
