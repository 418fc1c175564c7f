#include "cli/ugi.hpp"

#include <algorithm>

#include "cli/ugi_options.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t longest_ms = 30LL * 24 * 3600 * 1000;

Error bad(std::string message) {
  return {Error::Code::bad_command, std::move(message)};
}

std::string score_text(const Score& score) {
  switch (score.kind) {
    case Score::Kind::none: return "";
    case Score::Kind::points: return " score cp " + std::to_string(score.value);
    case Score::Kind::win: return " score win " + std::to_string(score.value);
    case Score::Kind::loss: return " score loss " + std::to_string(score.value);
    case Score::Kind::draw: return " score cp 0";
  }
  return "";
}

std::string info_line(const Thought& thought) {
  const double time = seconds(thought.time);
  std::string line =
      "info depth " + std::to_string(thought.depth) + " seldepth " +
      std::to_string(std::max(thought.selective_depth, thought.depth)) + score_text(thought.score) +
      " nodes " + std::to_string(thought.nodes) + " nps " +
      std::to_string(static_cast<std::uint64_t>(static_cast<double>(thought.nodes) / std::max(time, 1e-6))) +
      " time " + std::to_string(static_cast<std::int64_t>(1000 * time)) + " multipv " +
      std::to_string(thought.rank);
  if (!thought.line.empty()) line += " pv";
  for (const auto& move : thought.line) line.append(" ").append(move);
  return line;
}

std::string joined(std::vector<std::string_view>::const_iterator begin,
                   std::vector<std::string_view>::const_iterator end) {
  std::string text;
  for (; begin != end; ++begin) text.append(text.empty() ? "" : " ").append(*begin);
  return text;
}

}  // namespace

Ugi::Ugi(Output output, const Clock& clock) : output_(std::move(output)), clock_(clock), engine_(clock) {}

Ugi::~Ugi() {
  stop();
  wait();
}

bool Ugi::handle_line(std::string_view text) {
  const auto line = words(text);
  if (line.empty()) return true;
  const auto command = line[0];
  if (command == "quit") {
    // A short grace period, so that a script that sends `quit` at once still gets the answer of a search that
    // ends by itself.
    const auto grace = clock_.now() + std::chrono::seconds(2);
    while (thinking_ && !endless_ && clock_.now() < grace) std::this_thread::sleep_for(milliseconds(1));
    stop();
    wait();
    return false;
  }
  if (command == "stop") {
    stop();
    wait();
  } else if (command == "isready") {
    if (!thinking_) prepare();
    print("readyok");
  } else if (command == "query") {
    query(line);
  } else if (thinking_ && endless_) {
    complain(bad("an infinite search is running: send stop first"));
  } else {
    wait();
    if (command == "ugi")
      greet();
    else if (command == "uginewgame")
      engine_.new_game();
    else if (command == "setoption")
      set_option(line);
    else if (command == "position")
      set_position(line);
    else if (command == "go")
      go(line);
    else
      complain(
          bad(quoted(command) +
              " is not a command (ugi, isready, uginewgame, setoption, position, go, stop, query, quit)"));
  }
  return true;
}

void Ugi::finish() {
  if (endless_) stop();
  wait();
}

void Ugi::greet() {
  print("id name Two-Second Arena " ARENA_VERSION);
  print("id author the Two-Second Arena team");
  for (const auto& line : option_lines(engine_)) print(line);
  print("ugiok");
}

// Does all slow preparation now, so that it costs no move any time.
void Ugi::prepare() {
  if (const auto fault = engine_.prepare()) complain(*fault);
}

// setoption name NAME value VALUE
void Ugi::set_option(const Words& line) {
  const auto value_at = std::find(line.begin(), line.end(), "value");
  if (line.size() < 3 || line[1] != "name" || value_at == line.end() || value_at - line.begin() < 3)
    return complain(bad("expected: setoption name NAME value VALUE"));
  const std::string name = listed_name(engine_, joined(line.begin() + 2, value_at));
  const std::string value = joined(value_at + 1, line.end());
  if (const auto fault = cli::set_option(engine_, name, value)) return complain(*fault);
  if (name == "Game" || name == "Agent")
    for (const auto& option : agent_option_lines(engine_)) print(option);
  prepare();
}

