#pragma once
#include <string>
#include <vector>

#include "util/expected.hpp"

namespace arena::match {

// One game to be played: who begins, from which setup.
struct Fixture {
  int number = 0;  // its place in the whole match, whatever the shard
  int first = 0;   // index of the player who begins
  int second = 0;
  std::string setup;
};

struct Schedule {
  std::string game;
  int players = 2;
  int games_a_pair = 2;             // rounded up to an even number: every start is played with both sides
  std::vector<std::string> setups;  // taken in turn; "size=6..9 rules=2023" stands for four
  std::uint64_t seed = 1;           // of the first start; every pair of games has the next
};

// Every player against every other, each start twice with sides swapped. The same starts serve every pair of
// players.
[[nodiscard]] Expected<std::vector<Fixture>> fixtures(const Schedule& schedule);

// "size=6..8 rules=2023" as the three setups it stands for.
[[nodiscard]] Expected<std::vector<std::string>> expand_ranges(const std::string& setup);

}  // namespace arena::match
