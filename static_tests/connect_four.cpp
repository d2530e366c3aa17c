#include "facts/connect_four.hpp"
