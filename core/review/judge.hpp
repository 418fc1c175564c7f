#pragma once
#include <array>
#include <optional>
#include <vector>

#include "review/chance.hpp"
#include "review/reason.hpp"

// Compares what searches found at the positions of a game: what each move cost, which of them turned it, and
// which positions deserve a second look. Knows no game.
namespace arena::review {

// A position, for the side that moves there.
struct Judged {
  Chance chance;
  std::optional<int> margin;               // expected at the end, in the game's unit
  Score::Kind proven = Score::Kind::none;  // win, loss or draw, or none
  std::optional<int> plies;                // to the end, if the result is proven and they are known
};

// The same position from the other side.
[[nodiscard]] Judged turned(const Judged& judged);

enum class TurningPoint : std::uint8_t { none, inaccuracy, mistake, blunder, missed_win, lost_draw };
[[nodiscard]] std::string_view name_of(TurningPoint turning_point);  // "missed_win"

// A position of the game and the move that was played there. The last one has no move.
struct Ply {
  Side side = Side::first;
  bool over = false;  // the game ended here
  bool open = false;  // so early that scores say nothing about the winner yet
  int moves = 0;      // number of legal moves
  std::string move;

  // From the look at the position.
  std::optional<Judged> judged;         // nothing while nobody has looked at it
  int pass = 1;                         // 1: a short look, 2: a deep one
  std::vector<std::string> line;        // the best line
  std::optional<double> second_chance;  // of the second-best move, if the look knows it
  bool plays_best = false;              // the move leads where the best line leads

  // What `judge` says.
  std::optional<double> lost;  // chance of winning that the move lost
  bool forced = false;         // there was one sensible move
  TurningPoint turning_point = TurningPoint::none;
  std::optional<Reason> reason;  // only of a turning point

  // Is the best line better than the move?
  [[nodiscard]] bool has_better() const { return lost.value_or(0) > 0 && !line.empty(); }
};

struct Review {
  std::vector<Ply> plies;
  std::array<std::optional<double>, 2> accuracy;  // of each side, in per cent
  std::vector<int> deepen;                        // positions to look at again, the most important first
};

// Corrects what is known of the positions by what is proven about their neighbours, and judges the moves.
void judge(Review& review);

}  // namespace arena::review
