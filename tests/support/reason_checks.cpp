#include "support/reason_checks.hpp"

#include <catch2/catch_all.hpp>
#include <numeric>
#include <set>

#include "engine/rules.hpp"
#include "review/sentences.hpp"
#include "util/text.hpp"

namespace arena::test {
namespace {

using Cells = std::vector<bool>;

class Board {
 public:
  Board(const std::string& game, const std::string& position)
      : game_(game),
        view_(rules::view(game, position).value()),
        picture_(rules::picture(game, position).value()) {}

  [[nodiscard]] const rules::View& view() const { return view_; }
  [[nodiscard]] const Picture& picture() const { return picture_; }
  [[nodiscard]] Board after(const std::string& move) const {
    const auto next = rules::play(game_, view_.position, move);
    INFO(move << " in " << view_.position);
    REQUIRE(next);
    return Board(game_, *next);
  }
  [[nodiscard]] int fact(std::string_view name, std::size_t at) const {
    for (const auto& known : view_.facts)
      if (known.name == name) return known.values.at(at);
    FAIL("no fact " << name);
    return 0;
  }
  [[nodiscard]] std::size_t size() const { return picture_.cells.size(); }
  [[nodiscard]] bool owns(std::size_t cell, int side) const {
    const auto owner = picture_.cells[cell].owner;
    return owner && index(*owner) == side;
  }
  [[nodiscard]] bool won_by(int side) const {
    return view_.outcome.kind == (side == 0 ? Outcome::Kind::first_wins : Outcome::Kind::second_wins);
  }
  [[nodiscard]] int score(int side) const { return view_.outcome.score[static_cast<std::size_t>(side)]; }

  // Colosseum: does the side reach the cell in fewer steps than the other?
  [[nodiscard]] bool nearer(std::size_t cell, int side) const {
    const int mine = fact(side == 0 ? "steps_first" : "steps_second", cell);
    const int theirs = fact(side == 0 ? "steps_second" : "steps_first", cell);
    return mine >= 0 && (theirs < 0 || mine < theirs);
  }
  [[nodiscard]] Cells nearer_cells(int side) const {
    Cells cells(size());
    for (std::size_t cell = 0; cell < size(); ++cell) cells[cell] = nearer(cell, side);
    return cells;
  }
  [[nodiscard]] bool is_open(std::size_t from, std::size_t to) const {
    const auto n = static_cast<std::size_t>(picture_.size);
    const auto [low, high] = std::minmax(from, to);
    if (high == low + n) return !picture_.cells[low].wall_below;
    return high == low + 1 && high % n != 0 && !picture_.cells[low].wall_right;
  }
  // The cells connected with the pawn of the side.
  [[nodiscard]] Cells region(int side) const {
    Cells cells(size());
    for (std::size_t cell = 0; cell < size(); ++cell) cells[cell] = owns(cell, side);
    for (bool grows = true; grows;) {
      grows = false;
      for (std::size_t a = 0; a < size(); ++a)
        for (std::size_t b = 0; b < size(); ++b)
          if (cells[a] && !cells[b] && is_open(a, b)) cells[b] = grows = true;
    }
    return cells;
  }

 private:
  std::string game_;
  rules::View view_;
  Picture picture_;
};

int count(const Cells& cells) {
  return static_cast<int>(std::count(cells.begin(), cells.end(), true));
}

template <class Where>
std::vector<int> cells_where(const Board& board, Where&& where) {
  std::vector<int> list;
  for (std::size_t cell = 0; cell < board.size(); ++cell)
    if (where(cell)) list.push_back(static_cast<int>(cell));
  return list;
}

class Checker {
 public:
  Checker(std::string game, const std::string& before, const review::Ply& ply, const review::Ply& next)
      : game_(std::move(game)),
        reason_(*ply.reason),
        player_(index(ply.side)),
        opponent_(1 - player_),
        before_(game_, before),
        after_(before_.after(ply.move)),
        move_(ply.move),
        now_(after_),
        then_(before_) {
    if (ply.line.empty()) return;
    // Best play after both moves, equally far.
    then_ = before_.after(ply.line[0]);
    for (std::size_t i = 0; i + 1 < ply.line.size() && i < next.line.size(); ++i) {
      now_ = now_.after(next.line[i]);
      then_ = then_.after(ply.line[i + 1]);
    }
  }

