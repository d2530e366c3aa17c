// The one list of games: those that are played, solved, and looked up in tables.
#pragma once

#include "known_game.hpp"

using typed_words = std::vector<std::string>;
using known_pointer = std::unique_ptr<known_game>;

/// The game of this name; a failure if there is none, or if the parameters are wrong.
known_pointer make_known_game(const std::string& name, const typed_words& parameters);

/// A line for each game: its name, its parameters, what it is.
std::string list_of_games();
