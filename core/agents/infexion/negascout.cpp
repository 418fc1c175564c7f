#include "agents/infexion/negascout.hpp"

#include "agents/infexion/fixed_depth.hpp"
#include "agents/infexion/openings.hpp"

namespace arena::infexion {
namespace {

constexpr int full_depth = 4;

class Negascout final : public Agent<Infexion> {
 public:
  explicit Negascout(const OptionValues& options)
      : search_(Optimisations{}, static_cast<int>(options.spin("null-window"))) {}

  void new_game(std::uint64_t) override {}

  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    if (pos.ply == 0) return {first_spawn, {}};
    return search_.search(pos, budget.depth_within(full_depth), budget, on_info);
  }

 private:
  FixedDepth search_;
};

}  // namespace

std::unique_ptr<Agent<Infexion>> make_negascout(const OptionValues& options, const Resources&) {
  return std::make_unique<Negascout>(options);
}

}  // namespace arena::infexion
