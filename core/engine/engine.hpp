#pragma once
#include <atomic>
#include <memory>

#include "engine/request.hpp"
#include "search/info.hpp"
#include "search/time_manager.hpp"

namespace arena {

// An agent as a person may choose it.
struct AgentInfo {
  std::string id;
  std::string summary;
  OptionSpecs options;
};
[[nodiscard]] Expected<std::vector<AgentInfo>> agents(std::string_view game);

// SearchInfo with its moves as text.
struct Thought {
  int depth = 0;
  int selective_depth = 0;
  int rank = 1;
  Score score;
  std::uint64_t nodes = 0;
  Duration time{};
  std::vector<std::string> line;
};
using ThoughtSink = std::function<void(const Thought&)>;

struct Answer {
  std::string move;
  Score score;
  std::uint64_t nodes = 0;
  Duration time{};
  std::optional<Duration> hard;  // when the search meant to stop, if its time was limited
};

// A game, a position in it and an agent that thinks about it: what UGI, matches and the page's worker hold.
//
// Text is read when it is set, so that `go` only searches. Setters that return an Error have changed nothing.
//
// Determinism: after `new_game`, the same calls in the same order give the same answers, natively and as
// wasm, as long as nodes or depth are the only limits; so does a fresh engine. Between two calls of
// `new_game` an agent may keep what it found (its table), so the answer to one position depends on those
// before it.
class Engine {
 public:
  explicit Engine(const Clock& clock);
  ~Engine();
  Engine(Engine&&) noexcept;

  // The game's usual start and its strongest agent.
  [[nodiscard]] std::optional<Error> set_game(std::string_view id);

  // A position, and moves played from it, separated by spaces.
  [[nodiscard]] std::optional<Error> set_position(std::string_view position, std::string_view moves = {});
  [[nodiscard]] std::optional<Error> set_start(std::string_view setup, std::string_view moves = {});

  // The agent stays as it is, with what it remembers, if it is the one that was chosen before.
  [[nodiscard]] std::optional<Error> set_agent(const AgentChoice& choice);

  // Makes the agent if it is not there yet: all that takes time or much memory. The old agent goes first, so
  // that both never need memory together.
  [[nodiscard]] std::optional<Error> prepare();

  // Forgets everything about earlier positions.
  void new_game();

  [[nodiscard]] Expected<Answer> go(const Limits& limits, const ThoughtSink& on_thought,
                                    const std::atomic<bool>* stop = nullptr);

  // All of the above in one call, for callers whose requests are complete in themselves.
  [[nodiscard]] Expected<Answer> think(const ThinkRequest& request, const ThoughtSink& on_thought);

  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const AgentChoice& agent() const { return choice_; }
  [[nodiscard]] Side side_to_move() const;
  [[nodiscard]] Outcome outcome() const;

 private:
  // The game is chosen at run time, and everything below is typed: this is the one virtual step between them.
  class Table;
  template <Game G>
  class TableOf;

  const Clock& clock_;
  TimeManager time_;
  std::string game_;
  AgentChoice choice_;
  std::unique_ptr<Table> table_;
};

}  // namespace arena
