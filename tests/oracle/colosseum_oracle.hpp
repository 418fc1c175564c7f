#pragma once
#include <array>
#include <cstddef>
#include <queue>
#include <set>
#include <string>
#include <vector>

// A second implementation of the rules of Colosseum Survival!, slow and obvious, that shares no code with
// core/: the course's array chess_board[row][column][direction] and a breadth-first search cell by cell.
namespace arena::oracle {

struct Board {
  int size = 0;
  std::vector<std::array<bool, 4>> wall;  // row by row: up, right, down, left
  std::array<std::array<int, 2>, 2> player{};
  int turn = 0;

  static constexpr int dr[4] = {-1, 0, 1, 0};
  static constexpr int dc[4] = {0, 1, 0, -1};

  [[nodiscard]] std::array<bool, 4>& at(int r, int c) { return wall[static_cast<std::size_t>(r * size + c)]; }
  [[nodiscard]] const std::array<bool, 4>& at(int r, int c) const {
    return wall[static_cast<std::size_t>(r * size + c)];
  }

  // From the text of a position, which must be valid.
  explicit Board(const std::string& text) {
    size = static_cast<int>(text.find('/'));
    wall.resize(static_cast<std::size_t>(size * size));
    for (int r = 0; r < size; ++r)
      for (int c = 0; c < size; ++c) {
        const int digit = text[static_cast<std::size_t>(r * (size + 1) + c)] - '0';
        if (r == 0) at(r, c)[0] = true;
        if (c == 0) at(r, c)[3] = true;
        if (r == size - 1) at(r, c)[2] = true;
        if (c == size - 1) at(r, c)[1] = true;
        if (digit % 2 == 1) at(r, c)[1] = at(r, c + 1)[3] = true;
        if (digit / 2 == 1) at(r, c)[2] = at(r + 1, c)[0] = true;
      }
    std::size_t from = text.find(' ');
    for (auto& p : player) {
      const std::size_t to = text.find(' ', from + 1);
      p = {std::stoi(text.substr(from + 2, to - from - 2)) - 1, text[from + 1] - 'a'};
      from = to;
    }
    turn = text.back() == 'a' ? 0 : 1;
  }

  // Steps from a cell to every cell, -1 if unreachable; `blocked` may be nullptr.
  [[nodiscard]] std::vector<int> walk(std::array<int, 2> from, const std::array<int, 2>* blocked) const {
    std::vector<int> steps(static_cast<std::size_t>(size * size), -1);
    std::queue<std::array<int, 2>> queue;
    steps[static_cast<std::size_t>(from[0] * size + from[1])] = 0;
    queue.push(from);
    while (!queue.empty()) {
      const auto [r, c] = queue.front();
      queue.pop();
      for (int d = 0; d < 4; ++d) {
        if (at(r, c)[static_cast<std::size_t>(d)]) continue;
        const std::array<int, 2> to{r + dr[d], c + dc[d]};
        if (blocked && to == *blocked) continue;
        auto& there = steps[static_cast<std::size_t>(to[0] * size + to[1])];
        if (there >= 0) continue;
        there = steps[static_cast<std::size_t>(r * size + c)] + 1;
        queue.push(to);
      }
    }
    return steps;
  }

  [[nodiscard]] int region(int who) const {
    int cells = 0;
    for (const int steps : walk(player[static_cast<std::size_t>(who)], nullptr)) cells += steps >= 0 ? 1 : 0;
    return cells;
  }
  [[nodiscard]] bool over() const {
    return walk(player[0], nullptr)[static_cast<std::size_t>(player[1][0] * size + player[1][1])] < 0;
  }

  [[nodiscard]] std::set<std::string> legal_moves() const {
    std::set<std::string> moves;
    if (over()) return moves;
    const auto steps =
        walk(player[static_cast<std::size_t>(turn)], &player[static_cast<std::size_t>(1 - turn)]);
    for (int r = 0; r < size; ++r)
      for (int c = 0; c < size; ++c) {
        const int distance = steps[static_cast<std::size_t>(r * size + c)];
        if (distance < 0 || distance > (size + 1) / 2) continue;
        for (std::size_t d = 0; d < 4; ++d)
          if (!at(r, c)[d])
            moves.insert(std::string(1, static_cast<char>('a' + c)) + std::to_string(r + 1) + "urdl"[d]);
      }
    return moves;
  }

  void play(const std::string& move) {
    const int c = move[0] - 'a';
    const int r = std::stoi(move.substr(1, move.size() - 2)) - 1;
    const std::size_t d = std::string("urdl").find(move.back());
    player[static_cast<std::size_t>(turn)] = {r, c};
    at(r, c)[d] = true;
    at(r + dr[d], c + dc[d])[(d + 2) % 4] = true;
    turn = 1 - turn;
  }
};

}  // namespace arena::oracle
