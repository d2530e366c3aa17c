#include "facts/drivers.hpp"
