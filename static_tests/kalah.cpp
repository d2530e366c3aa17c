#include "facts/kalah.hpp"
