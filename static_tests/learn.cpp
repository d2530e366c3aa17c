#include "facts/learn.hpp"
