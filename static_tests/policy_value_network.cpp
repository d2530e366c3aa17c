#include "facts/policy_value_network.hpp"
