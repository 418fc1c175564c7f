#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// A second implementation of the rules of Tetress, slow and obvious, that shares no code with core/: a
// dictionary of cells, and pieces grown cell by cell from every empty cell, so that not even the list of
// shapes is shared.
namespace arena::oracle {

struct Torus {
  using Place = std::pair<int, int>;  // row, column
  using Piece = std::set<Place>;
  std::map<Place, char> board;
  int ply = 0;

  static std::vector<Place> around(Place place) {
    const auto [row, column] = place;
    return {{(row + 1) % 11, column},
            {(row + 10) % 11, column},
            {row, (column + 1) % 11},
            {row, (column + 10) % 11}};
  }
  static std::string name(Place place) {
    return std::string(1, static_cast<char>('a' + place.second)) + std::to_string(place.first + 1);
  }
  static std::string name(const Piece& piece) {
    std::string text;
    for (const Place& place : piece) text += name(place);
    return text;
  }

  static Piece named(const std::string& text) {
    Piece piece;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t digits = 0;
      const int row = std::stoi(text.substr(at + 1), &digits);
      piece.insert({row - 1, text[at] - 'a'});
      at += 1 + digits;
    }
    return piece;
  }

  [[nodiscard]] char turn() const { return ply % 2 == 0 ? 'r' : 'b'; }
  [[nodiscard]] int score(char colour) const {
    return static_cast<int>(
        std::count_if(board.begin(), board.end(), [&](const auto& token) { return token.second == colour; }));
  }
  [[nodiscard]] bool touches_own(const Piece& piece) const {
    for (const Place& place : piece)
      for (const Place& near : around(place))
        if (const auto at = board.find(near); at != board.end() && at->second == turn()) return true;
    return false;
  }

  [[nodiscard]] std::set<Piece> pieces() const {
    std::set<Piece> grown;
    for (int row = 0; row < 11; ++row)
      for (int column = 0; column < 11; ++column)
        if (board.count({row, column}) == 0) grown.insert(Piece{{row, column}});
    for (int cells = 2; cells <= 4; ++cells) {
      std::set<Piece> larger;
      for (const Piece& piece : grown)
        for (const Place& place : piece)
          for (const Place& near : around(place))
            if (board.count(near) == 0 && piece.count(near) == 0) {
              Piece next = piece;
              next.insert(near);
              larger.insert(next);
            }
      grown = larger;
    }
    return grown;
  }
  [[nodiscard]] std::set<std::string> legal_moves() const {
    std::set<std::string> moves;
    if (ply >= 150) return moves;
    for (const Piece& piece : pieces())
      if (ply < 2 || touches_own(piece)) moves.insert(name(piece));
    return moves;
  }
  [[nodiscard]] std::string winner() const {
    if (ply >= 150) return score('r') > score('b') ? "r" : score('b') > score('r') ? "b" : "draw";
    if (legal_moves().empty()) return turn() == 'r' ? "b" : "r";
    return "";
  }

  void play(const std::string& move) {
    for (const Place& place : named(move)) board[place] = turn();
    ++ply;
    std::set<Place> taken_off;
    for (int line = 0; line < 11; ++line) {
      std::vector<Place> row;
      std::vector<Place> column;
      for (int i = 0; i < 11; ++i) {
        row.emplace_back(line, i);
        column.emplace_back(i, line);
      }
      for (const auto& places : {row, column})
        if (std::all_of(places.begin(), places.end(), [&](Place place) { return board.count(place) != 0; }))
          taken_off.insert(places.begin(), places.end());
    }
    for (const Place& place : taken_off) board.erase(place);
  }

  [[nodiscard]] std::string to_text() const {
    std::string text;
    for (int row = 0; row < 11; ++row) {
      if (row > 0) text += '/';
      int gap = 0;
      for (int column = 0; column < 11; ++column) {
        const auto at = board.find({row, column});
        if (at == board.end()) {
          ++gap;
          continue;
        }
        if (gap > 0) text += std::to_string(gap);
        gap = 0;
        text += at->second == 'r' ? 'R' : 'B';
      }
      if (gap > 0) text += std::to_string(gap);
    }
    return text + " " + turn() + " " + std::to_string(ply);
  }
};

}  // namespace arena::oracle
