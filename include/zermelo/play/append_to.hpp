// A sink of texts that is a string.
#pragma once

#include <string>

#include <zermelo/text.hpp>

namespace zermelo::play {

/// Appends what the library writes to a string.
struct append_to {
  std::string& characters;
  void operator()(text t) const { characters.append(t.data, t.size); }
};
}  // namespace zermelo::play
