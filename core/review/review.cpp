#include "review/review.hpp"

#include "games/dispatch.hpp"
#include "games/replay.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using Kind = Score::Kind;

// A look with its moves read, and the positions along its line.
template <Game G>
struct Line {
  std::vector<typename G::Move> moves;
  typename G::Position end;
};

template <Game G>
Expected<Line<G>> read_line(const typename G::Position& start, const std::vector<std::string>& texts) {
  Line<G> line{{}, start};
  for (const auto& text : texts) {
    const auto move = G::parse_move(line.end, text);
    if (!move) return move.error();
    line.moves.push_back(*move);
    G::apply(line.end, *move);
  }
  return line;
}

// A search that sees a winning end one move ahead does not play it, so the last move of a proven line may be
// missing: adds the one with which the winner wins by most.
template <Game G>
void add_winning_end(Line<G>& line, Side winner) {
  if (G::side_to_move(line.end) != winner) return;
  typename G::MoveList moves;
  G::legal_moves(line.end, moves);
  const auto pos = line.end;
  int best = 0;
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    if (G::outcome(next).kind != win_for(winner) || -margin_of<G>(next) <= best) continue;
    if (best > 0) line.moves.pop_back();
    best = -margin_of<G>(next);
    line.moves.push_back(move);
    line.end = next;
  }
}

template <Game G>
Judged judged_end(const typename G::Position& pos, const Outcome& outcome) {
  Judged judged;
  judged.proven = outcome.kind == Outcome::Kind::draw             ? Kind::draw
                  : outcome.kind == win_for(G::side_to_move(pos)) ? Kind::win
                                                                  : Kind::loss;
  judged.chance = chance_of({judged.proven, 0}, {});
  judged.margin = margin_of<G>(pos);
  judged.plies = 0;
  return judged;
}

template <Game G>
Judged judged_by(const typename G::Position& pos, const Score& score, const Line<G>& line) {
  Judged judged;
  judged.chance = chance_of<G>(pos, score);
  const int margin = margin_of<G>(line.end);
  judged.margin = G::side_to_move(line.end) == G::side_to_move(pos) ? margin : -margin;
  if (score.kind == Kind::points) return judged;
  judged.proven = score.kind;
  if (G::outcome(line.end).over()) judged.plies = static_cast<int>(line.moves.size());
  return judged;
}

template <Game G>
class Reviewer {
 public:
  Expected<Review> review(const typename G::Position& start, std::string_view moves,
                          const std::vector<std::optional<Look>>& looks) {
    const auto texts = words(moves);
    auto replay = replay_moves<G>(start, texts);
    if (replay.fault) return *replay.fault;
    positions_ = std::move(replay.positions);
    if (looks.size() > positions_.size())
      return Error{Error::Code::bad_request, "there are more looks than positions"};
    for (std::size_t i = 0; i < positions_.size(); ++i)
      if (auto fault =
              look_at(i, i < texts.size() ? texts[i] : "", i < looks.size() ? looks[i] : std::nullopt))
        return *fault;
    const Verdicts verdicts = judge(seen_);
    Review review;
    for (std::size_t i = 0; i < texts.size(); ++i) review.moves.push_back(move_review(i, verdicts.moves[i]));
    review.last = seen_.back().judged;
    review.accuracy = verdicts.accuracy;
    review.deepen = verdicts.deepen;
    return review;
  }

 private:
  std::optional<Error> look_at(std::size_t ply, std::string_view played, const std::optional<Look>& look) {
    const auto& pos = positions_[ply];
    Seen seen;
    seen.side = G::side_to_move(pos);
    seen.moves = G::count_moves(pos);
    seen.open = is_open<G>(pos);
    const Outcome outcome = G::outcome(pos);
    Line<G> line{{}, pos};
    if (outcome.over()) {
      seen.over = true;
      seen.judged = judged_end<G>(pos, outcome);
    } else if (look && look->score.kind != Kind::none) {
      auto read = read_line<G>(pos, look->line);
      if (!read)
        return Error{Error::Code::bad_request,
                     "the line of look " + std::to_string(ply) + ": " + read.error().message};
      line = std::move(*read);
      if (look->score.kind == Kind::win) add_winning_end<G>(line, seen.side);
      if (look->score.kind == Kind::loss) add_winning_end<G>(line, other(seen.side));
      seen.judged = judged_by<G>(pos, look->score, line);
      seen.pass = look->pass;
      if (!played.empty() && !line.moves.empty()) {
        auto next = pos;
        G::apply(next, line.moves.front());
        seen.plays_best = next == positions_[ply + 1];
      }
      if (look->second) seen.second_chance = chance_of<G>(pos, *look->second).chance;
    }
    if (!played.empty()) played_.push_back(*G::parse_move(pos, played));
    seen_.push_back(seen);
    lines_.push_back(std::move(line));
    return std::nullopt;
  }

  MoveReview move_review(std::size_t ply, const Verdict& verdict) {
    const auto& pos = positions_[ply];
    const Line<G>& line = lines_[ply];
    const Line<G>& reply = lines_[ply + 1];
    MoveReview review;
    review.side = seen_[ply].side;
    review.move = G::to_text(pos, played_[ply]);
    review.before = seen_[ply].judged;
    if (seen_[ply + 1].judged) review.after = turned(*seen_[ply + 1].judged);
    review.verdict = verdict;
    review.line = line_to_text<G>(pos, line.moves);
    review.reply = line_to_text<G>(positions_[ply + 1], reply.moves);
    const bool has_better = verdict.lost && *verdict.lost > 0 && !review.line.empty();
    if (has_better) review.better.push_back(review.line.front());
    if (verdict.turning_point == TurningPoint::none) return review;
    Moment<G> moment{pos, played_[ply], positions_[ply + 1], {}, {}};
    if (has_better) moment.better = line.moves.front();
    if (!reply.moves.empty()) moment.reply = reply.moves.front();
    review.reason = find_reason<G>(moment);
    return review;
  }

  std::vector<typename G::Position> positions_;
  std::vector<typename G::Move> played_;
  std::vector<Line<G>> lines_;  // the best line of each position
  std::vector<Seen> seen_;
};

}  // namespace

Expected<Review> review(std::string_view game, std::string_view start, std::string_view moves,
                        const std::vector<std::optional<Look>>& looks) {
  return with_game(game, [&](auto tag) -> Expected<Review> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(start);
    if (!pos) return pos.error();
    return Reviewer<G>().review(*pos, moves, looks);
  });
}

Expected<Chance> chance(std::string_view game, std::string_view position, const Score& score) {
  return with_game(game, [&](auto tag) -> Expected<Chance> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    return chance_of<G>(*pos, score);
  });
}

}  // namespace arena::review
