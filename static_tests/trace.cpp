#include "facts/trace.hpp"
