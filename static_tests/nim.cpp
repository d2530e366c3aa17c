#include "facts/nim.hpp"
