// Every fact that the compiler proves, checked again at run time by the same code.
#define ZERMELO_FACTS_AT_RUN_TIME
#include "facts/cases.hpp"
#include "facts/draw.hpp"
#include "facts/exact.hpp"
#include "facts/halving.hpp"
#include "facts/lecture.hpp"
#include "facts/nim.hpp"
#include "facts/search.hpp"
#include "facts/text_output.hpp"
#include "facts/tic_tac_toe.hpp"
#include "facts/trace.hpp"
#include "facts/tree_text.hpp"
#include "facts/type_level.hpp"
