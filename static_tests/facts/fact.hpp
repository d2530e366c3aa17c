// A fact is written once and checked twice: FACT(name, condition) is a static_assert in static_tests and a Catch2 test in
// runtime_tests, which defines ZERMELO_FACTS_AT_RUN_TIME.
//
// given(x) is x; at run time it is a copy of x whose value the optimiser cannot see, so that the search really runs.
// With -DZERMELO_SOME_FACTS the compiler proves those facts alone that are named by -DZERMELO_FACT_name=,ZERMELO_PROVEN: this is
// how costs are measured. With -DZERMELO_LIST_FACTS the preprocessor names all facts.
#pragma once

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
#if defined(ZERMELO_LIST_FACTS)
#define FACT(name, ...) ZERMELO_A_FACT(name)
#elif defined(ZERMELO_SOME_FACTS)
// The name is followed by a comma and ZERMELO_PROVEN if it is wanted: then this is the second word, or else the last.
#define ZERMELO_SECOND(first, second, ...) second
#define ZERMELO_CHOSEN(...) ZERMELO_SECOND(__VA_ARGS__, )
#define ZERMELO_PROVEN(name, ...) static_assert((__VA_ARGS__), #name);
#define ZERMELO_LEFT_OUT(name, ...)
#define FACT(name, ...) ZERMELO_CHOSEN(ZERMELO_FACT_##name, ZERMELO_LEFT_OUT)(name, __VA_ARGS__)
#else
#define FACT(name, ...) static_assert((__VA_ARGS__), #name);
#endif

#endif
