// Runs the searches and prints `number|game|algorithm|value|nodes|milliseconds`, a line each. With the argument `once` each
// runs once, as a test; otherwise for a fifth of a second at least, and the time is the least of all rounds.
#include <zermelo/text_output.hpp>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <string>

#include "searches.hpp"

namespace {
bool once = false;

template <class Value>
std::string written(const Value& v) {
  std::string s;
  zermelo::write_value([&s](zermelo::text t) { s.append(t.data, t.size); }, v);
  return s;
}

template <class Search>
void run(int number, const char* game, const char* algorithm, Search search) {
  using clock = std::chrono::steady_clock;
  using milliseconds = std::chrono::duration<double, std::milli>;
  const auto begin = clock::now();
  milliseconds least{1e9};
  auto found = search();
  do {
    const auto before = clock::now();
    found = search();
    if (const milliseconds taken = clock::now() - before; taken < least) least = taken;
  } while (!once && clock::now() - begin < std::chrono::milliseconds(200));
  std::printf("%d|%s|%s|%s|%llu|%.3g\n", number, game, algorithm, written(found.value).c_str(),
              static_cast<unsigned long long>(found.nodes), least.count());
}
}  // namespace

int main(int argc, char** argv) {
  using namespace searches;
  once = argc > 1 && std::strcmp(argv[1], "once") == 0;
#define RUN(number, game, algorithm, ...) run(number, game, algorithm, [] { return __VA_ARGS__; });
  SEARCHES(RUN)
}
