#include "facts/triangle_war.hpp"
