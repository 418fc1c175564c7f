// Speed of the hot paths, a line each: name, tab, units a second. Built natively and as wasm from this one
// source, so that tests/bench/ratio.sh can divide the two. Not a test: times on a shared machine prove
// nothing alone.
#include <iostream>
#include <vector>

#include "games/colosseum/colosseum.hpp"
#include "search/perft.hpp"
#include "util/clock.hpp"

namespace {

using namespace arena;

// Runs `work` for a tenth of a second at least and prints the best of five rounds: units of work a second.
template <class Work>
void report(const char* name, Work&& work) {
  const SteadyClock clock;
  double best = 0;
  for (int round = 0; round < 5; ++round) {
    const Duration begin = clock.now();
    double units = 0;
    Duration time{};
    do {
      units += work();
      time = clock.now() - begin;
    } while (time < std::chrono::milliseconds(100));
    best = std::max(best, units / seconds(time));
  }
  std::cout << name << '\t' << static_cast<std::uint64_t>(best) << '\n';
}

// Not inlined: V8 optimises a wasm function after some calls of it, and main is called once.
[[gnu::noinline]] double apply_and_test(const Colosseum::Position& pos) {
  Colosseum::MoveList moves;
  Colosseum::legal_moves(pos, moves);
  int over = 0;
  for (const auto& move : moves) {
    auto next = pos;
    Colosseum::apply(next, move);
    over += Colosseum::outcome(next).over() ? 1 : 0;
  }
  return static_cast<double>(moves.size()) + 1e-9 * over;  // the sum keeps the work from being left out
}

}  // namespace

int main() {
  std::vector<Colosseum::Position> starts;
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    starts.push_back(Colosseum::start({12, colosseum::Rules::course_2023, seed}).value());
  report("colosseum: perft leaves on 12x12 starts", [&] {
    double leaves = 0;
    for (const auto& pos : starts) leaves += static_cast<double>(perft<Colosseum>(pos, 2));
    return leaves;
  });
  report("colosseum: moves applied and the end tested on 12x12 starts", [&] {
    double applied = 0;
    for (const auto& pos : starts) applied += apply_and_test(pos);
    return applied;
  });
}
