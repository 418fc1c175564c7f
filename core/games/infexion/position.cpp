#include "games/infexion/position.hpp"

#include "util/text.hpp"

namespace arena::infexion {
namespace {

// The ply is part of the hash in the last plies before the limit: more plies than any search looks ahead.
constexpr int limit_in_sight = 100;

Error fault(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}

}  // namespace

// Computed on demand, not updated by `apply`: a spread changes up to seven cells, and most positions of a
// search are leaves whose hash is never read. The powers show which cells are occupied, so one side's set is
// enough.
std::uint64_t hash(const Position& pos) noexcept {
  const bool ply_counts = pos.ply < 2 || pos.ply >= max_plies - limit_in_sight;
  const std::uint64_t time = ply_counts ? 2 + pos.ply : pos.ply % 2;
  std::uint64_t h = mix64(pos.stacks[0] ^ time << cells);
  for (const Bits plane : pos.power) h = mix64(h ^ plane);
  return h;
}

std::optional<Error> find_fault(const Position& pos) {
  const Bits powered = pos.power[0] | pos.power[1] | pos.power[2];
  if (((pos.occupied() | powered) & ~all_cells) != 0) return fault("a stack stands outside the board");
  if ((pos.stacks[0] & pos.stacks[1]) != 0) return fault("a cell holds stacks of both sides");
  if (pos.occupied() != powered) return fault("a stack has no power, or an empty cell has some");
  if ((pos.power[0] & pos.power[1] & pos.power[2]) != 0) return fault("a stack has power 7");
  if (pos.total_power() > max_total_power)
    return fault("the total power is " + std::to_string(pos.total_power()) + ", more than 49");
  if (pos.ply > max_plies) return fault("the ply is " + std::to_string(pos.ply) + ", more than 343");
  if (pos.ply == 0 && pos.occupied() != 0) return fault("at ply 0 the board is empty");
  if (pos.ply == 1 && (pos.stacks[1] != 0 || pos.total_power() != 1))
    return fault("at ply 1 there is one red stack of power 1 and nothing else");
  return std::nullopt;
}

}  // namespace arena::infexion
