#pragma once
#include <memory>

#include "engine/engine.hpp"
#include "games/record.hpp"
#include "match/schedule.hpp"

namespace arena::match {

// What both players have left for the rest of the game, before the turn, and get after each move of theirs.
struct Clocks {
  std::array<Duration, 2> left{};
  Duration increment{};
};

// A question for a move. The limits and clocks are the referee's own: what must be kept back to be in time is
// the player's affair.
struct Turn {
  const std::string& start;               // where the game began
  const std::vector<std::string>& moves;  // what was played since
  const std::string& position;            // where they led
  Side side = Side::first;                // to move
  Limits limits;                          // of this move
  std::optional<Clocks> clocks;           // where the game is limited as well
  [[nodiscard]] std::size_t mover() const { return static_cast<std::size_t>(index(side)); }
};

// Somebody who can be asked for moves: an agent of ours, or an engine behind a pipe.
class Player {
 public:
  virtual ~Player() = default;
  virtual void new_game(const std::string& game, std::uint64_t seed) = 0;
  // An Error when it did not answer at all; whether the move is legal is the referee's affair.
  [[nodiscard]] virtual Expected<std::string> choose(const Turn& turn) = 0;
};

[[nodiscard]] std::unique_ptr<Player> make_agent_player(std::string agent, std::string options,
                                                        const Clock& clock, const Resources& resources = {});

// What each player has for a move and for the whole game.
struct Pace {
  std::optional<Duration> move_time;
  std::optional<Duration> game_time;
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  Duration increment{};  // of the game's time, after each move
};

// fair: an illegal move, a crash or a flag that falls loses the game. course: as the course's code has it, an
// illegal move or a crash is replaced by the course's random walk and play goes on.
enum class Protocol { fair, course };

enum class Ending { rules, illegal, crash, flag };
[[nodiscard]] std::string_view name_of(Ending ending);

struct GameResult {
  Fixture fixture;
  Outcome outcome;  // with the score that the board shows; the winner may be decided by `ending`
  Ending ending = Ending::rules;
  std::string start;
  std::vector<std::string> moves;
  std::array<std::vector<double>, 2> times;  // milliseconds of each move, by side
  std::array<int, 2> illegal{};
  std::array<int, 2> crashes{};
  std::array<int, 2> late{};  // answers after the time for the move
};

[[nodiscard]] GameResult play_game(const std::string& game, const Fixture& fixture,
                                   std::array<Player*, 2> players, const Pace& pace, Protocol protocol,
                                   const Clock& clock);

[[nodiscard]] Record as_record(const std::string& game, const GameResult& result,
                               const std::array<std::string, 2>& names);

}  // namespace arena::match
