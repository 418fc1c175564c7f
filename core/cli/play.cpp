#include "cli/play.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/study.hpp"
#include "cli/suggest.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

constexpr const char* help =
    "  MOVE       as in the list of moves, or as the course writes it\n"
    "  moves      list the possible moves\n"
    "  hint       what the strongest agent would play\n"
    "  undo       take back your last move\n"
    "  board      draw the board again\n"
    "  save FILE  save the game as a record\n"
    "  resign     give up\n"
    "  quit       leave the game\n";

const std::vector<std::string> commands{"moves", "hint", "undo", "board", "save", "resign", "quit", "help"};

class Session {
 public:
  Session(Table& table, std::istream& in, std::ostream& out, const Clock& clock)
      : table_(table), in_(in), out_(out), clock_(clock) {
    const auto line = value_or_throw(rules::play_all(table.game, table.start, ""));
    positions_.push_back(line.positions.front());
    for (const auto& move : table.moves)
      positions_.push_back(value_or_throw(rules::play(table.game, position(), move)));
    for (auto& player : table_.players)
      if (player) player->new_game(table_.game, 1);
  }

  Record play() {
    show();
    while (!view().outcome.over() && !resigned_ && !left_) {
      if (player())
        let_play();
      else
        ask();
    }
    if (resigned_) out_ << player_name(picture(), *resigned_, table_.style) << " resigns.\n";
    out_ << "Open it in the page: " << link() << '\n';
    return record();
  }

 private:
  [[nodiscard]] const std::string& position() const { return positions_.back(); }
  [[nodiscard]] rules::View view() const { return value_or_throw(rules::view(table_.game, position())); }
  [[nodiscard]] Picture picture() const { return value_or_throw(rules::picture(table_.game, position())); }
  [[nodiscard]] static std::size_t seat(Side side) { return static_cast<std::size_t>(index(side)); }
  [[nodiscard]] match::Player* player() const { return table_.players[seat(view().side)].get(); }
  [[nodiscard]] std::string name(Side side) const {
    return table_.names[seat(side)] + " (" + player_name(picture(), side, table_.style) + ")";
  }

  void show() const {
    out_ << show_position(table_.game, position(), table_.style,
                          positions_.size() > 1 ? positions_[positions_.size() - 2] : "");
  }

  void move(const std::string& text) {
    positions_.push_back(value_or_throw(rules::play(table_.game, position(), text)));
    table_.moves.push_back(text);
    show();
  }

  // A player that fails gives up, so that the game is not lost.
  void let_play() {
    const auto now = view();
    Expected<match::Choice> answer("");
    {
      Progress progress({}, clock_);
      progress.update([&] { return table_.names[seat(now.side)] + " is thinking"; });
      answer =
          player()->choose({table_.start, table_.moves, position(), now.side, table_.limits, std::nullopt});
    }
    const auto next =
        answer ? rules::play(table_.game, position(), answer->move) : Expected<std::string>(answer.error());
    if (!next) {
      out_ << next.error().message << '\n';
      resigned_ = now.side;
      return;
    }
    out_ << '\n' << name(now.side) << " plays " << answer->move << '\n';
    move(answer->move);
  }

