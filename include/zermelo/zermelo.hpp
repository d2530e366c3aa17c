// Everything. A program that needs less includes less: game.hpp and value.hpp, or game.hpp and alpha_beta.hpp.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/type_level.hpp>
#include <zermelo/value.hpp>
#include <zermelo/version.hpp>