  void check() {
    CAPTURE(before_.view().position, move_, reason_.id, reason_.reply, reason_.better_move);
    if (reason_.id == "lets_close" || reason_.id == "must_answer")
      closing(after_, reason_.reply, opponent_, player_);
    else if (reason_.id == "misses_closing")
      closing(before_, reason_.better_move, player_, opponent_);
    else if (reason_.id == "one_door")
      one_door();
    else if (reason_.id == "own_wall")
      own_wall();
    else if (reason_.id == "gives_territory")
      gives_territory();
    else if (reason_.id == "leaves_stack" || reason_.id == "spreads_into_recapture")
      leaves_stack();
    else if (reason_.id == "misses_capture")
      misses_capture();
    else if (reason_.id == "stacks_to_seven")
      stacks_to_seven();
    else if (reason_.id == "spawns_out_of_contact")
      spawns_out_of_contact();
    else if (reason_.id == "leaves_places" || reason_.id == "fills_own_room")
      placements();
    else if (reason_.id == "clears_wrong_line")
      clears_wrong_line();
    else
      FAIL("unknown reason " << reason_.id);
    if (reason_.id == "must_answer") was_threatened();
  }

 private:
  [[nodiscard]] int number(std::string_view name) const {
    const auto value = reason_.count(name);
    INFO(name);
    REQUIRE(value);
    return *value;
  }

  // The move of the winner ends the game, and takes cells that the loser reached first before the move.
  void closing(const Board& at, const std::string& move, int winner, int loser) {
    const Board end = at.after(move);
    REQUIRE(end.won_by(winner));
    REQUIRE(end.score(winner) == number("won"));
    REQUIRE(end.score(loser) == number("left"));
    const Cells won = end.region(winner);
    REQUIRE(reason_.cells ==
            cells_where(end, [&](std::size_t cell) { return won[cell] && before_.nearer(cell, loser); }));
    REQUIRE(static_cast<int>(reason_.cells.size()) == number("cells"));
  }

  // The same move would have won if it had been the opponent's turn before.
  void was_threatened() {
    std::string position = before_.view().position;
    position.back() = player_ == 0 ? 'b' : 'a';
    REQUIRE(Board(game_, position).after(reason_.reply).won_by(opponent_));
  }

  void one_door() {
    std::set<int> room(reason_.cells.begin(), reason_.cells.end());
    const auto inside = [&](std::size_t cell) { return room.count(static_cast<int>(cell)) != 0; };
    int doors = 0;
    for (std::size_t a = 0; a < after_.size(); ++a)
      for (std::size_t b = 0; b < after_.size(); ++b)
        if (inside(a) && !inside(b) && after_.is_open(a, b)) ++doors;
    REQUIRE(doors == 1);
    for (std::size_t cell = 0; cell < after_.size(); ++cell) {
      if (after_.owns(cell, player_)) REQUIRE(inside(cell));
      if (after_.owns(cell, opponent_)) REQUIRE_FALSE(inside(cell));
    }
    const int whole = count(after_.region(player_));
    REQUIRE(static_cast<int>(room.size()) == number("room"));
    REQUIRE(whole - number("room") == number("outside"));
    REQUIRE(number("room") < number("outside"));
  }

  void own_wall() {
    // The digit of the wall's home cell without that wall.
    std::string position = after_.view().position;
    std::string_view rest = move_;
    auto cell = take_cell(rest).value();
    if (rest == "u") --cell.row;
    if (rest == "l") --cell.column;
    const auto at = static_cast<std::size_t>(cell.row * (after_.picture().size + 1) + cell.column);
    position[at] = static_cast<char>(position[at] - (rest == "l" || rest == "r" ? 1 : 2));
    const Board open(game_, position);
    const auto lost = [&](int side) {
      return cells_where(open,
                         [&](std::size_t c) { return open.nearer(c, side) && !after_.nearer(c, side); });
    };
    REQUIRE(reason_.cells == lost(player_));
    REQUIRE(static_cast<int>(reason_.cells.size()) == number("cells"));
    REQUIRE(static_cast<int>(lost(opponent_).size()) == number("taken"));
    REQUIRE(number("cells") > number("taken"));
  }

  void gives_territory() {
    REQUIRE(count(now_.nearer_cells(player_)) == number("now"));
    REQUIRE(count(then_.nearer_cells(player_)) == number("then"));
    REQUIRE(number("now") < number("then"));
    REQUIRE(reason_.cells == cells_where(then_, [&](std::size_t cell) {
              return then_.nearer(cell, player_) && !now_.nearer(cell, player_);
            }));
  }

  // The cells that the loser has before the move and not after it, and their power.
  void taken(const Board& at, const Board& next, int loser, int power) {
    const auto lost =
        cells_where(at, [&](std::size_t cell) { return at.owns(cell, loser) && !next.owns(cell, loser); });
    REQUIRE(reason_.cells == lost);
    int sum = 0;
    for (const int cell : lost) sum += at.picture().cells[static_cast<std::size_t>(cell)].power;
    REQUIRE(sum == power);
  }

  [[nodiscard]] int power_taken(const Board& at, const Board& next) const {
    int sum = 0;
    for (std::size_t cell = 0; cell < at.size(); ++cell)
      if (at.owns(cell, opponent_) && !next.owns(cell, opponent_)) sum += at.picture().cells[cell].power;
    return sum;
  }

