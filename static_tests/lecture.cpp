#include "facts/lecture.hpp"
