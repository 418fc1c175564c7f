#pragma once
#include "games/record.hpp"
#include "util/text.hpp"

namespace arena {

// The positions of a game from its start. If the replay stops before the last move, `fault` says why.
template <Game G>
struct Replay {
  std::vector<typename G::Position> positions;
  std::optional<Error> fault;
};

[[nodiscard]] inline Error bad_ply(std::size_t ply, const Error& why) {
  return {why.code, "move " + std::to_string(ply + 1) + ": " + why.message};
}

// Plays moves given as text, up to the first bad one; `positions` has one more element than moves were
// played.
template <Game G, class Moves>
[[nodiscard]] Replay<G> replay_moves(const typename G::Position& start, const Moves& moves) {
  Replay<G> replay;
  replay.positions.push_back(start);
  std::size_t ply = 0;
  for (const auto& text : moves) {
    typename G::Position next = replay.positions.back();
    const auto move = G::parse_move(next, text);
    if (!move) {
      replay.fault = bad_ply(ply, move.error());
      return replay;
    }
    G::apply(next, *move);
    replay.positions.push_back(next);
    ++ply;
  }
  return replay;
}

// A line of play from a position, as text.
template <Game G>
[[nodiscard]] std::vector<std::string> line_to_text(typename G::Position pos,
                                                    const std::vector<typename G::Move>& line) {
  std::vector<std::string> texts;
  for (const auto& move : line) {
    texts.push_back(G::to_text(pos, move));
    G::apply(pos, move);
  }
  return texts;
}

// The start position of a record: its Position header, else its Setup header, else the game's usual start.
template <Game G>
[[nodiscard]] Expected<typename G::Position> start_of(const Record& record) {
  if (const auto position = record.header("Position"); !position.empty()) return G::parse_position(position);
  const auto setup = G::parse_setup(record.header("Setup"));
  if (!setup) return setup.error();
  return G::start(*setup);
}

// Replays a record and checks its Result and Score headers against the rules.
template <Game G>
[[nodiscard]] Expected<Replay<G>> replay_record(const Record& record) {
  const auto start = start_of<G>(record);
  if (!start) return start.error();
  if (!record.moves.empty() && G::side_to_move(*start) != record.begins)
    return Error{Error::Code::bad_record, "the numbering says that the " +
                                              std::string(record.begins == Side::first ? "first" : "second") +
                                              " player begins, the position says the other"};
  std::vector<std::string_view> moves;
  for (const auto& move : record.moves) moves.push_back(move.text);
  auto replay = replay_moves<G>(*start, moves);
  if (replay.fault) return replay;
  const Outcome end = G::outcome(replay.positions.back());
  // An unfinished game may have any result, because players resign; a finished game has only one.
  if (end.over() && record.result != "*" && record.result != result_text(end.kind))
    replay.fault =
        Error{Error::Code::bad_record, "the result is given as " + record.result + ", but the moves end in " +
                                           std::string(result_text(end.kind))};
  const auto score = record.header("Score");
  const std::string counted = std::to_string(end.score[0]) + "-" + std::to_string(end.score[1]);
  if (end.over() && !score.empty() && score != counted && !replay.fault)
    replay.fault = Error{Error::Code::bad_record,
                         "the score is given as " + quoted(score) + ", but the moves end in " + counted};
  return replay;
}

}  // namespace arena
