// The traps (tests/data/infexion_traps.jsonl): each agent plays a best move (pass), a blunder (fail) or
// neither. Stored as data, so that a change of an agent shows up. The report says that its agent passed all
// of its own traps. Where negamax does not pass, the game ends at ply 343, and it does not know the result of
// such a game. In the third trap it captures c5 with b5se, because it values the board after the recapture at
// -2.8 and the board after c7nw, which draws, at -8.4. In the second and the eleventh it prefers the better
// board (-8.35 to -10.3, -9.2 to -9.6) to the draw. As coded it also fails the first: with the wrong power of
// clusters, c6s seems to be worth 3.8 instead of 1.5.
#include <catch2/catch_all.hpp>

#include "agents/list.hpp"
#include "support/data.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

bool holds(const nlohmann::json& list, const std::string& move) {
  return std::find(list.begin(), list.end(), move) != list.end();
}

// One letter per line of the file: p(ass), f(ail), n(either).
std::string marks_of(std::string_view agent, std::string_view options) {
  std::string marks;
  for (const auto& line : test::read_jsonl("infexion_traps.jsonl")) {
    const auto pos = Infexion::parse_position(line["fen"].get<std::string>()).value();
    const auto move = test::take_turn(*test::make_agent<Infexion>(agent, options), pos, Limits{}).move;
    marks += holds(line["best"], move) ? 'p' : holds(line["blunder"], move) ? 'f' : 'n';
  }
  return marks;
}

TEST_CASE("traps: the results of the agents of report 002", "[agents]") {
  struct Row {
    std::string_view agent, options;
    std::string marks;  // four domino, three evaluation, three anti-greedy, limit, quirk
  };
  const auto row = GENERATE(values<Row>({
      {"negamax", "", "pnfpppppppnp"},
      {"negamax", "as-coded=true", "fnppppppppnp"},
      {"negamax", "depth=2", "fnfffpnpppfp"},
      {"negamax", "no-reduction=true no-endgame=true", "pnfpppppppnp"},
      {"negascout", "", "pnfpppppppnp"},
      {"minimax-shallow", "", "fnfffpnpppfp"},
      {"greedy", "", "ffffnnffffff"},
  }));
  INFO(row.agent << " " << row.options);
  REQUIRE(marks_of(row.agent, row.options) == row.marks);
}

}  // namespace
}  // namespace arena
