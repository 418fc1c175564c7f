#pragma once
#include <string>

#include "games/picture.hpp"
#include "games/record.hpp"

namespace CLI {
class App;
}

// Boards as text, for terminals.
namespace arena::cli {

struct BoardStyle {
  bool ascii = false;
  bool colour = false;
};

// The choices of the user: --ascii and --color, which is by default on a terminal unless NO_COLOR is set.
struct BoardOptions {
  bool ascii = false;
  std::string colour = "auto";
  [[nodiscard]] BoardStyle style() const;
};
void add_board_options(CLI::App& command, BoardOptions& options);

// Several lines. What differs from the board `before` is marked if there are colours.
[[nodiscard]] std::string draw_board(const Picture& picture, const BoardStyle& style,
                                     const Picture* before = nullptr);

// "Blue ●", as it is on the board.
[[nodiscard]] std::string player_name(const Picture& picture, Side side, const BoardStyle& style);

// "Blue ● to move, 73 possible moves." or "Blue ● wins 21-15."
[[nodiscard]] std::string status(const Picture& picture, const BoardStyle& style, Side to_move,
                                 const Outcome& outcome, std::size_t moves);

// A position with its status below; throws BadInput if it is none.
[[nodiscard]] std::string show_position(const std::string& game, const std::string& position,
                                        const BoardStyle& style, const std::string& before = "");

// The positions of a record. Where its moves go wrong, BadInput shows the board before the first bad one.
[[nodiscard]] std::vector<std::string> positions_of(const Record& record, const BoardStyle& style);

}  // namespace arena::cli