// position startpos|setup KEY=VALUE…|fen POSITION [moves M1 M2 …]
void Ugi::set_position(const Words& line) {
  if (line.size() < 2) return complain(bad("expected: position startpos, setup … or fen …"));
  const auto moves_at = std::find(line.begin() + 1, line.end(), "moves");
  const std::string given =
      line.size() > 2 && moves_at > line.begin() + 2 ? joined(line.begin() + 2, moves_at) : "";
  const std::string moves = moves_at == line.end() ? "" : joined(moves_at + 1, line.end());
  std::optional<Error> fault = bad("a position begins with startpos, setup or fen, not " + quoted(line[1]));
  if (line[1] == "startpos" && !given.empty())
    fault = bad("startpos can only be followed by moves");
  else if (line[1] == "startpos" || line[1] == "setup")
    fault = engine_.set_start(given, moves);
  else if (line[1] == "fen")
    fault = engine_.set_position(given, moves);
  if (fault) complain(*fault);
}

Expected<Limits> Ugi::parse_limits(const Words& line) const {
  Limits limits;
  const bool first_moves = engine_.side_to_move() == Side::first;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const auto word = line[i];
    if (word == "infinite") continue;
    const bool known = word == "movetime" || word == "nodes" || word == "depth" || word == "p1time" ||
                       word == "p2time" || word == "p1inc" || word == "p2inc";
    if (!known)
      return bad(quoted(word) +
                 " is not a limit (movetime, p1time, p2time, p1inc, p2inc, nodes, depth, infinite)");
    if (i + 1 == line.size()) return bad(std::string(word) + " needs a number");
    const auto number = parse_number<std::uint64_t>(line[++i]);
    if (!number || *number > static_cast<std::uint64_t>(word == "nodes" ? std::int64_t{1} << 53 : longest_ms))
      return bad(std::string(word) + " cannot be " + quoted(line[i]));
    const milliseconds ms(word == "nodes" ? 0 : static_cast<std::int64_t>(*number));
    if (word == "movetime") limits.time = ms;
    if (word == "nodes") limits.nodes = *number;
    if (word == "depth") limits.depth = static_cast<int>(std::min<std::uint64_t>(*number, 1000));
    if (word == (first_moves ? "p1time" : "p2time")) limits.game_time = ms;
    if (word == (first_moves ? "p1inc" : "p2inc")) limits.increment = ms;
  }
  if (const auto fault = find_fault(limits)) return *fault;
  return limits;
}

void Ugi::go(const Words& line) {
  const Duration asked_at = clock_.now();
  if (line.size() < 2)
    return complain(bad("go needs a limit: movetime, p1time and p2time, nodes, depth or infinite"));
  auto limits = parse_limits(line);
  if (!limits) return complain(limits.error());
  if (engine_.outcome().over())
    return complain({Error::Code::game_over, "the game is over: there is nothing to think about"});
  const bool hold_answer = std::find(line.begin(), line.end(), "infinite") != line.end();
  const bool limited = limits->time || limits->game_time || limits->nodes || limits->depth;
  if (!hold_answer && !limited)
    return complain(bad(std::string("the side to move has no limit: ") +
                        (engine_.side_to_move() == Side::first ? "p1time" : "p2time") + " is missing"));
  endless_ = hold_answer;
  stop_ = false;
  thinking_ = true;
  limits->spent = clock_.now() - asked_at;
  thread_ = std::thread([this, limits = *limits, hold_answer] { think(limits, hold_answer); });
}

void Ugi::query(const Words& line) {
  const Outcome outcome = engine_.outcome();
  const auto respond = [&](bool yes) { print(yes ? "response true" : "response false"); };
  if (line.size() == 2 && line[1] == "p1turn") return respond(engine_.side_to_move() == Side::first);
  if (line.size() == 2 && line[1] == "gameover") return respond(outcome.over());
  if (line.size() != 2 || line[1] != "result")
    return complain(bad("expected: query p1turn, gameover or result"));
  switch (outcome.kind) {
    case Outcome::Kind::ongoing: return print("response none");
    case Outcome::Kind::first_wins: return print("response p1win");
    case Outcome::Kind::second_wins: return print("response p2win");
    case Outcome::Kind::draw: return print("response draw");
  }
}

// Runs in the thinking thread. An infinite search answers only after `stop`, as usual in UCI.
void Ugi::think(Limits limits, bool hold_answer) {
  const auto answer = engine_.go(
      limits, [this](const Thought& t) { print(info_line(t)); }, &stop_);
  while (hold_answer && !stop_) std::this_thread::sleep_for(milliseconds(1));
  if (answer)
    print("bestmove " + answer->move);
  else
    complain(answer.error());
  thinking_ = false;
}

void Ugi::stop() {
  stop_ = true;
}

void Ugi::wait() {
  if (thread_.joinable()) thread_.join();
}

void Ugi::print(const std::string& line) {
  const std::lock_guard lock(output_mutex_);
  output_(line);
}

void Ugi::complain(const Error& error) {
  print("info string error " + error.message);
}

}  // namespace arena::cli
