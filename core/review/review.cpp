#include "review/review.hpp"

#include "games/dispatch.hpp"
#include "games/replay.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using Kind = Score::Kind;

template <Game G>
void set_end(Ply& ply, const typename G::Position& pos, Outcome::Kind kind) {
  Judged& judged = ply.judged.emplace();
  judged.proven = kind == Outcome::Kind::draw ? Kind::draw
                  : kind == win_for(ply.side) ? Kind::win
                                              : Kind::loss;
  judged.chance = chance_of({judged.proven, 0}, {});
  judged.margin = margin_of<G>(pos);
  judged.plies = 0;
}

// A search that sees a winning end one move ahead does not play it, so the last move of a proven line may be
// missing: adds the one that wins by most.
template <Game G>
void add_winning_end(typename G::Position& end, std::vector<std::string>& line) {
  typename G::MoveList moves;
  G::legal_moves(end, moves);
  const auto pos = end;
  const std::size_t length = line.size();
  int best = 0;
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    if (G::outcome(next).kind != win_for(G::side_to_move(pos)) || -margin_of<G>(next) <= best) continue;
    best = -margin_of<G>(next);
    end = next;
    line.resize(length);
    line.push_back(G::to_text(pos, move));
  }
}

template <Game G>
std::optional<Error> set_look(Ply& ply, const typename G::Position& pos, Look& look) {
  auto end = pos;
  for (const auto& text : look.line) {
    const auto move = G::parse_move(end, text);
    if (!move) return Error{Error::Code::bad_request, "a look's line: " + move.error().message};
    G::apply(end, *move);
  }
  ply.line = std::move(look.line);
  const Kind kind = look.score.kind;
  if (kind == (G::side_to_move(end) == ply.side ? Kind::win : Kind::loss)) add_winning_end<G>(end, ply.line);
  Judged& judged = ply.judged.emplace();
  judged.chance = chance_of<G>(pos, look.score);
  // In an opening that says nothing about the winner it says nothing about the margin either.
  if (kind != Kind::points || !is_open<G>(pos))
    judged.margin = G::side_to_move(end) == ply.side ? margin_of<G>(end) : -margin_of<G>(end);
  if (kind != Kind::points) judged.proven = kind;
  if (kind != Kind::points && G::outcome(end).over()) judged.plies = static_cast<int>(ply.line.size());
  ply.pass = look.pass;
  if (look.second.kind != Kind::none) ply.second_chance = chance_of<G>(pos, look.second).chance;
  return std::nullopt;
}

template <Game G>
typename G::Position after(typename G::Position pos, std::string_view move) {
  G::apply(pos, *G::parse_move(pos, move));
  return pos;
}

template <Game G>
std::optional<Reason> reason_for(const typename G::Position& pos, const Ply& ply, const Ply& next) {
  Moment<G> moment{pos, *G::parse_move(pos, ply.move), pos, {}, {}, pos, pos};
  G::apply(moment.after, moment.move);
  moment.now = moment.after;
  if (ply.has_better()) {
    moment.better = *G::parse_move(pos, ply.line.front());
    G::apply(moment.then, *moment.better);
    for (std::size_t i = 0; i + 1 < ply.line.size() && i < next.line.size(); ++i) {
      moment.now = after<G>(moment.now, next.line[i]);
      moment.then = after<G>(moment.then, ply.line[i + 1]);
    }
  }
  if (!next.line.empty()) moment.reply = *G::parse_move(moment.after, next.line.front());
  return find_reason<G>(moment);
}

template <Game G>
Expected<Review> review_game(std::string_view start, std::string_view moves, std::vector<Look>& looks) {
  const auto begin = G::parse_position(start);
  if (!begin) return begin.error();
  const auto texts = words(moves);
  const auto replay = replay_moves<G>(*begin, texts);
  if (replay.fault) return *replay.fault;
  const auto& positions = replay.positions;
  if (looks.size() > positions.size())
    return Error{Error::Code::bad_request, "there are more looks than positions"};
  looks.resize(positions.size());
  Review review;
  review.plies.resize(positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    Ply& ply = review.plies[i];
    const auto& pos = positions[i];
    ply.side = G::side_to_move(pos);
    ply.moves = G::count_moves(pos);
    ply.open = is_open<G>(pos);
    const Outcome outcome = G::outcome(pos);
    ply.over = outcome.over();
    if (ply.over)
      set_end<G>(ply, pos, outcome.kind);
    else if (looks[i].score.kind != Kind::none)
      if (auto fault = set_look<G>(ply, pos, looks[i])) return *fault;
    if (i == texts.size()) break;
    ply.move = G::to_text(pos, *G::parse_move(pos, texts[i]));
    ply.plays_best = !ply.line.empty() && after<G>(pos, ply.line.front()) == positions[i + 1];
  }
  judge(review);
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (Ply& ply = review.plies[i]; ply.turning_point != TurningPoint::none)
      ply.reason = reason_for<G>(positions[i], ply, review.plies[i + 1]);
  return review;
}

}  // namespace

Expected<Review> review(std::string_view game, std::string_view start, std::string_view moves,
                        std::vector<Look> looks) {
  return with_game(game,
                   [&](auto tag) { return review_game<typename decltype(tag)::type>(start, moves, looks); });
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
