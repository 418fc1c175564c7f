#include <algorithm>

#include "games/infexion/infexion.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using namespace infexion;
using Position = infexion::Position;
using Move = infexion::Move;

constexpr int min_power = 2;  // a smaller difference in power is no reason

std::vector<int> numbers(Bits cells) {
  std::vector<int> list;
  for_each_cell(cells, [&](Cell cell) { list.push_back(cell); });
  return list;
}

// The cells that the move hits; none if it spawns.
Bits hit_by(const Position& pos, Move move) {
  return is_spread(move) ? infexion::hit_by(pos, move.cell, direction_of(move)) : 0;
}
// The enemy stacks that it takes.
Bits taken_by(const Position& pos, Move move) {
  return hit_by(pos, move) & pos.theirs();
}
int power_taken(const Position& pos, Move move) {
  return pos.power_on(taken_by(pos, move));
}

int most_power_taken(const Position& pos) {
  MoveList moves;
  legal_moves(pos, moves);
  int most = 0;
  for (const Move move : moves) most = std::max(most, power_taken(pos, move));
  return most;
}

std::optional<Reason> stacks_to_seven(const Moment<Infexion>& moment) {
  const Position& pos = moment.before;
  const Bits sixes = pos.power[1] & pos.power[2];
  const Bits burst = hit_by(pos, moment.move) & sixes & pos.mine();
  if (burst == 0) return std::nullopt;
  Reason reason{.id = "stacks_to_seven"};
  reason.counts.push_back({"power", pos.power_on(burst) + std::popcount(burst)});
  reason.cells = numbers(burst);
  return reason;
}

// The opponent can take stacks now, and could take less after the better move.
std::optional<Reason> leaves_stack(const Moment<Infexion>& moment) {
  if (!moment.reply) return std::nullopt;
  const Bits lost = taken_by(moment.after, *moment.reply);
  const int power = moment.after.power_on(lost);
  if (power < min_power) return std::nullopt;
  if (moment.better) {
    Position other = moment.before;
    apply(other, *moment.better);
    if (most_power_taken(other) >= power) return std::nullopt;
  }
  const int won = power_taken(moment.before, moment.move);
  const bool recaptures = won > 0 && (lost & hit_by(moment.before, moment.move)) != 0;
  Reason reason{.id = recaptures ? "spreads_into_recapture" : "leaves_stack"};
  reason.reply = to_text(*moment.reply);
  reason.counts.push_back({"power", power});
  reason.counts.push_back({"stacks", std::popcount(lost)});
  if (recaptures) reason.counts.push_back({"won", won});
  reason.cells = numbers(lost);
  return reason;
}

std::optional<Reason> misses_capture(const Moment<Infexion>& moment) {
  if (!moment.better) return std::nullopt;
  const int power = power_taken(moment.before, *moment.better);
  const int won = power_taken(moment.before, moment.move);
  if (power - won < min_power) return std::nullopt;
  Reason reason{.id = "misses_capture"};
  reason.better_move = to_text(*moment.better);
  reason.counts.push_back({"power", power});
  reason.counts.push_back({"won", won});
  reason.cells = numbers(taken_by(moment.before, *moment.better));
  return reason;
}

// Does a stack stand next to the cell, or could one of the mover's hit it?
bool in_contact(const Position& pos, Cell cell) {
  if ((neighbours(bit(cell)) & pos.occupied()) != 0) return true;
  bool hit = false;
  for_each_cell(pos.mine(), [&](Cell from) {
    for (int d = 0; d < directions; ++d)
      hit = hit || (infexion::hit_by(pos, from, static_cast<Direction>(d)) & bit(cell)) != 0;
  });
  return hit;
}

std::optional<Reason> spawns_out_of_contact(const Moment<Infexion>& moment) {
  const Position& pos = moment.before;
  if (is_spread(moment.move) || in_contact(pos, moment.move.cell) || !moment.better) return std::nullopt;
  if (!is_spread(*moment.better) && !in_contact(pos, moment.better->cell)) return std::nullopt;
  Reason reason{.id = "spawns_out_of_contact"};
  reason.better_move = to_text(*moment.better);
  reason.cells = numbers(bit(moment.move.cell));
  return reason;
}

}  // namespace

template <>
int margin_of<Infexion>(const Infexion::Position& pos) {
  return pos.power_on(pos.mine()) - pos.power_on(pos.theirs());
}

template <>
std::optional<Reason> find_reason<Infexion>(const Moment<Infexion>& moment) {
  if (auto reason = stacks_to_seven(moment)) return reason;
  auto lost = leaves_stack(moment);
  auto missed = misses_capture(moment);
  // The greater power is the point.
  if (lost && missed) return *lost->count("power") >= *missed->count("power") ? lost : missed;
  if (lost) return lost;
  return missed ? missed : spawns_out_of_contact(moment);
}

}  // namespace arena::review
