#include "facts/ranked_table.hpp"
