#pragma once
#include <mutex>

#include "cli/files.hpp"
#include "cli/match_options.hpp"

namespace arena::cli {

// All records of a match in one file. It follows from the log, so it is written anew when a match is resumed.
class RecordFile {
 public:
  RecordFile(std::string game, match::LogHeader header)
      : game_(std::move(game)), header_(std::move(header)) {}

  // The records of the games so far, before `open`.
  void begin(const std::string& path);
  void open();
  void add(const match::GameResult& game);
  [[nodiscard]] std::string text_of(const match::GameResult& game) const;

 private:
  std::string game_;
  match::LogHeader header_;
  std::string path_;
  std::unique_ptr<WholeFile> whole_;
  std::optional<LineFile> lines_;
};

// The games of a match: those of the log, and those that are added. Several threads may add.
class MatchResults {
 public:
  MatchResults(const MatchOptions& options, const match::LogHeader& header);

  void add(const match::GameResult& game);
  [[nodiscard]] bool has(int number) const { return standings_.has(number); }
  [[nodiscard]] bool decided() const;
  [[nodiscard]] std::string progress_line(std::size_t games, Duration time) const;
  // Called at the end of the match.
  [[nodiscard]] const match::Standings& standings() const { return standings_; }

 private:
  void read_log(const std::string& path);
  void write_own_record(const match::GameResult& game) const;

  const match::LogHeader& header_;
  std::string folder_;
  match::Standings standings_;
  RecordFile records_;
  bool has_record_file_;
  std::optional<LineFile> log_;
  std::size_t added_ = 0;  // games added by this process
  mutable std::mutex mutex_;
};

// Calls visit(header) once and visit_game(game) for each game of the logs, which must be of one match.
void read_logs(const std::vector<std::string>& files,
               const std::function<void(const match::LogHeader&)>& visit, const match::GameSink& visit_game);

}  // namespace arena::cli
