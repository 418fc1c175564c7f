#include "agents/colosseum/features.hpp"

#include <cstdlib>

#include "games/colosseum/race.hpp"

namespace arena::colosseum {
namespace {

// Cells by how many of their four sides are open.
template <class Lanes>
struct Openness {
  Lanes two, three, four;  // at least so many

  explicit Openness(const WaysOf<Lanes>& ways) {
    const Lanes right = ways.right;
    const Lanes down = ways.down;
    const Lanes up = down.down();
    const Lanes left = right.right();
    const Lanes both = right & down;
    const Lanes other_both = up & left;
    const Lanes either = right | down;
    const Lanes other_either = up | left;
    two = both | other_both | (either & other_either);
    three = (both & other_either) | (other_both & either);
    four = both & other_both;
  }
};

// Cells at a corner that no wall touches: there is still room to build.
template <class Lanes>
Lanes beside_free_corners(const WaysOf<Lanes>& ways) {
  const Lanes free = ways.right & ways.down & ways.right.up() & ways.down.left();
  const Lanes row = free | free.right();
  return row | row.down();
}

// Fills in the features in the order of feature_names.
class Writer {
 public:
  Writer(const Position& pos, FeatureNetwork::Features& features)
      : features_(features), share_(4096 / pos.size) {}

  void raw(int value) { features_[at_++] = static_cast<std::int16_t>(value); }
  void scaled(int value) { raw(value * share_ >> 6); }
  template <class Lanes>
  void by_openness(Lanes cells, const Openness<Lanes>& open) {
    const int two = (cells & open.two).count();
    const int three = (cells & open.three).count();
    const int four = (cells & open.four).count();
    scaled(cells.count() - two);
    scaled(two - three);
    scaled(three - four);
    scaled(four);
  }

 private:
  FeatureNetwork::Features& features_;
  int share_;
  std::size_t at_ = 0;
};

}  // namespace

const std::array<std::string_view, feature_count> feature_names{"my cells, one way",
                                                                "my cells, two ways",
                                                                "my cells, three ways",
                                                                "my cells, four ways",
                                                                "their cells, one way",
                                                                "their cells, two ways",
                                                                "their cells, three",
                                                                "their cells, four",
                                                                "cells of nobody",
                                                                "doors inside mine",
                                                                "doors inside theirs",
                                                                "doors between",
                                                                "doors mine to nobody's",
                                                                "doors theirs to nobody's",
                                                                "my cells at free corners",
                                                                "theirs at free corners",
                                                                "nobody's at free corners",
                                                                "steps to the meeting",
                                                                "rows apart",
                                                                "columns apart",
                                                                "closing edges I reach",
                                                                "closing edges they reach",
                                                                "closing edges in mine",
                                                                "closing edges in theirs",
                                                                "closing edges",
                                                                "my reach",
                                                                "their reach",
                                                                "common reach",
                                                                "always",
                                                                "open edges",
                                                                "open edges squared",
                                                                "size"};

PositionFeatures::PositionFeatures(const Position& pos) {
  with_fitting_lanes(pos.size, [&]<class Lanes>(Lanes) { look<Lanes>(pos); });
}

template <class Lanes>
void PositionFeatures::look(const Position& pos) {
  const WaysOf<Lanes> ways(pos);
  const Race<Lanes> floods(pos, ways);
  const Lanes mine = floods.mine_first();
  const Lanes theirs = floods.theirs_first();
  joined = floods.meeting != 0;
  balance = mine.count() - theirs.count();
  if (!joined) return;
  const CutEdgesOf<Lanes> closing = cut_edges(pos, ways);
  edges = {colosseum::Lanes(closing.right), colosseum::Lanes(closing.down), colosseum::Lanes(closing.loose)};
  region = colosseum::Lanes(floods.mine | floods.theirs);

  Writer write(pos, features);
  const Openness<Lanes> open(ways);
  const Lanes nobodys = floods.nobodys();
  write.by_openness(mine, open);
  write.by_openness(theirs, open);
  write.scaled(nobodys.count());

  const Lanes mine_left = mine.left(), mine_up = mine.up();
  const Lanes theirs_left = theirs.left(), theirs_up = theirs.up();
  const Lanes nobodys_left = nobodys.left(), nobodys_up = nobodys.up();
  const Lanes right_mine = ways.right & mine, down_mine = ways.down & mine;
  const Lanes right_theirs = ways.right & theirs, down_theirs = ways.down & theirs;
  const Lanes right_nobodys = ways.right & nobodys, down_nobodys = ways.down & nobodys;
  write.scaled((right_mine & mine_left).count() + (down_mine & mine_up).count());
  write.scaled((right_theirs & theirs_left).count() + (down_theirs & theirs_up).count());
  write.scaled(((right_mine & theirs_left) | (right_theirs & mine_left)).count() +
               ((down_mine & theirs_up) | (down_theirs & mine_up)).count());
  write.scaled(((right_mine & nobodys_left) | (right_nobodys & mine_left)).count() +
               ((down_mine & nobodys_up) | (down_nobodys & mine_up)).count());
  write.scaled(((right_theirs & nobodys_left) | (right_nobodys & theirs_left)).count() +
               ((down_theirs & nobodys_up) | (down_nobodys & theirs_up)).count());

  const Lanes roomy = beside_free_corners(ways);
  write.scaled((roomy & mine).count());
  write.scaled((roomy & theirs).count());
  write.scaled((roomy & nobodys).count());

  write.scaled(floods.meeting);
  write.scaled(std::abs(row_of(pos.opponent()) - row_of(pos.mover())));
  write.scaled(std::abs(column_of(pos.opponent()) - column_of(pos.mover())));

  const auto closing_at = [&](Lanes cells) {
    return (closing.right & (cells | cells.left())).count() + (closing.down & (cells | cells.up())).count();
  };
  write.scaled(4 * closing_at(floods.mine_soon));
  write.scaled(4 * closing_at(floods.theirs_soon));
  write.scaled(2 * closing_at(mine));
  write.scaled(2 * closing_at(theirs));
  write.scaled(2 * (closing.right.count() + closing.down.count()));

  write.scaled(floods.mine_soon.count());
  write.scaled(floods.theirs_soon.count());
  write.scaled((floods.mine_soon & floods.theirs_soon).count());

  const int of_all = 2 * pos.size * (pos.size - 1);
  const int share = 64 * (ways.right.count() + ways.down.count()) / of_all;
  write.raw(64);
  write.raw(share);
  write.raw(share * share / 64);
  write.raw(pos.size * 64 / 10);
}

}  // namespace arena::colosseum
