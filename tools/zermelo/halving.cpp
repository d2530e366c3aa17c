// zermelo halving: who wins the halving game from each number, how, and how soon.
#include <fmt/format.h>

#include <memory>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/halving.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "output.hpp"

namespace {
using zermelo::games::halving;
using zermelo::games::halving_action;

struct range {
  int from = 1;
  int to = 11;
  bool to_is_given = false;
};

// The search grows with n like the number of ways to write n as a sum of powers of two; here it still takes
// an instant.
constexpr int largest = 100;

constexpr char help[] =
    R"(The halving game: two players take turns to replace n by n - 1 (decrement) or by n / 2 rounded down
(half). Whoever is to move when n is 0 wins. The distance is the number of plies to the end if the
winner hurries and the loser delays.

Examples:
  zermelo halving
  zermelo halving --from 1 --to 40
)";

std::string row(int n) {
  const auto found = zermelo::alpha_beta(halving{n}, zermelo::by_distance);
  const char* const action = !found.action                           ? "-"
                             : *found.action == halving_action::half ? "half"
                                                                     : "decrement";
  return fmt::format("{:>3}  {:<5}  {:<9}  {:>8}\n", n, found.value > 0 ? "wins" : "loses", action,
                     found.distance);
}

void run(range r) {
  if (!r.to_is_given && r.to < r.from) r.to = r.from;
  if (r.from > r.to)
    throw failure(exit_wrong_usage,
                  fmt::format("--from {} is above --to {} (see zermelo halving --help)", r.from, r.to));
  std::string table = "  n  mover  action     distance\n";
  for (int n = r.from; n <= r.to; ++n) table += row(n);
  print(table);
}
}  // namespace

void add_halving_command(CLI::App& program) {
  const auto r = std::make_shared<range>();
  CLI::App& command =
      *program.add_subcommand("halving", "Print who wins the halving game from each number n");
  command.add_option("--from", r->from, "The first n, 0 to 100 (1)")
      ->type_name("N")
      ->transform(whole_number(0, largest));
  const CLI::Option* const to =
      command.add_option("--to", r->to, "The last n, 0 to 100 (11, or --from if that is more)")
          ->type_name("N")
          ->transform(whole_number(0, largest));
  command.footer(std::string(help) + exit_codes_help);
  command.callback([r, to] {
    r->to_is_given = to->count() > 0;
    run(*r);
  });
}
