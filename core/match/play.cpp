#include "match/play.hpp"

#include <cassert>
#include <cstdio>

#include "engine/rules.hpp"
#include "util/rng.hpp"
#include "util/text.hpp"

namespace arena::match {
namespace {

class AgentPlayer final : public Player {
 public:
  AgentPlayer(std::string agent, std::string_view options, const Clock& clock, const Resources& resources)
      : engine_(clock) {
    choice_.id = std::move(agent);
    choice_.resources = resources;
    // Every agent accepts early=false: it then uses the whole time of every move.
    for (const auto option : words(options)) {
      if (option == "early=true" || option == "early=false")
        early_ = option == "early=true";
      else
        choice_.options.append(choice_.options.empty() ? "" : " ").append(option);
    }
  }
  void new_game(const std::string& game, std::uint64_t seed) override {
    choice_.seed = seed;
    if (fault_) return;
    fault_ = engine_.game() == game ? std::nullopt : engine_.set_game(game);
    if (!fault_) fault_ = engine_.set_agent(choice_);
    if (!fault_) fault_ = engine_.prepare();
    engine_.new_game();
  }
  Expected<Choice> choose(const Turn& turn) override {
    if (!fault_) fault_ = engine_.set_position(turn.position);
    if (fault_) return *fault_;
    Limits limits = turn.limits;
    limits.early = early_;
    if (turn.clocks) {
      limits.game_time = turn.clocks->left[turn.mover()];
      limits.increment = turn.clocks->increment;
    }
    const auto answer = engine_.go(limits, {});
    if (!answer) return answer.error();
    return Choice(answer->move, answer->score);
  }

 private:
  AgentChoice choice_;
  Engine engine_;
  bool early_ = true;  // may answer before its time is over
  std::optional<Error> fault_;
};

double milliseconds_of(Duration time) {
  return 1000 * seconds(time);
}

std::string clock_text(double ms) {
  char text[32];
  const int tenths = static_cast<int>(ms / 100);
  std::snprintf(text, sizeof text, "%d:%02d:%02d.%d", tenths / 36000, tenths / 600 % 60, tenths / 10 % 60,
                tenths % 10);
  return text;
}

// The course replaces a bad turn by a move of the game's `random` agent.
std::string random_move(const std::string& game, const std::string& position, std::uint64_t seed,
                        const Clock& clock) {
  Engine engine(clock);
  [[maybe_unused]] auto fault = engine.set_game(game);
  if (!fault) fault = engine.set_position(position);
  if (!fault) fault = engine.set_agent({.id = "random", .options = "", .seed = seed, .resources = {}});
  assert(!fault);
  return engine.go({}, {}).value().move;
}

// Listens to what the players say about a game, and decides it when they agree.
class Adjudicator {
 public:
  explicit Adjudicator(const Adjudication& rules) : rules_(rules) {}

  // Returns the result once it is agreed.
  [[nodiscard]] std::optional<Outcome::Kind> hear(Side mover, const Score& score) {
    const auto at = static_cast<std::size_t>(index(mover));
    proven_[at] = proof(mover, score);
    if (rules_.proven && proven_[0] && proven_[0] == proven_[1]) return proven_[0];
    if (!rules_.score) return std::nullopt;
    const auto ahead = leader(mover, score);
    plies_ = ahead && ahead == leader_ ? plies_ + 1 : 1;
    leader_ = ahead;
    if (leader_ && plies_ >= rules_.plies) return win_for(*leader_);
    return std::nullopt;
  }

