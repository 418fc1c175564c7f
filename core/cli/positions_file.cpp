#include "cli/positions_file.hpp"

#include <algorithm>
#include <fstream>

#include "cli/app.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view header_mark = "# tune ";
constexpr std::string_view game_mark = "# game ";

struct Contents {
  std::string header;
  std::uintmax_t whole = 0;  // the length up to the last whole game
};

BadInput not_a_game(const std::string& path, const std::string& line) {
  return BadInput(path + " has a game without a number: " + arena::quoted(line));
}

// Reads a file game by game: visit(number, lines).
Contents read_games(const std::string& path, const std::function<void(int, const std::string&)>& visit) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw BadInput("the file " + path + " cannot be read");
  Contents contents;
  std::string line;
  std::string lines;
  if (!std::getline(in, contents.header) || in.eof()) return {};
  if (!contents.header.starts_with(header_mark))
    throw BadInput(path + " is not a file of positions from tune");
  contents.whole = static_cast<std::uintmax_t>(in.tellg());
  while (std::getline(in, line) && !in.eof()) {
    if (!line.starts_with(game_mark)) {
      lines.append(line).append("\n");
      continue;
    }
    const auto number = parse_number<unsigned>(std::string_view(line).substr(game_mark.size()));
    if (!number) throw not_a_game(path, line);
    visit(static_cast<int>(*number), lines);
    lines.clear();
    contents.whole = static_cast<std::uintmax_t>(in.tellg());
  }
  return contents;
}

}  // namespace

PositionsFile::PositionsFile(const std::string& path, const std::string& description) {
  const std::string header = std::string(header_mark) + description;
  if (fs::is_regular_file(path) && fs::file_size(path) > 0) {
    const auto contents = read_games(path, [&](int game, const std::string&) { games_.insert(game); });
    if (!contents.header.empty() && contents.header != header)
      throw BadInput("the positions in " + path + " were played otherwise (" +
                     contents.header.substr(header_mark.size()) + "); use another file");
    std::error_code error;
    fs::resize_file(path, contents.header.empty() ? 0 : contents.whole, error);
    if (error) throw MachineFault("the file " + path + " cannot be written");
  }
  const bool is_new = !fs::exists(path) || (fs::is_regular_file(path) && fs::file_size(path) == 0);
  file_.emplace(path);
  if (is_new) file_->append(header + "\n");
}

void PositionsFile::add(int game, const std::string& lines) {
  file_->append(lines + std::string(game_mark) + std::to_string(game) + "\n");
  games_.insert(game);
}

void each_position(const std::string& path, const std::function<void(const std::string&)>& visit) {
  std::ifstream in(path);
  std::string line;
  while (std::getline(in, line))
    if (!line.starts_with(PositionsFile::mark)) visit(line);
}

std::pair<std::size_t, std::size_t> merge_positions(const std::vector<std::string>& files,
                                                    const std::string& out) {
  WholeFile merged(out);
  std::set<int> games;
  std::size_t positions = 0;
  std::string header;
  for (const auto& file : files) {
    const auto take = [&](int game, const std::string& lines) {
      if (!games.insert(game).second) return;
      positions += static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n'));
      merged.out() << lines << game_mark << game << '\n';
    };
    std::ifstream first(file);
    std::string own;
    std::getline(first, own);
    if (header.empty()) {
      header = own;
      merged.out() << header << '\n';
    }
    if (own != header) throw BadInput("the positions in " + file + " were played otherwise");
    (void)read_games(file, take);
  }
  merged.commit();
  return {games.size(), positions};
}

}  // namespace arena::cli
