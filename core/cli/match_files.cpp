#include "cli/match_files.hpp"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/app.hpp"

namespace arena::cli {

namespace fs = std::filesystem;

namespace {

void make_folder(const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder))
    throw BadInput("the folder " + folder + " cannot be made: " + error.message());
}

}  // namespace

void RecordFile::begin(const std::string& path) {
  path_ = path;
  whole_ = std::make_unique<WholeFile>(path);
}

void RecordFile::open() {
  whole_->commit();
  whole_.reset();
  lines_.emplace(path_);
}

void RecordFile::add(const match::GameResult& game) {
  const std::string text = text_of(game) + "\n";
  if (lines_)
    lines_->append(text);
  else
    whole_->out() << text;
}

std::string RecordFile::text_of(const match::GameResult& game) const {
  return to_text(match::as_record(game_, game,
                                  {header_.players[static_cast<std::size_t>(game.fixture.first)],
                                   header_.players[static_cast<std::size_t>(game.fixture.second)]}));
}

MatchResults::MatchResults(const MatchOptions& options, const match::LogHeader& header)
    : header_(header),
      folder_(options.records),
      standings_(static_cast<int>(header.players.size()), sprt_of(options.table, header.players.size())),
      records_(options.game, header),
      has_record_file_(!options.record.empty()) {
  if (!folder_.empty()) make_folder(folder_);
  if (has_record_file_) records_.begin(options.record);
  if (!options.log.empty()) read_log(options.log);
  if (has_record_file_) records_.open();
}

void MatchResults::read_log(const std::string& path) {
  if (fs::is_regular_file(path) && fs::file_size(path) > 0) {
    read_logs(
        {path},
        [&](const match::LogHeader& kept) {
          if (kept != header_) throw BadInput("the log " + path + " is of another match");
        },
        [&](const match::GameResult& game) {
          if (standings_.has(game.fixture.number)) return;
          standings_.add(game);
          if (has_record_file_) records_.add(game);
        });
  } else {
    WholeFile file(path);
    file.out() << match::header_line(header_) << '\n';
    file.commit();
  }
  log_.emplace(path);
}

// The log comes last: a game that it does not have is played again.
void MatchResults::add(const match::GameResult& game) {
  const std::lock_guard lock(mutex_);
  standings_.add(game);
  ++added_;
  if (!folder_.empty()) write_own_record(game);
  if (has_record_file_) records_.add(game);
  if (log_) log_->append(match::game_line(game) + '\n');
}

bool MatchResults::decided() const {
  const std::lock_guard lock(mutex_);
  return standings_.decided();
}

std::string MatchResults::progress_line(std::size_t games, Duration time) const {
  const std::lock_guard lock(mutex_);
  return match::progress_line(standings_, games, added_, time);
}

void MatchResults::write_own_record(const match::GameResult& game) const {
  WholeFile file(fs::path(folder_) / ("game-" + std::to_string(game.fixture.number) + ".txt"));
  file.out() << records_.text_of(game);
  file.commit();
}

void read_logs(const std::vector<std::string>& files,
               const std::function<void(const match::LogHeader&)>& visit, const match::GameSink& visit_game) {
  std::optional<match::LogHeader> header;
  for (const auto& file : files) {
    std::ifstream in(file);
    if (!in) throw BadInput("the log " + file + " cannot be read");
    const auto other = match::read_header(in);
    if (!other) throw BadInput(file + ": " + other.error().message);
    if (!header) visit(*other);
    if (header && *other != *header) throw BadInput("the logs are of different matches");
    header = *other;
    if (const auto fault = match::read_games(in, *header, visit_game))
      throw BadInput(file + ": " + fault->message);
  }
}

}  // namespace arena::cli
