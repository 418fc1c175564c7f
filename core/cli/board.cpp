#include "cli/board.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdlib>

#include "cli/app.hpp"
#include "cli/terminal.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// ECMA-48, "select graphic rendition", with the 256 colours that terminals have: they are readable on light
// and on dark.
constexpr std::string_view reset = "\x1b[0m";
constexpr std::string_view dim = "\x1b[2m";
constexpr std::string_view marked = "\x1b[1;38;5;135m";
constexpr std::string_view underlined = "\x1b[4m";

std::string_view code_of(std::string_view colour) {
  if (colour == "blue") return "\x1b[1;38;5;33m";
  if (colour == "orange") return "\x1b[1;38;5;208m";
  return "\x1b[1;38;5;203m";  // red
}

// A board that is being drawn.
class Drawing {
 public:
  Drawing(const Picture& picture, const BoardStyle& style, const Picture* before)
      : picture_(picture), style_(style), before_(before) {}

  std::string draw() {
    switch (picture_.grid) {
      case Picture::Grid::walled_squares: walled_squares(); break;
      case Picture::Grid::torus_of_squares: squares(); break;
      case Picture::Grid::torus_of_hexagons: hexagons(); break;
    }
    return std::move(text_);
  }

 private:
  void put(std::string_view words, std::string_view code = {}) {
    if (style_.colour && !code.empty())
      text_.append(code).append(words).append(reset);
    else
      text_.append(words);
  }

  // Ends the line, without the spaces at its end.
  void end_line() {
    while (text_.ends_with(' ')) text_.pop_back();
    text_ += '\n';
  }

  void column_letters(std::string_view indent, int width) {
    put(indent);
    for (int column = 0; column < picture_.size; ++column) {
      put(std::string(1, static_cast<char>('a' + column)), dim);
      put(std::string(static_cast<std::size_t>(width - 1), ' '));
    }
    end_line();
  }

  void row_number(int row) {
    const std::string number = std::to_string(row + 1);
    put(std::string(3 - number.size(), ' '));
    put(number, dim);
    put(" ");
  }

  [[nodiscard]] bool is_new(int row, int column) const {
    if (!before_ || before_->size != picture_.size) return false;
    const auto& now = picture_.at(row, column);
    const auto& then = before_->at(row, column);
    return now.owner && (now.owner != then.owner || now.power != then.power);
  }

  // One column wide, and a second one for the power where the game counts it.
  void piece(int row, int column) {
    const auto& cell = picture_.at(row, column);
    const auto& player = picture_.players[static_cast<std::size_t>(index(*cell.owner))];
    std::string sign = style_.ascii ? std::string(1, player.letter) : *cell.owner == Side::first ? "●" : "◆";
    if (cell.power > 0) sign += std::to_string(cell.power);
    const auto code = code_of(player.colour);
    put(sign, is_new(row, column) ? std::string(code).append(underlined) : std::string(code));
  }

  // The wall on the left side of a cell, or above it; the border is a wall.
  static bool wall_left(const Picture& picture, int row, int column) {
    return column == 0 || column == picture.size || picture.at(row, column - 1).wall_right;
  }
  static bool wall_above(const Picture& picture, int row, int column) {
    return row == 0 || row == picture.size || picture.at(row - 1, column).wall_below;
  }

