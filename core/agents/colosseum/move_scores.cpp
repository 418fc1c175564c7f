#include "agents/colosseum/move_scores.hpp"

#include <cstdlib>
#include <cstring>

#include "agents/colosseum/corners.hpp"

namespace arena::colosseum {
namespace {

// A score for every cell and wall of the board, in units of 50. Computed for a whole row of cells at once,
// one byte per cell, which is faster than scoring the moves one by one.
class WallScores {
 public:
  explicit WallScores(const Position& pos) {
    const Corners corners(pos);
    const Row columns{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const Row aside = columns - static_cast<std::int8_t>(column_of(pos.opponent()));
    const Row columns_away = aside < 0 ? -aside : aside;
    // For each cell of the row: the score of its upper left corner, and so on.
    Row upper_left = worth(corners.row(0));
    Row upper_right = worth(corners.row(0) >> 1);
    for (int row = 0; row < pos.size; ++row) {
      const Row lower_left = worth(corners.row(row + 1));
      const Row lower_right = worth(corners.row(row + 1) >> 1);
      const auto rows_away = static_cast<std::int8_t>(std::abs(row - row_of(pos.opponent())));
      const Row away = columns_away + rows_away;
      const Row near = -away - away - away;
      write(row, Wall::up, near + upper_left + upper_right);
      write(row, Wall::right, near + upper_right + lower_right);
      write(row, Wall::down, near + lower_left + lower_right);
      write(row, Wall::left, near + upper_left + lower_left);
      upper_left = lower_left;
      upper_right = lower_right;
    }
  }

  [[nodiscard]] int of(Move move) const { return of_[static_cast<std::size_t>(history_index(move))]; }

 private:
  using Row = std::int8_t __attribute__((vector_size(16)));

  // Returns sixteen bytes: 8 where the bit is set, else 0.
  [[nodiscard]] static Row worth(std::uint32_t bits) {
    constexpr std::uint64_t everywhere = 0x0101'0101'0101'0101;
    const std::array<std::uint64_t, 2> spread{(bits & 0xff) * everywhere, (bits >> 8 & 0xff) * everywhere};
    Row row;
    std::memcpy(&row, spread.data(), sizeof row);
    const Row bit{1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128};
    return ((row & bit) == bit) & 8;
  }
  void write(int row, Wall wall, Row values) {
    std::memcpy(&of_[static_cast<std::size_t>(history_index({cell_at(row, 0), wall}))], &values,
                sizeof values);
  }

  alignas(16) std::array<std::int8_t, history_indices> of_;  // by history_index
};

}  // namespace

void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores) {
  const WallScores wall_scores(pos);
  for (std::size_t i = 0; i < moves.size(); ++i) scores[i] += 50 * wall_scores.of(moves[i]);
}

}  // namespace arena::colosseum
