#pragma once
#include "games/game.hpp"
#include "games/record.hpp"

// The rules of all games for the command line, UGI and the wasm module: text in, plain data out, no state.
namespace arena::rules {

// Everything about one position in one answer.
struct View {
  std::string position;
  Side side = Side::first;
  Outcome outcome;
  std::uint64_t hash = 0;
  std::vector<std::string> moves;  // sorted as strings
  std::vector<Fact> facts;
};

struct Line {
  std::vector<std::string> positions;  // one more than the legal moves
  Outcome outcome;                     // of the last position
  std::optional<Error> fault;          // why the line stops early, if it does
};

[[nodiscard]] std::vector<std::string> games();
[[nodiscard]] Expected<OptionValues> setup_defaults(std::string_view game);

[[nodiscard]] Expected<std::string> start(std::string_view game, std::string_view setup);
[[nodiscard]] Expected<View> view(std::string_view game, std::string_view position);
[[nodiscard]] Expected<std::string> play(std::string_view game, std::string_view position,
                                         std::string_view move);

// A move as a person types it, in our notation or in that of the game's course: returns ours.
[[nodiscard]] Expected<std::string> read_move(std::string_view game, std::string_view position,
                                              std::string_view text);
[[nodiscard]] Expected<Picture> picture(std::string_view game, std::string_view position);
// The fragment of the address at which the page opens this game: "v1.START.MOVES@PLY", without its "#".
[[nodiscard]] Expected<std::string> fragment(std::string_view game, std::string_view start,
                                             const std::vector<std::string>& moves);

// Plays moves separated by white space, up to the first illegal one.
[[nodiscard]] Expected<Line> play_all(std::string_view game, std::string_view position,
                                      std::string_view moves);

// Replays a record of the game named in its Game header.
[[nodiscard]] Expected<Line> replay(const Record& record);

// `perft` returns an Error for a depth below 0 or above this.
inline constexpr int max_perft_depth = 12;
[[nodiscard]] Expected<std::uint64_t> perft(std::string_view game, std::string_view position, int depth);

}  // namespace arena::rules
