// What verify() found, in words.
#pragma once

#include <algorithm>
#include <string>

#include <zermelo/field_printer.hpp>
#include <zermelo/play/append_to.hpp>
#include <zermelo/verify.hpp>

namespace zermelo::play {

/// Whether verify() can look at the game: it keeps states, and must tell them apart.
template <class Game>
concept verifiable_game = std::default_initializable<typename Game::state> &&
                          (zermelo::detail::has_identity<Game> || std::equality_comparable<typename Game::state>);

/// A paragraph for each finding, and what was looked at. States are shown if there is a way to write them.
template <class Game>
std::string words(const Game& g, const verification<Game>& report) {
  std::string all = "states:        " + std::to_string(report.states) + (report.complete ? "" : " (not all)") +
                    "\nactions:       " + std::to_string(report.actions) + '\n';
  if (report.unreached > 0)
    all += "unreached:     " + std::to_string(report.unreached) + " numbers of states that play never reaches\n";
  const auto show = [&](const char* what, [[maybe_unused]] const typename Game::state& s) {
    if constexpr (zermelo::detail::has_readable_states<Game>) {
      all += what;
      write_state(append_to{all}, g, s);
      all += '\n';
    }
  };
  for (const finding<Game>& f : report) {
    std::string name = name_of(f.what).template as<std::string>();
    std::replace(name.begin(), name.end(), '_', ' ');
    all += '\n' + name + ": " + std::to_string(f.count) + (f.count == 1 ? " time\n" : " times, first\n");
    show("  in           ", f.where);
    if (f.action) {
      all += "  action       ";
      write_action(append_to{all}, g, f.where, *f.action);
      all += '\n';
    }
    if (f.has_other) show("  and          ", f.other);
  }
  return report.ok() ? all + "nothing wrong\n" : all;
}
}  // namespace zermelo::play
