#include "facts/go.hpp"
