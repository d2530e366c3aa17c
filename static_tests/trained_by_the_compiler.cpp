#include "facts/trained_by_the_compiler.hpp"
