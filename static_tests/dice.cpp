#include "facts/dice.hpp"
