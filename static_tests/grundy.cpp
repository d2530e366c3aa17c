#include "facts/grundy.hpp"
