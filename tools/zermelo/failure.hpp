// How a command ends when it cannot do what it was asked: with one line on standard error and an exit code. What a game
// that is played says, and what the other commands say, is said in the same way.
#pragma once

#include <zermelo/play/failure.hpp>

using zermelo::play::failure;
using enum zermelo::play::exit_code;
using zermelo::play::exit_code;
