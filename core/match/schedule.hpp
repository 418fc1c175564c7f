#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "util/expected.hpp"

namespace arena::match {

// One game to be played: its players in order and its setup.
struct Fixture {
  int number = 0;  // number within the whole match, the same in every shard
  int first = 0;   // index of the player that begins
  int second = 0;
  std::string setup;
  std::string opening = {};  // the start position, if it is not that of the setup
};

struct Schedule {
  std::string game;
  int players = 2;
  int games_a_pair = 2;  // rounded up to an even number, because each start is played with both sides
  std::vector<std::string> setups;         // used in turn; "size=6..9 rules=2023" is short for four setups
  std::uint64_t seed = 1;                  // of the first start; each pair of games takes the next seed
  std::vector<std::string> openings = {};  // start positions, used in turn instead of setups
};

// All games of a round robin: each start is played twice with sides swapped, and every pairing of players
// gets the same starts.
[[nodiscard]] Expected<std::vector<Fixture>> fixtures(const Schedule& schedule);

// The opening of a game; empty if the match has none. Not part of `fixtures`, because a million copies are
// large.
[[nodiscard]] std::string opening_of(const Schedule& schedule, const Fixture& fixture);

// Reads openings: a position per line, perhaps with " moves M…" after it. Empty lines and those that begin
// with # are passed over.
[[nodiscard]] Expected<std::vector<std::string>> read_openings(const std::string& game, std::istream& in);

// Expands "size=6..8 rules=2023" to three setups.
[[nodiscard]] Expected<std::vector<std::string>> expand_ranges(const std::string& setup);

}  // namespace arena::match
