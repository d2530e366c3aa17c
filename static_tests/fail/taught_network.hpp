// A network that is taught once: shares of 0.25 and a worth of 1 are right.
#pragma once

#include <zermelo/policy_value_network.hpp>

constexpr bool taught(double share, double worth) {
  zermelo::policy_value_network<1, 1, 2> network(zermelo::seed{1});
  network.teach({{1}}, {{share, 0.75}}, worth, 0.1);
  return true;
}
