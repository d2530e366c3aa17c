#include "facts/type_level.hpp"