 private:
  [[nodiscard]] static std::optional<Outcome::Kind> proof(Side mover, const Score& score) {
    if (score.kind == Score::Kind::win) return win_for(mover);
    if (score.kind == Score::Kind::loss) return win_for(other(mover));
    if (score.kind == Score::Kind::draw) return Outcome::Kind::draw;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Side> leader(Side mover, const Score& score) const {
    const bool points = score.kind == Score::Kind::points;
    if (score.kind == Score::Kind::win || (points && score.value >= *rules_.score)) return mover;
    if (score.kind == Score::Kind::loss || (points && score.value <= -*rules_.score)) return other(mover);
    return std::nullopt;
  }

  Adjudication rules_;
  std::array<std::optional<Outcome::Kind>, 2> proven_;
  std::optional<Side> leader_;
  int plies_ = 0;  // in a row in which it was ahead
};

}  // namespace

std::unique_ptr<Player> make_agent_player(std::string agent, std::string_view options, const Clock& clock,
                                          const Resources& resources) {
  return std::make_unique<AgentPlayer>(std::move(agent), options, clock, resources);
}

std::string_view name_of(Ending ending) {
  switch (ending) {
    case Ending::rules: return "rules";
    case Ending::illegal: return "illegal";
    case Ending::crash: return "crash";
    case Ending::flag: return "flag";
    case Ending::adjudicated: return "adjudicated";
  }
  return "rules";
}

GameResult play_game(const std::string& game, const Fixture& fixture, std::array<Player*, 2> players,
                     const Terms& terms, const Clock& clock) {
  const auto& pace = terms.pace;
  GameResult result;
  result.fixture = fixture;
  result.start = fixture.opening.empty() ? rules::start(game, fixture.setup).value() : fixture.opening;
  const auto seed =
      mix64(static_cast<std::uint64_t>(fixture.number) + 1) >> 11;  // fits the range of UGI's Seed
  for (std::size_t i = 0; i < 2; ++i) players[i]->new_game(game, seed + i);
  std::optional<Clocks> clocks;
  if (pace.game_time) clocks = Clocks{{*pace.game_time, *pace.game_time}, pace.increment};
  Adjudicator adjudicator(terms.adjudication);
  std::string position = result.start;
  for (;;) {
    const auto view = rules::view(game, position).value();
    result.outcome = view.outcome;
    if (view.outcome.over()) return result;
    const auto side = static_cast<std::size_t>(view.side);
    const auto end = [&](Ending ending, Outcome::Kind kind) {
      result.ending = ending;
      result.outcome.kind = kind;
      return result;
    };
    const auto lose = [&](Ending ending) { return end(ending, win_for(other(view.side))); };
    const Duration begin = clock.now();
    auto choice = players[side]->choose({result.start, result.moves, position, view.side,
                                         Limits{pace.nodes, pace.depth, pace.move_time, {}}, clocks});
    const Duration time = clock.now() - begin;
    result.times[side].push_back(milliseconds_of(time));
    if (pace.move_time && time > *pace.move_time) ++result.late[side];
    if (clocks) {
      if ((clocks->left[side] -= time) < Duration{}) return lose(Ending::flag);
      clocks->left[side] += clocks->increment;
    }
    auto next = choice ? rules::play(game, position, choice->move) : Expected<std::string>(choice.error());
    if (!next) {
      ++(choice ? result.illegal : result.crashes)[side];
      if (terms.protocol == Protocol::fair) return lose(choice ? Ending::illegal : Ending::crash);
      choice = random_move(game, position, seed + result.moves.size(), clock);
      next = rules::play(game, position, choice->move);
    }
    result.moves.push_back(choice->move);
    position = *next;
    const auto agreed = adjudicator.hear(view.side, choice->score);
    if (!agreed) continue;
    result.outcome = rules::view(game, position).value().outcome;
    return result.outcome.over() ? result : end(Ending::adjudicated, *agreed);
  }
}

Record as_record(const std::string& game, const GameResult& result, const std::array<std::string, 2>& names) {
  Record record;
  record.set_header("Game", game);
  record.set_header("First", names[0]);
  record.set_header("Second", names[1]);
  record.set_header("Position", result.start);
  record.result = result_text(result.outcome.kind);
  record.set_header("Result", record.result);
  const std::string score =
      std::to_string(result.outcome.score[0]) + "-" + std::to_string(result.outcome.score[1]);
  if (result.ending == Ending::rules)
    record.set_header("Score", score);
  else
    record.set_header("Termination", name_of(result.ending));
  record.begins = rules::view(game, result.start).value().side;
  std::array<std::size_t, 2> turn{};
  auto side = static_cast<std::size_t>(record.begins);
  for (const auto& move : result.moves) {
    record.moves.push_back({move, "", std::nullopt, clock_text(result.times[side][turn[side]++])});
    side = 1 - side;
  }
  return record;
}

}  // namespace arena::match
