// Speed of the hot paths, one per line: name, tab, units per second. Built natively and as wasm from the same
// source, so that tests/bench/ratio.sh can compare the two. Not a test: single times on a shared machine
// prove nothing.
#include <algorithm>
#include <iostream>
#include <vector>

#include "agents/list.hpp"
#include "search/perft.hpp"
#include "util/clock.hpp"

namespace {

using namespace arena;

// Runs `work` for at least a tenth of a second in each of five rounds and prints the best: units of work per
// second.
template <class Work>
void report(const std::string& name, Work&& work) {
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

// Not inlined, because V8 optimises a wasm function only after some calls, and main is called once.
template <Game G>
[[gnu::noinline]] double apply_and_test(const typename G::Position& pos) {
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  int over = 0;
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    over += G::outcome(next).over() ? 1 : 0;
  }
  return static_cast<double>(moves.size()) +
         1e-9 * over;  // the sum keeps the compiler from removing the work
}

template <Game G>
void report_game(const std::string& where, const std::vector<typename G::Position>& starts) {
  const std::string game(G::id);
  report(game + ": perft leaves on " + where, [&] {
    double leaves = 0;
    for (const auto& pos : starts) leaves += static_cast<double>(perft<G>(pos, 2));
    return leaves;
  });
  report(game + ": moves applied and the end tested on " + where, [&] {
    double applied = 0;
    for (const auto& pos : starts) applied += apply_and_test<G>(pos);
    return applied;
  });
}

// Counting moves without listing them, as a search does at every node.
template <Game G>
void report_count(const std::string& where, const typename G::Position& pos) {
  report(std::string(G::id) + ": countings of all moves in " + where, [&] {
    constexpr int countings = 1000;
    auto next = pos;
    unsigned sum = 0;
    for (int i = 0; i < countings; ++i) {
      next.ply = static_cast<decltype(next.ply)>(next.ply ^ 2U);  // so that the compiler removes no call
      sum += static_cast<unsigned>(G::count_moves(next));
    }
    return countings + 1e-9 * sum;
  });
}

// Nodes of an agent, by default the game's strongest, each time from an empty table. A node is an evaluated
// position.
template <Game G>
void report_search(const std::string& where, const typename G::Position& pos, std::string_view id = {}) {
  const auto list = agents_of<G>();
  const auto named =
      std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.id == id; });
  const auto& entry = named == list.end() ? list.back() : *named;
  const auto agent = entry.make(OptionValues(entry.options), Resources{});
  report(std::string(G::id) + ": nodes of " + std::string(entry.id) + " on " + where, [&] {
    const SteadyClock clock;
    Budget budget({std::uint64_t{200000}, {}, {}, {}}, clock);
    agent->new_game(1);
    (void)agent->choose(pos, budget, {});
    return static_cast<double>(budget.nodes());
  });
}

}  // namespace

int main() {
  std::vector<Colosseum::Position> boards;
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    boards.push_back(Colosseum::start({12, colosseum::Rules::course_2023, seed}).value());
  report_game<Colosseum>("12x12 starts", boards);
  report_game<Infexion>(
      "full boards",
      {Infexion::parse_position("b1bA2A/2aab2/BA1BA2/bb1A2A/a1cA3/ACAACaa/b1BdC2 r 128").value(),
       Infexion::parse_position("ba1B3/1a4A/Aa1B1AA/A2CAb1/aaB1a2/1CaaBD1/C1Ea1cA r 318").value()});
  const auto tetress =
      Tetress::parse_position("4R6/4R6/4R6/1R2R6/1RR1RRR1B1B/11/2B1B6/BBBBRB4B/2R1R6/1R9/1R2R6 b 23").value();
  const auto crowded = Tetress::parse_position(
                           "RRBBBBR1RRR/1RRR1BR1RB1/3R1BR2B1/1BB1BBRR1BB/BB1B2RR1BB/1BBB1RRR1BB/BBBBRRRRRR1/"
                           "2B3RR1RR/RRBBBB1R2R/"
                           "RRB2BRR3/RBBBBBR4 r 20")
                           .value();
  report_count<Tetress>("a middle game", tetress);
  report_game<Tetress>("a middle game", {tetress});
  report_search<Colosseum>("a 12x12 start", boards.front());
  const auto middle = Colosseum::parse_position(
                          "020100002/000303300/011210000/010223120/011332120/010123000/001320300/001010120/"
                          "000000000 g3 g8 a")
                          .value();
  report_search<Colosseum>("a 9x9 middle game", middle);
  report_search<Colosseum>("a 9x9 middle game", middle, "plain");
  report_search<Infexion>("a middle game",
                          Infexion::parse_position("1a1A3/2B1a2/b3A2/1A2c2/4B1a/2a1A2/A4b1 r 30").value());
  report_search<Infexion>(
      "a full board",
      Infexion::parse_position("b1bA2A/2aab2/BA1BA2/bb1A2A/a1cA3/ACAACaa/b1BdC2 r 128").value());
  report_search<Tetress>("a middle game", tetress);
  report_search<Tetress>("a late game", crowded);
}
