#include "facts/verify.hpp"
