#pragma once
#include <string_view>

#include "agents/colosseum/cuts.hpp"
#include "agents/network.hpp"

namespace arena::colosseum {

inline constexpr int feature_count = 32;
inline constexpr int hidden_units = 16;
using FeatureNetwork = Network<feature_count, hidden_units>;

// What the champion's network is told of a position, from the view of the side to move. Lengths and counts
// are divided by the board's size, so that a board of any size looks alike.
extern const std::array<std::string_view, feature_count> feature_names;

// A look at a position. The two floods of territory are made once and serve everything.
struct PositionFeatures {
  explicit PositionFeatures(const Position& pos);

  bool joined = false;
  int balance = 0;  // territory, in cells; exact once the players are cut apart
  // While they are joined:
  CutEdges edges;
  Lanes region;  // what they can get to
  FeatureNetwork::Features features{};

 private:
  template <class Lanes>
  void look(const Position& pos);
};

}  // namespace arena::colosseum
