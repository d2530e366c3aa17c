#include "facts/cases.hpp"
