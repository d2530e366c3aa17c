#include "facts/draw.hpp"
