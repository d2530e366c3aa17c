#include "facts/star.hpp"