  // Reads one line and does what it says.
  void ask() {
    out_ << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
      left_ = true;
      out_ << '\n';
      return;
    }
    if (table_.echo) out_ << line << '\n';
    const auto parts = words(line);
    if (parts.empty()) return;
    if (parts[0] == "save" && parts.size() > 1) return save(std::string(trimmed(trimmed(line).substr(4))));
    const auto command = trimmed(line);  // a move may have several words
    if (command == "help" || command == "?")
      out_ << help;
    else if (command == "moves")
      list();
    else if (command == "hint")
      hint();
    else if (command == "undo")
      undo();
    else if (command == "board")
      show();
    else if (command == "save")
      out_ << "save needs the name of a file\n";
    else if (command == "resign")
      resigned_ = view().side;
    else if (command == "quit" || command == "exit" || command == "q")
      left_ = true;
    else
      read_move(line);
  }

  void read_move(const std::string& line) {
    const auto read = rules::read_move(table_.game, position(), line);
    if (read) return move(*read);
    const auto meant = did_you_mean(trimmed(line), commands);
    out_ << (meant.empty() ? read.error().message
                           : arena::quoted(trimmed(line)) + " is not a command" + meant)
         << '\n';
  }

  void list() const {
    constexpr std::size_t width = 80;
    std::string line;
    for (const auto& move : view().moves) {
      if (line.size() + 1 + move.size() > width) {
        out_ << line << '\n';
        line.clear();
      }
      line.append(line.empty() ? "" : " ").append(move);
    }
    out_ << line << '\n';
  }

  void hint() {
    Engine engine(clock_);
    ThinkRequest request;
    request.game = table_.game;
    request.position = position();
    request.agent.id = value_or_throw(agents(table_.game)).back().id;
    request.limits = table_.limits;
    Score score;
    const auto answer =
        value_or_throw(engine.think(request, [&](const Thought& thought) { score = thought.score; }));
    const auto words = as_words(score);
    out_ << "hint: " << answer.move << (words.empty() ? "" : " (" + words + ")") << '\n';
  }

  // Back to the last turn of the person who is to move.
  void undo() {
    std::size_t plies = 1;
    const auto side = view().side;
    while (plies < positions_.size() &&
           value_or_throw(rules::view(table_.game, positions_[positions_.size() - 1 - plies])).side != side)
      ++plies;
    // Between two persons it is the last move.
    if (!table_.players[0] && !table_.players[1]) plies = 1;
    if (plies >= positions_.size()) {
      out_ << "there is no move of yours to take back\n";
      return;
    }
    positions_.resize(positions_.size() - plies);
    table_.moves.resize(table_.moves.size() - plies);
    show();
  }

  void save(const std::string& path) const {
    try {
      WholeFile file(path);
      file.out() << to_text(record());
      file.commit();
      out_ << "saved as " << path << '\n';
    } catch (const Failure& failure) {
      out_ << failure.what() << '\n';
    }
  }

  [[nodiscard]] Record record() const {
    const auto end = view().outcome;
    Record record;
    record.set_header("Game", table_.game);
    record.set_header("First", table_.names[0]);
    record.set_header("Second", table_.names[1]);
    record.set_header("Position", table_.start);
    record.result = result_text(resigned_ ? win_for(other(*resigned_)) : end.kind);
    record.set_header("Result", record.result);
    if (end.over())
      record.set_header("Score", std::to_string(end.score[0]) + "-" + std::to_string(end.score[1]));
    if (resigned_) record.set_header("Termination", "resigned");
    record.begins = value_or_throw(rules::view(table_.game, table_.start)).side;
    for (const auto& move : table_.moves) record.moves.push_back({move, "", std::nullopt, std::nullopt});
    return record;
  }

  // The page knows our agents, but no engine; there its side is played by a person.
  [[nodiscard]] bool is_agent(std::size_t seat) const {
    const auto id = table_.names[seat].substr(0, table_.names[seat].find(' '));
    const auto known = value_or_throw(agents(table_.game));
    return std::any_of(known.begin(), known.end(), [&](const AgentInfo& agent) { return agent.id == id; });
  }

  // As web/js/address/query.js reads it.
  [[nodiscard]] std::string link() const {
    const auto word = [&](std::size_t seat) {
      std::string text = table_.names[seat];
      if (const auto space = text.find(' '); space != std::string::npos) text[space] = ':';
      std::replace(text.begin(), text.end(), ' ', ',');
      return text;
    };
    std::string query = "?game=" + table_.game;
    if (is_agent(0) && is_agent(1))
      query += "&side=none&agent=" + word(1) + "&rival=" + word(0);
    else if (is_agent(0))
      query += "&side=b&agent=" + word(0);
    else if (is_agent(1))
      query += "&side=a&agent=" + word(1);
    else
      query += "&side=both";
    return table_.page + query + "#" +
           value_or_throw(rules::fragment(table_.game, table_.start, table_.moves));
  }

  Table& table_;
  std::istream& in_;
  std::ostream& out_;
  const Clock& clock_;
  std::vector<std::string> positions_;
  std::optional<Side> resigned_;
  bool left_ = false;
};

}  // namespace

Record play_at(Table& table, std::istream& in, std::ostream& out, const Clock& clock) {
  return Session(table, in, out, clock).play();
}

}  // namespace arena::cli
