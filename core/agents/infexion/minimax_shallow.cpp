#include "agents/infexion/minimax_shallow.hpp"

#include "agents/infexion/fixed_depth.hpp"

namespace arena::infexion {
namespace {

constexpr int shallow = 2;

class MinimaxShallow final : public Agent<Infexion> {
 public:
  void new_game(std::uint64_t) override {}
  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    return search_.search(pos, budget.depth_within(shallow), budget, on_info);
  }

 private:
  FixedDepth search_{{true, false, false, Variant::as_reported}};
};

}  // namespace

std::unique_ptr<Agent<Infexion>> make_minimax_shallow(const OptionValues&, const Resources&) {
  return std::make_unique<MinimaxShallow>();
}

}  // namespace arena::infexion
