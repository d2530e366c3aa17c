// A fact is written once and checked twice: FACT(name, condition) is a static_assert in static_tests and a Catch2 test in
// runtime_tests, which defines ZERMELO_FACTS_AT_RUN_TIME.
//
// given(x) is x; at run time it is a copy of x whose value the optimiser cannot see, so that the search really runs.
// With -DZERMELO_ONLY_FACT="name" the compiler proves that fact alone: this is how its cost is measured.
#pragma once

#include <zermelo/text.hpp>

#if defined(ZERMELO_FACTS_AT_RUN_TIME)

#include "catch.hpp"

template <class T>
T given(T x) {
  asm volatile("" : "+m"(x));
  return x;
}
#define FACT(name, ...) \
  TEST_CASE("fact " #name, "[fact]") { CHECK((__VA_ARGS__)); }

#else

template <class T>
constexpr const T& given(const T& x) {
  return x;
}
#if defined(ZERMELO_ONLY_FACT)
#define FACT(name, ...) static_assert(!(zermelo::text(#name) == ZERMELO_ONLY_FACT) || (__VA_ARGS__), #name);
#else
#define FACT(name, ...) static_assert((__VA_ARGS__), #name);
#endif

#endif
