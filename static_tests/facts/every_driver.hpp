// The drivers that tests compare: a new one is a line here.
#pragma once

#include <zermelo/drivers.hpp>

// USE(name, driver, the other arguments) for each of them.
#define EVERY_DRIVER(USE, ...)                                                                  \
  USE(alpha_beta, zermelo::drivers::alpha_beta, __VA_ARGS__)                                    \
  USE(principal_variation_search, zermelo::drivers::principal_variation_search, __VA_ARGS__)    \
  USE(bisection, zermelo::drivers::bisection, __VA_ARGS__)                                      \
  USE(mtd_f, zermelo::drivers::mtd_f, __VA_ARGS__)                                              \
  USE(mtd_f_from_below, zermelo::drivers::mtd_f_driver<int>{-7}, __VA_ARGS__)                   \
  USE(mtd_f_from_above, zermelo::drivers::mtd_f_driver<int>{7}, __VA_ARGS__)                    \
  USE(sss_star, zermelo::drivers::sss_star, __VA_ARGS__)                                        \
  USE(deepening, zermelo::drivers::deepening, __VA_ARGS__)

/// Calls f("name", driver) for each of them.
template <class Function>
void for_every_driver(const Function& f) {
#define CALL_WITH_DRIVER(name, driver, function) function(#name, driver);
  EVERY_DRIVER(CALL_WITH_DRIVER, f)
#undef CALL_WITH_DRIVER
}
