#include "facts/policies.hpp"
