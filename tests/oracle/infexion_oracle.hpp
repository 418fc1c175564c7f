#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// A second implementation of the rules of Infexion, slow and obvious, that shares no code with core/: a
// dictionary of cells as in the referee, with one token moved at a time.
namespace arena::oracle {

struct Hexes {
  using Place = std::pair<int, int>;  // row, column
  struct Stack {
    char colour;
    int power;
  };
  std::map<Place, Stack> board;
  int ply = 0;

  static const std::vector<std::pair<std::string, Place>>& directions() {
    static const std::vector<std::pair<std::string, Place>> list{
        {"n", {1, -1}}, {"ne", {1, 0}}, {"se", {0, 1}}, {"s", {-1, 1}}, {"sw", {-1, 0}}, {"nw", {0, -1}}};
    return list;
  }
  static std::string name(Place place) {
    return std::string(1, static_cast<char>('a' + place.second)) + std::to_string(place.first + 1);
  }

  [[nodiscard]] char turn() const { return ply % 2 == 0 ? 'r' : 'b'; }
  [[nodiscard]] int score(char colour) const {
    int sum = 0;
    for (const auto& [place, stack] : board)
      if (stack.colour == colour) sum += stack.power;
    return sum;
  }
  [[nodiscard]] bool over() const {
    if (ply < 2) return false;
    return ply >= 343 || score('r') == 0 || score('b') == 0;
  }
  [[nodiscard]] std::string winner() const {
    if (!over()) return "";
    if (score('r') - score('b') > 1) return "r";
    if (score('b') - score('r') > 1) return "b";
    return "draw";
  }

  [[nodiscard]] std::set<std::string> legal_moves() const {
    std::set<std::string> moves;
    if (over()) return moves;
    for (int row = 0; row < 7; ++row)
      for (int column = 0; column < 7; ++column) {
        const Place place{row, column};
        const auto at = board.find(place);
        if (at == board.end()) {
          if (score('r') + score('b') < 49) moves.insert(name(place));
        } else if (at->second.colour == turn()) {
          for (const auto& [word, step] : directions()) moves.insert(name(place) + word);
        }
      }
    return moves;
  }

  void play(const std::string& move) {
    const Place from{move[1] - '1', move[0] - 'a'};
    const std::string word = move.substr(2);
    const char colour = turn();
    ++ply;
    if (word.empty()) {
      board[from] = {colour, 1};
      return;
    }
    Place step{};
    for (const auto& [known, way] : directions())
      if (known == word) step = way;
    int tokens = board[from].power;
    board.erase(from);
    Place at = from;
    for (; tokens > 0; --tokens) {
      at = {(at.first + step.first + 7) % 7, (at.second + step.second + 7) % 7};
      const int power = board.count(at) != 0 ? board[at].power + 1 : 1;
      if (power > 6)
        board.erase(at);
      else
        board[at] = {colour, power};
    }
  }

  [[nodiscard]] std::string to_text() const {
    std::string text;
    for (int row = 0; row < 7; ++row) {
      std::string cells;
      for (int column = 0; column < 7; ++column) {
        const auto at = board.find({row, column});
        if (at != board.end())
          cells += static_cast<char>((at->second.colour == 'r' ? 'A' : 'a') + at->second.power - 1);
        else if (!cells.empty() && cells.back() >= '1' && cells.back() <= '7')
          ++cells.back();
        else
          cells += '1';
      }
      text += (row == 0 ? "" : "/") + cells;
    }
    return text + " " + turn() + " " + std::to_string(ply);
  }
};

}  // namespace arena::oracle
