#include "facts/lone_king.hpp"
