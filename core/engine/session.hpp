#pragma once
#include <atomic>
#include <functional>
#include <memory>

#include "agents/agent.hpp"

namespace arena {

// An agent as a person may choose it.
struct AgentInfo {
  std::string id;
  std::string summary;
  OptionSpecs options;
};
[[nodiscard]] Expected<std::vector<AgentInfo>> agents(std::string_view game);

// One turn, complete in itself: a fresh session answers it as well as an old one (which may have kept a
// useful tree).
struct ThinkRequest {
  std::string game;
  std::string position;
  std::string agent;
  std::string options;  // "python-pace=true", what is not named keeps its fallback
  std::uint64_t seed = 1;
  Limits limits;
  Resources resources;
};

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
  Duration longest_pause{};  // see Budget
};

// A thinking agent of any game. It keeps the agent between turns as long as game, agent, options, resources
// and seed stay the same.
class Session {
 public:
  Session();
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  [[nodiscard]] Expected<Answer> think(const ThinkRequest& request, const Clock& clock,
                                       const ThoughtSink& on_thought,
                                       const std::atomic<bool>* stop = nullptr);

  // Forgets everything, as before a new game.
  void reset();

 private:
  class Player;
  template <Game G>
  class PlayerOf;
  template <Game G>
  [[nodiscard]] static Expected<std::unique_ptr<Player>> make_player(const ThinkRequest& request);

  std::unique_ptr<Player> player_;
  ThinkRequest made_for_;
};

}  // namespace arena
