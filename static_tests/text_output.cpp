#include "facts/text_output.hpp"
