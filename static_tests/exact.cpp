#include "facts/exact.hpp"
