// All algorithms, and four games. Left out for what they cost to compile: the other games, each in a header of its own
// (games/lecture.hpp, whose trees cost as much as all the rest, games/kalah.hpp, ...), large_table.hpp, which needs the
// heap, parallel.hpp, which needs oneTBB, table_file.hpp, which needs files, time_budget.hpp, which needs a clock,
// rational.hpp, which is Boost.Rational, and program.hpp, which needs CLI11. A program that needs less includes less:
// game.hpp and alpha_beta.hpp, say.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/analysis.hpp>
#include <zermelo/bisection.hpp>
#include <zermelo/constant_sum.hpp>
#include <zermelo/deepening.hpp>
#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/drivers.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/grundy.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/mcts.hpp>
#include <zermelo/move_ordering.hpp>
#include <zermelo/mtd_f.hpp>
#include <zermelo/paranoid.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/principal_variation_search.hpp>
#include <zermelo/prove.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/quiescence.hpp>
#include <zermelo/ranked_table.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table.hpp>
#include <zermelo/trace.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/tree_text.hpp>
#include <zermelo/type_level.hpp>
#include <zermelo/unfold.hpp>
#include <zermelo/value.hpp>
#include <zermelo/value_iteration.hpp>
#include <zermelo/verify.hpp>
#include <zermelo/version.hpp>
#include <zermelo/who_wins.hpp>
#include <zermelo/with_value.hpp>
