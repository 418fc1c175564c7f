#pragma once
#include <atomic>
#include <memory>

#include "engine/request.hpp"
#include "search/info.hpp"
#include "search/time_manager.hpp"

namespace arena {

// The description of an agent, for choosing one.
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
  std::optional<Duration> hard;  // the planned stop of the search, if its time was limited
};

// A game, a position in it and an agent that searches it. UGI, matches and the page's worker each hold one.
// Setters parse their text at once, so that `go` only searches. A setter that returns an Error changes
// nothing. Determinism: after `new_game`, or in a fresh engine, the same calls in the same order give the
// same answers, natively and in wasm, as long as nodes or depth are the only limits. Between two calls of
// `new_game` an agent may keep its findings (its table), so the answer to a position depends on the positions
// before it.
class Engine {
 public:
  explicit Engine(const Clock& clock);
  ~Engine();
  Engine(Engine&&) noexcept;

  // Selects a game with its usual start position and its strongest agent.
  [[nodiscard]] std::optional<Error> set_game(std::string_view id);

  // Sets a position and plays moves from it; moves are separated by spaces.
  [[nodiscard]] std::optional<Error> set_position(std::string_view position, std::string_view moves = {});
  [[nodiscard]] std::optional<Error> set_start(std::string_view setup, std::string_view moves = {});

  // If the choice is the current one, the agent stays as it is and keeps its memory.
  [[nodiscard]] std::optional<Error> set_agent(const AgentChoice& choice);

  // Creates the agent if it does not exist yet: everything that takes time or much memory. The old agent is
  // destroyed before, so that the two never need memory at the same time.
  [[nodiscard]] std::optional<Error> prepare();

  // Forgets everything about earlier positions.
  void new_game();

  [[nodiscard]] Expected<Answer> go(const Limits& limits, const ThoughtSink& on_thought,
                                    const std::atomic<bool>* stop = nullptr);

  // All of the above in one call, for requests that are complete in themselves.
  [[nodiscard]] Expected<Answer> think(const ThinkRequest& request, const ThoughtSink& on_thought);

  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const AgentChoice& agent() const { return choice_; }
  [[nodiscard]] Side side_to_move() const;
  [[nodiscard]] Outcome outcome() const;

 private:
  // The game is chosen at run time, but everything below is typed by the game: State is the one virtual step
  // between the two.
  class State;
  template <Game G>
  class StateOf;

  const Clock& clock_;
  TimeManager time_;
  std::string game_;
  AgentChoice choice_;
  std::unique_ptr<State> state_;
};

}  // namespace arena