  void leaves_stack() {
    taken(after_, after_.after(reason_.reply), player_, number("power"));
    REQUIRE(static_cast<int>(reason_.cells.size()) == number("stacks"));
    if (reason_.id == "leaves_stack") return;
    REQUIRE(power_taken(before_, after_) == number("won"));
    // One of them was hit by the move: it grew or changed hands.
    REQUIRE(std::any_of(reason_.cells.begin(), reason_.cells.end(), [&](int cell) {
      const auto at = static_cast<std::size_t>(cell);
      return !(before_.picture().cells[at] == after_.picture().cells[at]);
    }));
  }

  void misses_capture() {
    taken(before_, before_.after(reason_.better_move), opponent_, number("power"));
    REQUIRE(power_taken(before_, after_) == number("won"));
    REQUIRE(number("won") < number("power"));
  }

  void stacks_to_seven() {
    int power = 0;
    for (const int cell : reason_.cells) {
      const auto at = static_cast<std::size_t>(cell);
      REQUIRE(before_.owns(at, player_));
      REQUIRE(before_.picture().cells[at].power == 6);
      REQUIRE_FALSE(after_.picture().cells[at].owner);
      power += 7;
    }
    REQUIRE(power == number("power"));
  }

  void spawns_out_of_contact() {
    REQUIRE(reason_.cells.size() == 1);
    const int cell = reason_.cells[0];
    const int n = before_.picture().size;
    const auto at = [&](int row, int column) {
      return static_cast<std::size_t>((row + n) % n * n + (column + n) % n);
    };
    for (const auto& [row, column] : {std::pair{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}})
      REQUIRE_FALSE(before_.picture().cells[at(cell / n + row, cell % n + column)].owner);
    REQUIRE(before_.fact(player_ == 0 ? "hits_first" : "hits_second", static_cast<std::size_t>(cell)) == 0);
    REQUIRE(after_.owns(static_cast<std::size_t>(cell), player_));
  }

  void placements() {
    const bool own = reason_.id == "fills_own_room";
    const auto side = static_cast<std::size_t>(own ? player_ : opponent_);
    REQUIRE(now_.fact("mobility", side) == number("now"));
    REQUIRE(then_.fact("mobility", side) == number("then"));
    REQUIRE((number("now") < number("then")) == own);
    if (!own) return;
    for (const int cell : reason_.cells) {
      const auto at = static_cast<std::size_t>(cell);
      REQUIRE(before_.fact(player_ == 0 ? "covers_first" : "covers_second", at) > 0);
      REQUIRE(before_.fact(player_ == 0 ? "covers_second" : "covers_first", at) == 0);
      REQUIRE_FALSE(before_.picture().cells[at].owner);
    }
    REQUIRE(static_cast<int>(reason_.cells.size()) == number("cells"));
  }

  void clears_wrong_line() {
    const auto tokens = [](const Board& board, int side) {
      return board.fact("tokens", static_cast<std::size_t>(side));
    };
    REQUIRE(tokens(before_, player_) + 4 - tokens(after_, player_) == number("own"));
    REQUIRE(tokens(before_, opponent_) - tokens(after_, opponent_) == number("taken"));
    REQUIRE(number("own") > number("taken"));
    for (const int cell : reason_.cells)
      REQUIRE_FALSE(after_.picture().cells[static_cast<std::size_t>(cell)].owner);
    REQUIRE(static_cast<int>(reason_.cells.size()) == number("own") + number("taken"));
  }

  std::string game_;
  const review::Reason& reason_;
  int player_;
  int opponent_;
  Board before_;
  Board after_;
  std::string move_;
  Board now_;
  Board then_;
};

}  // namespace

void check_reason(const std::string& game, const std::string& before, const review::Ply& ply,
                  const review::Ply& next) {
  REQUIRE(ply.reason);
  Checker(game, before, ply, next).check();
}

void check_sentence(const review::Ply& ply, const std::string& sentence) {
  CAPTURE(sentence);
  REQUIRE(sentence.find_first_of("{}") == std::string::npos);
  REQUIRE(sentence.ends_with("."));
  if (!ply.reason) return;
  const std::string_view shown = review::template_of(ply.reason->id);
  REQUIRE_FALSE(shown.empty());
  for (const auto& [name, value] : ply.reason->counts) {
    CAPTURE(name);
    REQUIRE(shown.find("{" + std::string(name) + "}") != std::string_view::npos);
    REQUIRE(sentence.find(std::to_string(value)) != std::string::npos);
  }
  for (const auto& move : {ply.reason->reply, ply.reason->better_move})
    REQUIRE(sentence.find(move) != std::string::npos);
}

}  // namespace arena::test
