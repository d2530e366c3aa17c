// How values are written, and texts that are constants.
#pragma once

#include <boost/hana/adapt_struct.hpp>
#include <boost/hana/define_struct.hpp>

#include <zermelo/field_printer.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace text_facts {
using namespace zermelo;

FACT(text_integers, writes_value("0", given(0)) && writes_value("-7", given(-7)) &&
                        writes_value("18446744073709551615", given(UINT64_MAX)) &&
                        writes_value("-128", given(static_cast<signed char>(-128))))
FACT(text_the_least_integers, writes_value("-2147483648", given(INT32_MIN)) &&
                                  writes_value("-9223372036854775808", given(INT64_MIN)))
FACT(text_floating, writes_value("0.5", given(0.5)) && writes_value("-0.333333", given(-1.0 / 3)) &&
                        writes_value("3.5", given(3.5f)) && writes_value("12345.7", given(12345.678)) &&
                        writes_value("123457", given(123456.78)) && writes_value("0.00001234", given(0.00001234)))
FACT(text_floating_carries_over, writes_value("1", given(0.99999999)) && writes_value("100000", given(99999.9999)) &&
                                     writes_value("10", given(9.9999999)))
FACT(text_floating_integers_are_exact, writes_value("0", given(-0.0)) && writes_value("100", given(100.0)) &&
                                           writes_value("9007199254740991", given(9007199254740991.0)))
FACT(text_floating_far_from_one, writes_value("1e20", given(1e20)) && writes_value("1e20", given(9.99999999e19)) && writes_value("1.5e-7", given(1.5e-7)) &&
                                     writes_value("-1.79769e308", given(-1.7976931348623157e308)) &&
                                     writes_value("4.94066e-324", given(5e-324)))
FACT(text_infinities, writes_value("-inf", given(value_limits<double>::lowest())) &&
                          writes_value("inf", given(value_limits<double>::highest())) &&
                          writes_value("nan", std::numeric_limits<double>::quiet_NaN()))
FACT(text_others, writes_value("1/6", given(fraction{1, 6})) && writes_value("2", given(fraction{2, 1})) &&
                      writes_value("min", given(player::min)) && writes_value(">=", given(bound::lower)) &&
                      writes_value("true", given(true)) && writes_value("x", given('x')) &&
                      writes_value("word", given(text("word"))))
FACT(text_window_ends, writes("-inf +inf 3", [](auto out) {
       write_window_end(out, value_limits<int>::lowest());
       out(" ");
       write_window_end(out, value_limits<int>::highest());
       out(" ");
       write_window_end(out, 3);
     }))

struct piles {
  BOOST_HANA_DEFINE_STRUCT(piles, (int, count), (action_list<int, 3>, stones));
};
struct heap_state {
  BOOST_HANA_DEFINE_STRUCT(heap_state, (int, n), (player, mover), (piles, left), (double, estimate));
};
struct adapted_from_outside {
  int from;
  bool jump;
};
inline constexpr heap_state some_state{3, player::max, {2, action_list<int, 3>(4, 5)}, 0.25};
FACT(text_fields_of_a_state, writes("n=3 mover=max left=(count=2 stones=[4 5]) estimate=0.25",
                                    [](auto out) { write_fields(out, some_state); }))
}  // namespace text_facts
BOOST_HANA_ADAPT_STRUCT(text_facts::adapted_from_outside, from, jump);
namespace text_facts {
FACT(text_fields_of_an_adapted_struct,
     writes("from=8 jump=false", [](auto out) { write_fields(out, adapted_from_outside{8, false}); }))

inline constexpr auto constant = constant_text([](auto out) {
  out("n=");
  write_value(out, 42);
});
FACT(text_as_a_constant, constant.size() == 4 && text(constant) == "n=42" && constant.c_str()[4] == '\0')
FACT(text_length, length_of([](auto out) { write_value(out, given(-12345)); }) == 6)
}  // namespace text_facts
