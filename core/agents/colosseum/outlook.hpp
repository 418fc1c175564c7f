#pragma once
#include <string_view>

#include "agents/colosseum/closing.hpp"
#include "agents/network.hpp"

namespace arena::colosseum {

inline constexpr int outlook_features = 32;
inline constexpr int outlook_units = 16;
using OutlookNetwork = Network<outlook_features, outlook_units>;

// What the champion's network is told of a position, from the view of the side to move. Lengths and counts
// are divided by the board's size, so that a board of any size looks alike.
extern const std::array<std::string_view, outlook_features> outlook_names;

// A look at a position. The two floods of territory are made once and serve everything.
struct Outlook {
  explicit Outlook(const Position& pos);

  bool joined = false;
  int balance = 0;  // territory, in cells; exact once the players are cut apart
  // While they are joined:
  ClosingEdges edges;
  Lanes region;  // what they can get to
  OutlookNetwork::Features features{};

 private:
  template <class Lanes>
  void look(const Position& pos);
};

}  // namespace arena::colosseum
