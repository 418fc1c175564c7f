#include "engine/rules.hpp"

#include <algorithm>

#include "games/dispatch.hpp"
#include "games/replay.hpp"
#include "search/perft.hpp"

namespace arena::rules {
namespace {

template <Game G>
Line as_line(const Replay<G>& replay) {
  Line line;
  for (const auto& position : replay.positions) line.positions.push_back(G::to_text(position));
  line.outcome = G::outcome(replay.positions.back());
  line.fault = replay.fault;
  return line;
}

}  // namespace

std::vector<std::string> games() {
  std::vector<std::string> ids;
  for_each_game([&](auto tag) { ids.emplace_back(decltype(tag)::type::id); });
  return ids;
}

Expected<OptionValues> setup_defaults(std::string_view game) {
  return with_game(game, [&](auto tag) -> Expected<OptionValues> {
    return OptionValues(decltype(tag)::type::setup_options);
  });
}

Expected<std::string> start(std::string_view game, std::string_view setup) {
  return with_game(game, [&](auto tag) -> Expected<std::string> {
    using G = typename decltype(tag)::type;
    const auto parsed = G::parse_setup(setup);
    if (!parsed) return parsed.error();
    const auto position = G::start(*parsed);
    if (!position) return position.error();
    return G::to_text(*position);
  });
}

Expected<View> view(std::string_view game, std::string_view position) {
  return with_game(game, [&](auto tag) -> Expected<View> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    View view{G::to_text(*pos), G::side_to_move(*pos), G::outcome(*pos), G::hash(*pos), {}, G::facts(*pos)};
    typename G::MoveList moves;
    G::legal_moves(*pos, moves);
    for (const auto& move : moves) view.moves.push_back(G::to_text(*pos, move));
    // Heap sort, because the wasm module is smaller without std::sort.
    std::make_heap(view.moves.begin(), view.moves.end());
    std::sort_heap(view.moves.begin(), view.moves.end());
    return view;
  });
}

Expected<std::string> play(std::string_view game, std::string_view position, std::string_view move) {
  return with_game(game, [&](auto tag) -> Expected<std::string> {
    using G = typename decltype(tag)::type;
    auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    const auto parsed = G::parse_move(*pos, move);
    if (!parsed) return parsed.error();
    G::apply(*pos, *parsed);
    return G::to_text(*pos);
  });
}

Expected<std::string> read_move(std::string_view game, std::string_view position, std::string_view text) {
  return with_game(game, [&](auto tag) -> Expected<std::string> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    const auto move = G::parse_move(*pos, trimmed(text));
    if (move) return G::to_text(*pos, *move);
    const auto of_course = G::parse_course_move(*pos, text);
    if (of_course) return G::to_text(*pos, *of_course);
    // The error is that of the notation that was meant: the courses write numbers.
    auto rest = trimmed(text);
    const bool numbered = text.find_first_of("0123456789") != std::string_view::npos;
    return numbered && !take_cell(rest) ? of_course.error() : move.error();
  });
}

Expected<Picture> picture(std::string_view game, std::string_view position) {
  return with_game(game, [&](auto tag) -> Expected<Picture> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    return G::picture(*pos);
  });
}

Expected<std::string> fragment(std::string_view game, std::string_view start,
                               const std::vector<std::string>& moves) {
  return with_game(game, [&](auto tag) -> Expected<std::string> {
    using G = typename decltype(tag)::type;
    constexpr std::string_view base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    auto pos = G::parse_position(start);
    if (!pos) return pos.error();
    std::string text = "v1." + G::to_text(*pos) + ".";
    std::replace(text.begin(), text.end(), ' ', '_');
    for (const auto& move_text : moves) {
      const auto move = G::parse_move(*pos, move_text);
      if (!move) return move.error();
      const auto number = G::packed(*move);
      text.append({base64url[number >> 6U], base64url[number & 63U]});
      G::apply(*pos, *move);
    }
    return text + "@" + std::to_string(moves.size());
  });
}

Expected<Line> play_all(std::string_view game, std::string_view position, std::string_view moves) {
  return with_game(game, [&](auto tag) -> Expected<Line> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    return as_line<G>(replay_moves<G>(*pos, words(moves)));
  });
}

Expected<Line> replay(const Record& record) {
  const auto game = record.header("Game");
  if (game.empty()) return Error{Error::Code::bad_record, "the record has no Game header"};
  return with_game(game, [&](auto tag) -> Expected<Line> {
    using G = typename decltype(tag)::type;
    const auto replay = replay_record<G>(record);
    if (!replay) return replay.error();
    return as_line<G>(*replay);
  });
}

Expected<std::uint64_t> perft(std::string_view game, std::string_view position, int depth) {
  return with_game(game, [&](auto tag) -> Expected<std::uint64_t> {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(position);
    if (!pos) return pos.error();
    if (depth < 0 || depth > max_perft_depth)
      return Error{Error::Code::bad_request, "the depth must be 0 to " + std::to_string(max_perft_depth)};
    return arena::perft<G>(*pos, depth);
  });
}

}  // namespace arena::rules
