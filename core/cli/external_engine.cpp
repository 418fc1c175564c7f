#include "cli/external_engine.hpp"

#include <algorithm>
#include <set>

#include "cli/process.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

using std::chrono::milliseconds;

constexpr Duration patience_to_start = std::chrono::seconds(20);

std::string ms_text(Duration time) {
  return std::to_string(time / milliseconds(1));
}

std::string position_line(const match::Turn& turn) {
  std::string line = "position fen " + turn.start;
  if (!turn.moves.empty()) line += " moves";
  for (const auto& move : turn.moves) line.append(" ").append(move);
  return line;
}

std::string go_line(const match::Turn& turn) {
  std::string line = "go";
  if (turn.clocks) {
    const auto& [left, increment] = *turn.clocks;
    line += " p1time " + ms_text(left[0]) + " p2time " + ms_text(left[1]);
    line += " p1inc " + ms_text(increment) + " p2inc " + ms_text(increment);
  }
  if (turn.limits.time) line += " movetime " + ms_text(*turn.limits.time);
  if (turn.limits.nodes) line += " nodes " + std::to_string(*turn.limits.nodes);
  if (turn.limits.depth) line += " depth " + std::to_string(*turn.limits.depth);
  return line;
}

// The longest wait for an engine. The referee decides whether a move is late; this only keeps a silent engine
// from blocking the match.
Duration patience_for(const match::Turn& turn) {
  constexpr Duration grace = std::chrono::seconds(2);
  Duration patience = std::chrono::minutes(10);
  if (turn.limits.time) patience = std::min(patience, 3 * *turn.limits.time + grace);
  if (turn.clocks) patience = std::min(patience, turn.clocks->left[turn.mover()] + grace);
  return patience;
}

// "info … multipv 1 … score cp 35 …"; keeps the score of the best line.
void read_score(const std::vector<std::string_view>& info, Score& score) {
  Score read;
  for (std::size_t i = 1; i + 1 < info.size(); ++i) {
    if (info[i] == "string" || info[i] == "pv") break;
    if (info[i] == "multipv" && info[i + 1] != "1") return;
    if (info[i] != "score" || i + 2 >= info.size()) continue;
    const bool negative = info[i + 2].starts_with('-');
    const auto number = parse_number<std::uint32_t>(info[i + 2].substr(negative ? 1 : 0));
    constexpr std::uint32_t largest = 1'000'000;
    if (!number || *number > largest) return;
    const int value = negative ? -static_cast<int>(*number) : static_cast<int>(*number);
    if (info[i + 1] == "cp") read = {Score::Kind::points, value};
    if (info[i + 1] == "win") read = {Score::Kind::win, value};
    if (info[i + 1] == "loss") read = {Score::Kind::loss, value};
  }
  if (read.kind != Score::Kind::none) score = read;
}

std::string shell_quoted(const std::string& text) {
  std::string safe = "'";
  for (const char c : text) safe.append(c == '\'' ? "'\\''" : std::string(1, c));
  return safe + "'";
}

std::string shell_line(const EngineSpec& spec) {
  std::string line;
  if (!spec.folder.empty()) line = "cd " + shell_quoted(spec.folder) + " && ";
  line += spec.command;
  for (const auto& argument : spec.arguments) line.append(" ").append(shell_quoted(argument));
  return line;
}

class ExternalPlayer final : public match::Player {
 public:
  ExternalPlayer(EngineSpec spec, const Resources& resources, const Clock& clock, Complaint complain)
      : spec_(std::move(spec)), resources_(resources), clock_(clock), complain_(std::move(complain)) {}

  void new_game(const std::string& game, std::uint64_t seed) override {
    if (!process_) start();
    const Duration deadline = clock_.now() + patience_to_start;
    set_option("Game", game, deadline);
    set_option("Seed", std::to_string(seed), deadline);
    for (const auto& [name, value] : spec_.options) set_option(name, value, deadline);
    send("uginewgame", deadline);
    if (process_ && !send_and_await("isready", "readyok")) give_up("does not say readyok");
  }

  Expected<match::Choice> choose(const match::Turn& turn) override {
    const Duration deadline = clock_.now() + patience_for(turn);
    send(position_line(turn), deadline);
    send(go_line(turn), deadline);
    Score score;
    while (process_) {
      const auto line = process_->receive(clock_, deadline);
      if (!line) {
        give_up(clock_.now() < deadline ? "ended while it was to move" : "did not answer with a bestmove");
        break;
      }
      const auto parts = words(*line);
      if (parts.size() >= 2 && parts[0] == "bestmove") return match::Choice(std::string(parts[1]), score);
      if (!parts.empty() && parts[0] == "info") read_score(parts, score);
    }
    return Error{Error::Code::bad_command, "the engine " + quoted(spec_.name) + " is not running"};
  }

 private:
  void start() {
    process_ = std::make_unique<Process>(shell_line(spec_));
    offered_.clear();
    if (!send_and_await("ugi", "ugiok")) return give_up("does not say ugiok, so it does not speak UGI");
    const Duration deadline = clock_.now() + patience_to_start;
    if (offers("Threads")) set_option("Threads", std::to_string(resources_.threads), deadline);
    if (offers("Hash")) set_option("Hash", std::to_string(resources_.hash_mb), deadline);
  }

  void set_option(const std::string& name, const std::string& value, Duration deadline) {
    send("setoption name " + name + " value " + value, deadline);
  }

  void send(const std::string& line, Duration deadline) {
    if (process_ && !process_->send(line, clock_, deadline)) give_up("no longer reads its input");
  }

  // Sends a line and waits for its answer; collects the options that are listed before it.
  bool send_and_await(const std::string& question, std::string_view answer) {
    const Duration deadline = clock_.now() + patience_to_start;
    if (!process_->send(question, clock_, deadline)) return false;
    while (const auto line = process_->receive(clock_, deadline)) {
      if (trimmed(*line) == answer) return true;
      const auto parts = words(*line);
      if (line->starts_with("info string error ")) object(line->substr(18));
      if (parts.size() >= 3 && parts[0] == "option" && parts[1] == "name") offered_.emplace_back(parts[2]);
    }
    return false;
  }

  [[nodiscard]] bool offers(std::string_view option) const {
    return std::find(offered_.begin(), offered_.end(), option) != offered_.end();
  }

  // Every game sets the same options, so the same objection is passed on once.
  void object(const std::string& why) {
    if (objections_.insert(why).second)
      complain_("the engine " + quoted(spec_.name) + " answers: " + quoted(why));
  }

  void give_up(const std::string& why) {
    process_.reset();
    complain_("the engine " + quoted(spec_.name) + " " + why);
  }

  EngineSpec spec_;
  Resources resources_;
  const Clock& clock_;
  Complaint complain_;
  std::unique_ptr<Process> process_;
  std::set<std::string> objections_;
  std::vector<std::string> offered_;  // names of the options that it has
};

}  // namespace

std::unique_ptr<match::Player> make_external_player(EngineSpec spec, const Resources& resources,
                                                    const Clock& clock, Complaint complain) {
  return std::make_unique<ExternalPlayer>(std::move(spec), resources, clock, std::move(complain));
}

}  // namespace arena::cli
