#include "facts/rave.hpp"
