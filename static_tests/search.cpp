#include "facts/search.hpp"
