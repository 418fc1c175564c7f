#include "engine/engine.hpp"

#include "agents/list.hpp"
#include "games/dispatch.hpp"
#include "games/replay.hpp"
#include "util/memory.hpp"

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
  return {info.depth, info.selective_depth,           info.rank, info.score, info.nodes,
          info.time,  line_to_text<G>(pos, info.line)};
}

}  // namespace

class Engine::State {
 public:
  virtual ~State() = default;
  [[nodiscard]] virtual std::optional<Error> set_position(std::string_view position,
                                                          std::string_view moves) = 0;
  [[nodiscard]] virtual std::optional<Error> set_start(std::string_view setup, std::string_view moves) = 0;
  [[nodiscard]] virtual std::optional<Error> set_agent(const AgentChoice& choice) = 0;
  [[nodiscard]] virtual std::optional<Error> prepare() = 0;
  virtual void new_game() = 0;
  [[nodiscard]] virtual Expected<Answer> go(const Limits& limits, const Clock& clock, TimeManager& time,
                                            const ThoughtSink& on_thought, const std::atomic<bool>* stop) = 0;
  [[nodiscard]] virtual Side side_to_move() const = 0;
  [[nodiscard]] virtual Outcome outcome() const = 0;
};

template <Game G>
class Engine::StateOf final : public State {
 public:
  std::optional<Error> set_position(std::string_view position, std::string_view moves) override {
    return play_from(G::parse_position(position), moves);
  }

  std::optional<Error> set_start(std::string_view setup, std::string_view moves) override {
    const auto parsed = G::parse_setup(setup);
    if (!parsed) return parsed.error();
    return play_from(G::start(*parsed), moves);
  }

  std::optional<Error> set_agent(const AgentChoice& choice) override {
    const auto entry = find_agent<G>(choice.id);
    if (!entry) return entry.error();
    auto options = parse_options((*entry)->options, choice.options);
    if (!options) return options.error();
    if (entry_ != *entry || !(options_ == *options) || resources_ != choice.resources) agent_.reset();
    entry_ = *entry;
    options_ = std::move(*options);
    seed_ = choice.seed;
    resources_ = choice.resources;
    new_game();
    return std::nullopt;
  }

  std::optional<Error> prepare() override {
    if (agent_) return std::nullopt;
    if (!can_allocate(entry_->blocks(resources_)))
      return Error{Error::Code::out_of_memory, "there is not enough memory for " + std::string(entry_->id) +
                                                   " with a hash table of " +
                                                   std::to_string(resources_.hash_mb) + " MB"};
    agent_ = entry_->make(options_, resources_);
    agent_->new_game(seed_);
    return std::nullopt;
  }

  void new_game() override {
    if (agent_) agent_->new_game(seed_);
  }

  Expected<Answer> go(const Limits& limits, const Clock& clock, TimeManager& time,
                      const ThoughtSink& on_thought, const std::atomic<bool>* stop) override {
    Budget budget(limits, clock, stop, &time);
    if (G::outcome(pos_).over())
      return Error{Error::Code::game_over, "the game is over: there is nothing to think about"};
    InfoSink<G> on_info;
    if (on_thought) on_info = [&](const SearchInfo<G>& info) { on_thought(as_text<G>(pos_, info)); };
    const auto decision = agent_->choose(pos_, budget, on_info);
    const Duration elapsed = budget.elapsed();
    const auto hard = budget.limits().time;
    if (hard) time.learn(budget.longest_pause(), elapsed - *hard);
    return Answer{G::to_text(pos_, decision.move), decision.score, budget.nodes(), elapsed, hard};
  }

  [[nodiscard]] Side side_to_move() const override { return G::side_to_move(pos_); }
  [[nodiscard]] Outcome outcome() const override { return G::outcome(pos_); }

 private:
  std::optional<Error> play_from(const Expected<typename G::Position>& start, std::string_view moves) {
    if (!start) return start.error();
    const auto replay = replay_moves<G>(*start, words(moves));
    if (replay.fault) return replay.fault;
    pos_ = replay.positions.back();
    return std::nullopt;
  }

  typename G::Position pos_ = G::start(typename G::Setup{}).value();
  const AgentEntry<G>* entry_ = &agents_of<G>().back();
  OptionValues options_{entry_->options};
  Resources resources_;
  std::uint64_t seed_ = 1;
  std::unique_ptr<Agent<G>> agent_;
};

Engine::Engine(const Clock& clock) : clock_(clock) {
  [[maybe_unused]] const auto fault = set_game(std::tuple_element_t<0, AllGames>::id);
  assert(!fault);
}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;

Expected<std::vector<AgentInfo>> agents(std::string_view game) {
  return with_game(game, [](auto tag) -> Expected<std::vector<AgentInfo>> {
    std::vector<AgentInfo> list;
    for (const auto& entry : agents_of<typename decltype(tag)::type>())
      list.push_back({std::string(entry.id), std::string(entry.summary), entry.options});
    return list;
  });
}

std::optional<Error> Engine::set_game(std::string_view id) {
  std::unique_ptr<State> state;
  std::string_view strongest;
  for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    if (G::id != id) return;
    state = std::make_unique<StateOf<G>>();
    strongest = agents_of<G>().back().id;
  });
  if (!state) return unknown_game(id);
  state_ = std::move(state);
  game_ = id;
  choice_.id = strongest;
  choice_.options.clear();
  return state_->set_agent(choice_);
}

std::optional<Error> Engine::set_position(std::string_view position, std::string_view moves) {
  return state_->set_position(position, moves);
}

std::optional<Error> Engine::set_start(std::string_view setup, std::string_view moves) {
  return state_->set_start(setup, moves);
}

std::optional<Error> Engine::set_agent(const AgentChoice& choice) {
  if (choice == choice_) return std::nullopt;
  if (auto fault = find_fault(choice.resources)) return fault;
  if (auto fault = state_->set_agent(choice)) return fault;
  choice_ = choice;
  return std::nullopt;
}

std::optional<Error> Engine::prepare() {
  return state_->prepare();
}

void Engine::new_game() {
  state_->new_game();
}

Expected<Answer> Engine::go(const Limits& limits, const ThoughtSink& on_thought,
                            const std::atomic<bool>* stop) {
  if (auto fault = find_fault(limits)) return *fault;
  if (auto fault = prepare()) return *fault;
  return state_->go(limits, clock_, time_, on_thought, stop);
}

Expected<Answer> Engine::think(const ThinkRequest& request, const ThoughtSink& on_thought) {
  if (request.game != game_)
    if (auto fault = set_game(request.game)) return *fault;
  if (auto fault = set_position(request.position)) return *fault;
  if (auto fault = set_agent(request.agent)) return *fault;
  return go(request.limits, on_thought);
}

Side Engine::side_to_move() const {
  return state_->side_to_move();
}

Outcome Engine::outcome() const {
  return state_->outcome();
}

}  // namespace arena
