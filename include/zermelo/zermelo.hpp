// Everything but two headers that are dear to compile: games/lecture.hpp, whose trees cost as much as all the rest, and
// rational.hpp, which is Boost.Rational. A program that needs less includes less: game.hpp and alpha_beta.hpp, say.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/trace.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/tree_text.hpp>
#include <zermelo/type_level.hpp>
#include <zermelo/unfold.hpp>
#include <zermelo/value.hpp>
#include <zermelo/version.hpp>