  // The corner above and to the left of a cell.
  void corner(int row, int column) {
    if (style_.ascii) return put("+");
    constexpr std::array<std::string_view, 16> signs{"·", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                                     "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
    const int size = picture_.size;
    const bool up = row > 0 && wall_left(picture_, row - 1, column);
    const bool right = column < size && wall_above(picture_, row, column);
    const bool down = row < size && wall_left(picture_, row, column);
    const bool left = column > 0 && wall_above(picture_, row, column - 1);
    const auto arms =
        static_cast<std::size_t>((up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0));
    put(signs[arms], arms == 0 ? dim : std::string_view());
  }

  void wall(bool is_wall, bool was_wall, std::string_view sign) {
    if (is_wall)
      put(sign, was_wall ? std::string_view() : marked);
    else
      put(std::string(sign == "|" || sign == "┃" ? 1 : 3, ' '));
  }

  void walled_squares() {
    const int size = picture_.size;
    const Picture& then = before_ && before_->size == size ? *before_ : picture_;
    column_letters("      ", 4);
    for (int row = 0; row <= size; ++row) {
      put("    ");
      for (int column = 0; column <= size; ++column) {
        corner(row, column);
        if (column < size)
          wall(wall_above(picture_, row, column), wall_above(then, row, column),
               style_.ascii ? "---" : "━━━");
      }
      end_line();
      if (row == size) break;
      row_number(row);
      for (int column = 0; column <= size; ++column) {
        wall(wall_left(picture_, row, column), wall_left(then, row, column), style_.ascii ? "|" : "┃");
        if (column == size) break;
        put(" ");
        if (picture_.at(row, column).owner)
          piece(row, column);
        else
          put(" ");
        put(" ");
      }
      end_line();
    }
  }

  void squares() {
    column_letters("    ", 2);
    for (int row = 0; row < picture_.size; ++row) {
      row_number(row);
      for (int column = 0; column < picture_.size; ++column) {
        if (picture_.at(row, column).owner)
          piece(row, column);
        else
          put(style_.ascii ? "." : "·", dim);
        put(" ");
      }
      end_line();
    }
  }

  // Hexagons with a flat top: every second column stands half a cell lower, and up is a step of the rules. As
  // on the page, each cell has its name.
  void hexagons() {
    const int size = picture_.size;
    for (int line = 0; line < 2 * size; ++line) {
      put("  ");
      for (int column = 0; column < size; ++column) {
        const int odd = column % 2;
        if (line % 2 != odd || line / 2 >= size) {
          put("       ");
          continue;
        }
        const int height = line / 2;
        const int row = ((column - odd) / 2 - height + 2 * size) % size;
        const int at = ((column + odd) / 2 + height) % size;
        put(to_text(CellName{row, at}), dim);
        put(" ");
        if (picture_.at(row, at).owner) {
          piece(row, at);
          put("  ");
        } else {
          put(style_.ascii ? "." : "·", dim);
          put("   ");
        }
      }
      end_line();
    }
  }

  const Picture& picture_;
  const BoardStyle& style_;
  const Picture* before_;
  std::string text_;
};

}  // namespace

BoardStyle BoardOptions::style() const {
  const auto is_set = [](const char* name) {
    const char* value = std::getenv(name);
    return value && *value != '\0';
  };
  const char* terminal = std::getenv("TERM");
  const bool wanted =
      output_is_terminal() && !is_set("NO_COLOR") && terminal && terminal != std::string("dumb");
  return {ascii, colour == "always" || (colour == "auto" && wanted)};
}

void add_board_options(CLI::App& command, BoardOptions& options) {
  command.add_flag("--ascii", options.ascii, "draw with letters and signs that every terminal has");
  command
      .add_option("--color", options.colour,
                  "colours: auto (on a terminal, unless NO_COLOR is set), always, never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

std::string draw_board(const Picture& picture, const BoardStyle& style, const Picture* before) {
  return Drawing(picture, style, before).draw();
}

std::string player_name(const Picture& picture, Side side, const BoardStyle& style) {
  const auto& [letter, colour] = picture.players[static_cast<std::size_t>(index(side))];
  std::string name(colour);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  name.append(" ").append(style.ascii ? std::string(1, letter) : side == Side::first ? "●" : "◆");
  return style.colour ? std::string(code_of(colour)).append(name).append(reset) : name;
}

std::string status(const Picture& picture, const BoardStyle& style, Side to_move, const Outcome& outcome,
                   std::size_t moves) {
  const auto score = [&](Side side) {
    return std::to_string(outcome.score[static_cast<std::size_t>(index(side))]);
  };
  const auto win = [&](Side side) {
    return player_name(picture, side, style) + " wins " + score(side) + "-" + score(other(side)) + ".";
  };
  switch (outcome.kind) {
    case Outcome::Kind::first_wins: return win(Side::first);
    case Outcome::Kind::second_wins: return win(Side::second);
    case Outcome::Kind::draw: return "Draw " + score(Side::first) + "-" + score(Side::second) + ".";
    case Outcome::Kind::ongoing: break;
  }
  return player_name(picture, to_move, style) + " to move, " + std::to_string(moves) +
         (moves == 1 ? " possible move." : " possible moves.");
}

std::string show_position(const std::string& game, const std::string& position, const BoardStyle& style,
                          const std::string& before) {
  const auto view = value_or_throw(rules::view(game, position));
  const auto picture = value_or_throw(rules::picture(game, position));
  std::optional<Picture> then;
  if (!before.empty()) then = value_or_throw(rules::picture(game, before));
  return draw_board(picture, style, then ? &*then : nullptr) +
         status(picture, style, view.side, view.outcome, view.moves.size()) + "\n";
}

std::vector<std::string> positions_of(const Record& record, const BoardStyle& style) {
  auto line = value_or_throw(rules::replay(record));
  if (line.fault)
    throw BadInput(line.fault->message,
                   show_position(std::string(record.header("Game")), line.positions.back(), style));
  return std::move(line.positions);
}

}  // namespace arena::cli
