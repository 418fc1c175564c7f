#pragma once
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "games/side.hpp"
#include "review/chance.hpp"

// Compares what searches found at the positions of a game: what each move cost, which of them turned it, and
// which positions deserve a second look. Knows no game and no text.
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

// A position of the game, before it is compared with its neighbours.
struct Seen {
  Side side = Side::first;
  std::optional<Judged> judged;         // nothing while nobody has looked at it
  int pass = 1;                         // of the look: 1 short, 2 deep
  bool over = false;                    // the game ended here
  bool open = false;                    // so early that scores say nothing about the winner yet
  int moves = 0;                        // number of legal moves
  bool plays_best = false;              // the move that was played is the look's best move
  std::optional<double> second_chance;  // of the second-best move, if the look knows it
};

enum class TurningPoint : std::uint8_t { none, inaccuracy, mistake, blunder, missed_win, lost_draw };
[[nodiscard]] std::string_view name_of(TurningPoint turning_point);  // "missed_win"

struct Verdict {
  std::optional<double> lost;  // chance of winning that the move lost
  bool forced = false;         // there was one sensible move
  TurningPoint turning_point = TurningPoint::none;
};

struct Verdicts {
  std::vector<Verdict> moves;                     // one less than positions
  std::array<std::optional<double>, 2> accuracy;  // of each side, in per cent
  std::vector<int> deepen;                        // positions to look at again, the most important first
};

// Corrects what is known of the positions by what is proven about their neighbours, and judges the moves.
[[nodiscard]] Verdicts judge(std::vector<Seen>& positions);

}  // namespace arena::review
