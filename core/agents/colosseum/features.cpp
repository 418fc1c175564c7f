#include "agents/colosseum/features.hpp"

#include <cstdlib>

#include "games/colosseum/race.hpp"

namespace arena::colosseum {
namespace {

// The cells by the number of their open sides.
template <class Set>
struct Openness {
  Set two, three, four;  // cells with at least this many open sides

  explicit Openness(const OpenEdgesOf<Set>& open_edges) {
    const Set right = open_edges.right;
    const Set down = open_edges.down;
    const Set up = down.down();
    const Set left = right.right();
    const Set both = right & down;
    const Set other_both = up & left;
    const Set either = right | down;
    const Set other_either = up | left;
    two = both | other_both | (either & other_either);
    three = (both & other_either) | (other_both & either);
    four = both & other_both;
  }
};

// Cells at a corner that no wall touches, where there is still room to build.
template <class Set>
Set beside_free_corners(const OpenEdgesOf<Set>& open_edges) {
  const Set free = open_edges.right & open_edges.down & open_edges.right.up() & open_edges.down.left();
  const Set row = free | free.right();
  return row | row.down();
}

// Fills in the features in the order of feature_names.
class Writer {
 public:
  Writer(const Position& pos, FeatureNetwork::Features& features)
      : features_(features), share_(4096 / pos.size) {}

  void raw(int value) { features_[at_++] = static_cast<std::int16_t>(value); }
  void scaled(int value) { raw(value * share_ >> 6); }
  template <class Set>
  void by_openness(Set cells, const Openness<Set>& open) {
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

const std::array<std::string_view, feature_count> feature_names{"my cells, one open side",
                                                                "my cells, two open sides",
                                                                "my cells, three open sides",
                                                                "my cells, four open sides",
                                                                "their cells, one open side",
                                                                "their cells, two open sides",
                                                                "their cells, three open sides",
                                                                "their cells, four open sides",
                                                                "contested cells",
                                                                "open edges inside mine",
                                                                "open edges inside theirs",
                                                                "open edges between",
                                                                "open edges mine to contested",
                                                                "open edges theirs to contested",
                                                                "my cells at free corners",
                                                                "theirs at free corners",
                                                                "contested at free corners",
                                                                "steps to the meeting",
                                                                "rows apart",
                                                                "columns apart",
                                                                "cut edges I reach",
                                                                "cut edges they reach",
                                                                "cut edges in mine",
                                                                "cut edges in theirs",
                                                                "cut edges",
                                                                "my reach",
                                                                "their reach",
                                                                "common reach",
                                                                "always",
                                                                "open edges",
                                                                "open edges squared",
                                                                "size"};

PositionFeatures::PositionFeatures(const Position& pos) {
  with_cell_set_for(pos.size, [&]<class Set>(Set) { extract<Set>(pos); });
}

template <class Set>
void PositionFeatures::extract(const Position& pos) {
  const OpenEdgesOf<Set> open_edges(pos);
  const Race<Set> floods(pos, open_edges);
  const Set mine = floods.my_territory();
  const Set theirs = floods.their_territory();
  joined = floods.players_meet();
  balance = mine.count() - theirs.count();
  if (!joined) return;
  const CutEdgesOf<Set> closing = cut_edges(pos, open_edges);
  edges = {CellSet(closing.right), CellSet(closing.down), CellSet(closing.loose)};
  region = CellSet(floods.mine | floods.theirs);

  Writer write(pos, features);
  const Openness<Set> open(open_edges);
  const Set contested = floods.contested();
  write.by_openness(mine, open);
  write.by_openness(theirs, open);
  write.scaled(contested.count());

  const Set mine_left = mine.left(), mine_up = mine.up();
  const Set theirs_left = theirs.left(), theirs_up = theirs.up();
  const Set contested_left = contested.left(), contested_up = contested.up();
  const Set right_mine = open_edges.right & mine, down_mine = open_edges.down & mine;
  const Set right_theirs = open_edges.right & theirs, down_theirs = open_edges.down & theirs;
  const Set right_contested = open_edges.right & contested, down_contested = open_edges.down & contested;
  write.scaled((right_mine & mine_left).count() + (down_mine & mine_up).count());
  write.scaled((right_theirs & theirs_left).count() + (down_theirs & theirs_up).count());
  write.scaled(((right_mine & theirs_left) | (right_theirs & mine_left)).count() +
               ((down_mine & theirs_up) | (down_theirs & mine_up)).count());
  write.scaled(((right_mine & contested_left) | (right_contested & mine_left)).count() +
               ((down_mine & contested_up) | (down_contested & mine_up)).count());
  write.scaled(((right_theirs & contested_left) | (right_contested & theirs_left)).count() +
               ((down_theirs & contested_up) | (down_contested & theirs_up)).count());

  const Set roomy = beside_free_corners(open_edges);
  write.scaled((roomy & mine).count());
  write.scaled((roomy & theirs).count());
  write.scaled((roomy & contested).count());

  write.scaled(floods.steps_to_meeting);
  write.scaled(std::abs(row_of(pos.opponent()) - row_of(pos.mover())));
  write.scaled(std::abs(column_of(pos.opponent()) - column_of(pos.mover())));

  const auto closing_at = [&](Set cells) {
    return (closing.right & (cells | cells.left())).count() + (closing.down & (cells | cells.up())).count();
  };
  write.scaled(4 * closing_at(floods.mine_in_one_move));
  write.scaled(4 * closing_at(floods.theirs_in_one_move));
  write.scaled(2 * closing_at(mine));
  write.scaled(2 * closing_at(theirs));
  write.scaled(2 * (closing.right.count() + closing.down.count()));

  write.scaled(floods.mine_in_one_move.count());
  write.scaled(floods.theirs_in_one_move.count());
  write.scaled((floods.mine_in_one_move & floods.theirs_in_one_move).count());

  const int of_all = 2 * pos.size * (pos.size - 1);
  const int share = 64 * (open_edges.right.count() + open_edges.down.count()) / of_all;
  write.raw(64);
  write.raw(share);
  write.raw(share * share / 64);
  write.raw(pos.size * 64 / 10);
}

}  // namespace arena::colosseum
