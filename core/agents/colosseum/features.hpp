#pragma once
#include <string_view>

#include "agents/colosseum/cuts.hpp"
#include "agents/network.hpp"

namespace arena::colosseum {

inline constexpr int feature_count = 32;
inline constexpr int hidden_units = 16;
using FeatureNetwork = Network<feature_count, hidden_units>;

// The inputs of the champion's network, from the view of the side to move. Lengths and counts are divided by
// the size of the board, so that boards of all sizes look alike.
extern const std::array<std::string_view, feature_count> feature_names;

// The features of one position. The territory floods of both players are computed once, for all features.
struct PositionFeatures {
  explicit PositionFeatures(const Position& pos);

  bool joined = false;
  int balance = 0;  // territory in cells; the final margin once the players are separated
  // Set only while the players are connected:
  CutEdges edges;
  CellSet region;  // the cells that they can reach
  FeatureNetwork::Features features{};

 private:
  template <class Set>
  void extract(const Position& pos);
};

}  // namespace arena::colosseum
