#include "facts/embedding.hpp"
