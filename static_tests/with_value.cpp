#include "facts/with_value.hpp"
