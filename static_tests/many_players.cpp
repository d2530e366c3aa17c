#include "facts/many_players.hpp"
