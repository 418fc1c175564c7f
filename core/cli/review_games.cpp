#include "cli/review_games.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "engine/rules.hpp"
#include "match/log.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// A header after moves begins the next record.
std::vector<std::string> split_records(const std::string& text) {
  std::vector<std::string> records(1);
  bool has_moves = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto content = trimmed(line);
    const bool is_header = content.starts_with('[') && content.ends_with(']') && !content.starts_with("[%");
    if (is_header && has_moves) {
      records.emplace_back();
      has_moves = false;
    }
    has_moves = has_moves || (!is_header && !content.empty());
    records.back().append(line).append("\n");
  }
  return records;
}

ReviewGame game_of(const std::string& name, const Record& record) {
  const auto line = rules::replay(record);
  if (!line) throw BadInput(name + ": " + line.error().message);
  if (line->fault) throw BadInput(name + ": " + line->fault->message);
  ReviewGame game;
  game.name = name;
  game.game = record.header("Game");
  game.players = {std::string(record.header("First")), std::string(record.header("Second"))};
  game.start = line->positions.front();
  for (const auto& move : record.moves) game.moves.push_back(move.text);
  return game;
}

std::vector<ReviewGame> games_of_log(const std::string& path, const std::string& text) {
  std::istringstream in(text);
  const auto header = match::read_header(in);
  if (!header) throw BadInput(path + ": " + header.error().message);
  const auto settings = nlohmann::json::parse(header->description, nullptr, false);
  if (!settings.is_object() || !settings.contains("game") || !settings["game"].is_string())
    throw BadInput(path + ": the log does not say which game was played");
  std::vector<ReviewGame> games;
  const auto fault = match::read_games(in, *header, [&](const match::GameResult& result) {
    const auto player = [&](int number) { return header->players[static_cast<std::size_t>(number)]; };
    games.push_back({path + " game " + std::to_string(result.fixture.number),
                     settings["game"].get<std::string>(),
                     {player(result.fixture.first), player(result.fixture.second)},
                     result.start,
                     result.moves});
  });
  if (fault) throw BadInput(path + ": " + fault->message);
  for (const auto& game : games) {
    std::string moves;
    for (const auto& move : game.moves) moves.append(move).append(" ");
    const auto line = value_or_throw(rules::play_all(game.game, game.start, moves));
    if (line.fault) throw BadInput(game.name + ": " + line.fault->message);
  }
  return games;
}

}  // namespace

std::vector<ReviewGame> read_review_games(const std::string& path) {
  const std::string text = read_file(path);
  const std::string name = path == "-" ? "standard input" : path;
  if (trimmed(text).starts_with('{') && text.find("\"match\"") < text.find('\n'))
    return games_of_log(name, text);
  const auto records = split_records(text);
  std::vector<ReviewGame> games;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const std::string label = records.size() == 1 ? name : name + " game " + std::to_string(i + 1);
    const auto record = parse_record(records[i]);
    if (!record) throw BadInput(label + ": " + record.error().message);
    games.push_back(game_of(label, *record));
  }
  return games;
}

}  // namespace arena::cli
