#pragma once
#include <memory>

#include "engine/engine.hpp"
#include "games/record.hpp"
#include "match/schedule.hpp"

namespace arena::match {

// The time that each player has left for the rest of the game, before the turn, and the time added after each
// of his moves.
struct Clocks {
  std::array<Duration, 2> left{};
  Duration increment{};
};

// A request for a move. The limits and clocks are those of the referee; the player must keep its own reserve.
struct Turn {
  const std::string& start;               // the start position of the game
  const std::vector<std::string>& moves;  // the moves played since
  const std::string& position;            // the position after them
  Side side = Side::first;                // to move
  Limits limits;                          // of this move
  std::optional<Clocks> clocks;           // if the time of the whole game is limited
  [[nodiscard]] std::size_t mover() const { return static_cast<std::size_t>(index(side)); }
};

// A player's answer: its move and what it thinks of the position.
struct Choice {
  Choice(std::string text, const Score& judgement = {}) : move(std::move(text)), score(judgement) {}
  std::string move;
  Score score;
};

// A player of a match: a built-in agent, or an external engine behind a pipe.
class Player {
 public:
  virtual ~Player() = default;
  virtual void new_game(const std::string& game, std::uint64_t seed) = 0;
  // Returns an Error if the player does not answer. The referee checks whether the move is legal.
  [[nodiscard]] virtual Expected<Choice> choose(const Turn& turn) = 0;
};

[[nodiscard]] std::unique_ptr<Player> make_agent_player(std::string agent, std::string_view options,
                                                        const Clock& clock, const Resources& resources = {});

// The limits of each player per move and for the whole game.
struct Pace {
  std::optional<Duration> move_time;
  std::optional<Duration> game_time;
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  Duration increment{};  // added to the game's time after each move
};

// fair: an illegal move, a crash or running out of time loses the game. course: as in the course's code, an
// illegal move or a crash is replaced by a move of the `random` agent and play continues.
enum class Protocol { fair, course };

// Ends games early, if both players agree on how they will end. Off by default, because players may be wrong.
struct Adjudication {
  bool proven = false;       // both say that they have proven the same result
  std::optional<int> score;  // or both see the same side ahead by so many hundredths of a unit
  int plies = 6;             // in this many plies in a row
};

// The conditions of a game.
struct Terms {
  Pace pace;
  Protocol protocol = Protocol::fair;
  Adjudication adjudication = {};
};

enum class Ending { rules, illegal, crash, flag, adjudicated };
[[nodiscard]] std::string_view name_of(Ending ending);

struct GameResult {
  Fixture fixture;
  Outcome outcome;  // the score is that of the board; the winner may depend on `ending`
  Ending ending = Ending::rules;
  std::string start;
  std::vector<std::string> moves;
  std::array<std::vector<double>, 2> times;  // milliseconds of each move, by side
  std::array<int, 2> illegal{};
  std::array<int, 2> crashes{};
  std::array<int, 2> late{};  // moves answered after their time limit
};

[[nodiscard]] GameResult play_game(const std::string& game, const Fixture& fixture,
                                   std::array<Player*, 2> players, const Terms& terms, const Clock& clock);

[[nodiscard]] Record as_record(const std::string& game, const GameResult& result,
                               const std::array<std::string, 2>& names);

}  // namespace arena::match
