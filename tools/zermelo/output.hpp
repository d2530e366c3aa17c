// Where results go: standard output, or a file that is written completely or not at all.
#pragma once

#include <string>
#include <zermelo/play/append_to.hpp>
#include <zermelo/play/files.hpp>
#include <zermelo/play/printable.hpp>

/// Writes to standard output, at once. Control characters other than line breaks and tabs become '?', and so do bytes
/// that are not UTF-8, so that
/// no name in a tree can play with the terminal. A failure if it cannot be written; a quiet one if the reader
/// has gone.
void print(std::string characters);

using zermelo::play::append_to;
using zermelo::play::one_line;
using zermelo::play::write_file;
