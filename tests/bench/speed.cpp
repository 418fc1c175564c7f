// Speed of the rules, printed as JSON: the same work as tests/bench/speed.mjs asks of the wasm module, so that
// tests/bench/ratio.sh can divide the two. Not a test: times on a shared machine prove nothing alone.
#include <iostream>
#include <nlohmann/json.hpp>

#include "games/colosseum/colosseum.hpp"
#include "search/perft.hpp"
#include "util/clock.hpp"

namespace {

using namespace arena;

// Runs `work` until it took a tenth of a second at least; answers units of work a second.
template <class Work>
double rate(Work&& work) {
  const SteadyClock clock;
  const Duration begin = clock.now();
  double units = 0;
  Duration time{};
  do {
    units += work();
    time = clock.now() - begin;
  } while (time < std::chrono::milliseconds(100));
  return units / seconds(time);
}

double apply_and_test(const Colosseum::Position& pos) {
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
  nlohmann::json report;
  double best_perft = 0;
  double best_apply = 0;
  for (int round = 0; round < 5; ++round) {
    best_perft = std::max(best_perft, rate([&] {
                            double leaves = 0;
                            for (const auto& pos : starts) leaves += static_cast<double>(perft<Colosseum>(pos, 2));
                            return leaves;
                          }));
    best_apply = std::max(best_apply, rate([&] {
                            double applied = 0;
                            for (const auto& pos : starts) applied += apply_and_test(pos);
                            return applied;
                          }));
  }
  report["colosseum perft leaves a second, 12x12 starts"] = best_perft;
  report["colosseum apply and test the end a second, 12x12 starts"] = best_apply;
  std::cout << report.dump(2) << '\n';
}
