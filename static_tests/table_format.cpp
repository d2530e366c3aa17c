#include "facts/table_format.hpp"
