#include "cli/ugi.hpp"

#include <algorithm>

#include "cli/ugi_options.hpp"
#include "engine/rules.hpp"
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

Ugi::Ugi(Output output, const Clock& clock) : output_(std::move(output)), clock_(clock) {
  [[maybe_unused]] const auto fault = choose_game(request_, rules::games().front());
  assert(!fault);
}

Ugi::~Ugi() {
  stop();
  wait();
}

bool Ugi::take(std::string_view text) {
  const auto line = words(text);
  if (line.empty()) return true;
  const auto command = line[0];
  if (command == "quit") {
    // A search that ends by itself within the grace gives its true answer also to a script that cannot wait
    // for it.
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
      new_game();
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
  print("id name Two-Second Arena 0.1.0");
  print("id author the Two-Second Arena team");
  for (const auto& line : option_lines(request_)) print(line);
  print("ugiok");
}

void Ugi::new_game() {
  session_.reset();
}

// setoption name NAME value VALUE
void Ugi::set_option(const Words& line) {
  const auto value_at = std::find(line.begin(), line.end(), "value");
  if (line.size() < 3 || line[1] != "name" || value_at == line.end() || value_at - line.begin() < 3)
    return complain(bad("expected: setoption name NAME value VALUE"));
  const std::string name = listed_name(request_, joined(line.begin() + 2, value_at));
  const std::string value = joined(value_at + 1, line.end());
  if (const auto fault = cli::set_option(request_, name, value)) return complain(*fault);
  if (name == "Game" || name == "Agent")
    for (const auto& option : agent_option_lines(request_)) print(option);
}

// position startpos|setup KEY=VALUE…|fen POSITION [moves M1 M2 …]
void Ugi::set_position(const Words& line) {
  if (line.size() < 2) return complain(bad("expected: position startpos, setup … or fen …"));
  const auto moves_at = std::find(line.begin() + 1, line.end(), "moves");
  const std::string given =
      line.size() > 2 && moves_at > line.begin() + 2 ? joined(line.begin() + 2, moves_at) : "";
  Expected<std::string> position =
      bad("a position begins with startpos, setup or fen, not " + quoted(line[1]));
  if (line[1] == "startpos" && given.empty())
    position = rules::start(request_.game, "");
  else if (line[1] == "startpos")
    position = bad("startpos takes nothing but moves");
  else if (line[1] == "setup")
    position = rules::start(request_.game, given);
  else if (line[1] == "fen")
    position = given;
  if (!position) return complain(position.error());
  const auto played = rules::play_all(request_.game, *position,
                                      moves_at == line.end() ? "" : joined(moves_at + 1, line.end()));
  if (!played) return complain(played.error());
  if (played->fault) return complain(*played->fault);
  request_.position = played->positions.back();
}

Expected<Limits> Ugi::parse_limits(const Words& line) const {
  Limits limits;
  std::optional<Duration> clock[2];
  Duration increment[2]{};
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
    if (word == "movetime") limits.time = keeper_.safe_time(ms);
    if (word == "nodes") limits.nodes = *number;
    if (word == "depth") limits.depth = static_cast<int>(std::min<std::uint64_t>(*number, 1000));
    if (word == "p1time") clock[0] = ms;
    if (word == "p2time") clock[1] = ms;
    if (word == "p1inc") increment[0] = ms;
    if (word == "p2inc") increment[1] = ms;
  }
  const auto mover = static_cast<std::size_t>(index(rules::view(request_.game, request_.position)->side));
  if (clock[mover]) {
    limits.game_time = clock[mover];
    const Duration share = keeper_.safe_time(share_of(*clock[mover], increment[mover]));
    limits.time = limits.time ? std::min(*limits.time, share) : share;
  }
  return limits;
}

void Ugi::go(const Words& line) {
  const Duration asked_at = clock_.now();
  if (line.size() < 2)
    return complain(bad("go needs a limit: movetime, p1time and p2time, nodes, depth or infinite"));
  const auto limits = parse_limits(line);
  if (!limits) return complain(limits.error());
  if (rules::view(request_.game, request_.position)->outcome.over())
    return complain({Error::Code::game_over, "the game is over: there is nothing to think about"});
  ThinkRequest request = request_;
  request.limits = *limits;
  const bool hold_answer = std::find(line.begin(), line.end(), "infinite") != line.end();
  endless_ = hold_answer || !(limits->time || limits->nodes || limits->depth);
  stop_ = false;
  thinking_ = true;
  thread_ = std::thread([this, request, asked_at, hold_answer] { think(request, asked_at, hold_answer); });
}

void Ugi::query(const Words& line) {
  const auto view = rules::view(request_.game, request_.position).value();
  const auto answer = [&](bool yes) { print(yes ? "response true" : "response false"); };
  if (line.size() == 2 && line[1] == "p1turn") return answer(view.side == Side::first);
  if (line.size() == 2 && line[1] == "gameover") return answer(view.outcome.over());
  if (line.size() != 2 || line[1] != "result")
    return complain(bad("expected: query p1turn, gameover or result"));
  switch (view.outcome.kind) {
    case Outcome::Kind::ongoing: return print("response none");
    case Outcome::Kind::first_wins: return print("response p1win");
    case Outcome::Kind::second_wins: return print("response p2win");
    case Outcome::Kind::draw: return print("response draw");
  }
}

// Runs in the thinking thread. An infinite search answers only when it is told to stop, as engines do.
void Ugi::think(const ThinkRequest& request, Duration asked_at, bool hold_answer) {
  const auto answer = session_.think(
      request, clock_, [this](const Thought& t) { print(info_line(t)); }, &stop_);
  if (answer && request.limits.time)
    keeper_.learn(*request.limits.time, clock_.now() - asked_at, answer->longest_pause);
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
