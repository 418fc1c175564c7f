#include "engine/session.hpp"

#include "agents/list.hpp"
#include "games/dispatch.hpp"

namespace arena {
namespace {

template <Game G>
Expected<const AgentEntry<G>*> find_agent(std::string_view id) {
  std::string known;
  for (const auto& entry : agents_of<G>()) {
    if (entry.id == id) return &entry;
    known.append(known.empty() ? "" : ", ").append(entry.id);
  }
  return Error{Error::Code::unknown_agent,
               "no agent of " + std::string(G::id) + " is named " + quoted(id) + " (" + known + ")"};
}

template <Game G>
Thought as_text(const typename G::Position& pos, const SearchInfo<G>& info) {
  Thought thought{info.depth, info.selective_depth, info.rank, info.score, info.nodes, info.time, {}};
  auto next = pos;
  for (const auto& move : info.line) {
    thought.line.push_back(G::to_text(next, move));
    G::apply(next, move);
  }
  return thought;
}

bool same_player(const ThinkRequest& a, const ThinkRequest& b) {
  return a.game == b.game && a.agent == b.agent && a.options == b.options && a.seed == b.seed &&
         a.resources == b.resources;
}

}  // namespace

class Session::Player {
 public:
  virtual ~Player() = default;
  [[nodiscard]] virtual Expected<Answer> think(const ThinkRequest& request, const Clock& clock,
                                               const ThoughtSink& on_thought,
                                               const std::atomic<bool>* stop) = 0;
};

template <Game G>
class Session::PlayerOf final : public Player {
 public:
  explicit PlayerOf(std::unique_ptr<Agent<G>> agent) : agent_(std::move(agent)) {}

  Expected<Answer> think(const ThinkRequest& request, const Clock& clock, const ThoughtSink& on_thought,
                         const std::atomic<bool>* stop) override {
    const auto pos = G::parse_position(request.position);
    if (!pos) return pos.error();
    if (G::outcome(*pos).over())
      return Error{Error::Code::game_over, "the game is over: there is nothing to think about"};
    Budget budget(request.limits, clock, stop);
    InfoSink<G> on_info;
    if (on_thought) on_info = [&](const SearchInfo<G>& info) { on_thought(as_text<G>(*pos, info)); };
    const auto decision = agent_->choose(*pos, budget, on_info);
    return Answer{G::to_text(*pos, decision.move), decision.score, budget.nodes(), budget.elapsed(),
                  budget.longest_pause()};
  }

 private:
  std::unique_ptr<Agent<G>> agent_;
};

template <Game G>
Expected<std::unique_ptr<Session::Player>> Session::make_player(const ThinkRequest& request) {
  const auto entry = find_agent<G>(request.agent);
  if (!entry) return entry.error();
  const auto options = parse_options((*entry)->options, request.options);
  if (!options) return options.error();
  auto agent = (*entry)->make(*options, request.resources);
  agent->new_game(request.seed);
  return std::unique_ptr<Player>(std::make_unique<PlayerOf<G>>(std::move(agent)));
}

Session::Session() = default;
Session::~Session() = default;
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;

Expected<std::vector<AgentInfo>> agents(std::string_view game) {
  return with_game(game, [](auto tag) -> Expected<std::vector<AgentInfo>> {
    std::vector<AgentInfo> list;
    for (const auto& entry : agents_of<typename decltype(tag)::type>())
      list.push_back({std::string(entry.id), std::string(entry.summary), entry.options});
    return list;
  });
}

Expected<Answer> Session::think(const ThinkRequest& request, const Clock& clock,
                                const ThoughtSink& on_thought, const std::atomic<bool>* stop) {
  if (!player_ || !same_player(request, made_for_)) {
    auto made =
        with_game(request.game, [&](auto tag) { return make_player<typename decltype(tag)::type>(request); });
    if (!made) return made.error();
    player_ = std::move(*made);
    made_for_ = request;
  }
  return player_->think(request, clock, on_thought, stop);
}

void Session::reset() {
  player_.reset();
}

}  // namespace arena
