#include "facts/prove.hpp"
