#pragma once
#include <iosfwd>
#include <memory>

#include "cli/board.hpp"
#include "match/play.hpp"

namespace arena::cli {

// A game at a terminal between a person and an agent, two agents, or two persons.
struct Table {
  std::string game;
  std::string start;
  std::vector<std::string> moves = {};
  std::array<std::string, 2> names;
  std::array<std::unique_ptr<match::Player>, 2> players = {};  // null: a person
  Limits limits;                                               // of an agent's move
  std::string page;                                            // the address that shows the game
  BoardStyle style;
  bool echo = false;  // prints what was read, where no terminal has
};

// Reads moves and commands until the game is over or the input ends. Returns the record.
[[nodiscard]] Record play_at(Table& table, std::istream& in, std::ostream& out, const Clock& clock);

}  // namespace arena::cli
