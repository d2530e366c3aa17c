#include "facts/sampling_edges.hpp"
