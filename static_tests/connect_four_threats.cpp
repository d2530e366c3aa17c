#include "facts/connect_four_threats.hpp"
