#include "agents/infexion/negamax.hpp"

#include "agents/infexion/fixed_depth.hpp"
#include "agents/infexion/openings.hpp"

namespace arena::infexion {
namespace {

// "Desperation play".
constexpr std::chrono::seconds desperate_below{15};
constexpr int desperate_depth = 2;
constexpr std::chrono::seconds most_for_a_move{18};

class Negamax final : public Agent<Infexion> {
 public:
  explicit Negamax(const OptionValues& options)
      : depth_(static_cast<int>(options.spin("depth"))),
        desperation_(!options.check("no-desperation")),
        openings_(!options.check("no-openings")),
        search_({!options.check("no-ordering"), !options.check("no-reduction"), !options.check("no-endgame"),
                 options.check("as-coded") ? Variant::as_coded : Variant::as_reported}) {}

  void new_game(std::uint64_t) override {}

  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    if (openings_ && pos.ply == 0) return {first_spawn, {}};
    if (openings_ && pos.ply == 1) return {second_spawn(pos), {}};
    int depth = depth_;
    if (desperation_) {
      budget.limit_time(most_for_a_move);
      if (const auto left = budget.limits().game_time; left && *left <= desperate_below)
        depth = std::min(depth, desperate_depth);
    }
    return search_.search(pos, budget.depth_within(depth), budget, on_info);
  }

 private:
  int depth_;
  bool desperation_;
  bool openings_;
  FixedDepth search_;
};

}  // namespace

std::unique_ptr<Agent<Infexion>> make_negamax(const OptionValues& options, const Resources&) {
  return std::make_unique<Negamax>(options);
}

}  // namespace arena::infexion
