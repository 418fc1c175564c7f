#pragma once
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/files.hpp"

namespace arena::cli {

// The positions that `tune` has played. The first line says how ("# tune …"), then come the positions of each
// game and a line with its number ("# game 17"). What a killed process leaves of a game is cut off, so the
// same command goes on where it was.
class PositionsFile {
 public:
  static constexpr char mark = '#';

  // Throws BadInput if the file was made otherwise.
  PositionsFile(const std::string& path, const std::string& description);

  [[nodiscard]] bool has(int game) const { return games_.contains(game); }
  void add(int game, const std::string& lines);

 private:
  std::set<int> games_;
  std::optional<LineFile> file_;
};

// Calls visit(line) for each position of the file.
void each_position(const std::string& path, const std::function<void(const std::string&)>& visit);

// Writes each game once; returns the numbers of games and of positions.
std::pair<std::size_t, std::size_t> merge_positions(const std::vector<std::string>& files,
                                                    const std::string& out);

}  // namespace arena::cli
