#include "review/sentences.hpp"

#include <cctype>
#include <cmath>
#include <vector>

namespace arena::review {
namespace {

struct Template {
  std::string_view reason;
  std::string_view text;
};

constexpr Template templates[]{
    // Walls.
    {"misses_closing",
     "{better_move} would have closed and won {won}-{left}; cells that {opponent} loses: {cells}."},
    {"lets_close",
     "{move} lets {opponent} close with {reply} and win {won}-{left}; cells that {player} loses: {cells}."},
    {"must_answer",
     "{opponent} already threatened to close with {reply}, and {move} allows it: {opponent} wins "
     "{won}-{left}; "
     "cells that {player} loses: {cells}."},
    {"one_door", "{move} leaves {player} in a room with one door; cells inside: {room}, outside: {outside}."},
    {"own_wall", "The wall of {move} takes {cells} cells from {player} and {taken} from {opponent}."},
    {"gives_territory",
     "With best play {player} reaches {now} cells first after {move}, and {then} after {better_move}."},
    // Stacks.
    {"leaves_stack", "{move} lets {opponent} capture power {power} with {reply}; stacks lost: {stacks}."},
    {"spreads_into_recapture",
     "{move} takes power {won}, and {reply} takes {power} back; stacks lost: {stacks}."},
    {"misses_capture", "{better_move} would have captured power {power}; {move} captured {won}."},
    {"stacks_to_seven", "{move} raises stacks of {player}'s to seven: power {power} is lost."},
    {"spawns_out_of_contact",
     "{move} is out of contact: no stack is next to it and {player} cannot reach it. {better_move} keeps "
     "contact."},
    // Tetrominoes.
    {"leaves_places",
     "With best play {opponent} has {now} placements after {move}, and {then} after {better_move}."},
    {"clears_wrong_line", "{move} clears {own} of {player}'s tokens and {taken} of {opponent}'s."},
    {"fills_own_room",
     "{move} fills cells that only {player} could use: {cells}. With best play {player} then has {now} "
     "placements, and {then} after {better_move}."},
};

constexpr std::string_view had_win = "{best_move} would have won{in_plies} (proven).";
constexpr std::string_view had_draw = "{best_move} would have drawn (proven).";
constexpr std::string_view is_lost =
    "After {move} {player} loses{in_plies} (proven). {best_move} was better.";
constexpr std::string_view numbers =
    "{best_move} was better: {player}'s chance of winning falls from {before}% to {after}%.";

// The text of a name in a template.
std::string value_of(std::string_view name, const Ply& ply, const Ply& next,
                     const std::array<std::string_view, 2>& names) {
  const auto percent = [](double chance) { return std::to_string(std::lround(100 * chance)); };
  const auto in_plies = [](const std::optional<int>& plies) {
    return plies && *plies > 0 ? " in " + std::to_string(*plies) + (*plies == 1 ? " ply" : " plies") : "";
  };
  const auto mover = static_cast<std::size_t>(index(ply.side));
  if (name == "move") return ply.move;
  if (name == "player") return std::string(names[mover]);
  if (name == "opponent") return std::string(names[1 - mover]);
  if (name == "reply" && ply.reason) return ply.reason->reply;
  if (name == "better_move" && (ply.reason || !ply.line.empty()))
    return ply.reason && !ply.reason->better_move.empty() ? ply.reason->better_move : ply.line.front();
  if (name == "best_move" && !ply.line.empty()) return ply.line.front();
  if (name == "before") return percent(ply.judged->chance.chance);
  if (name == "after") return percent(1 - next.judged->chance.chance);
  if (name == "in_plies")
    return in_plies(ply.judged->proven == Score::Kind::none ? next.judged->plies : ply.judged->plies);
  return std::to_string(ply.reason ? ply.reason->count(name).value_or(0) : 0);
}

// A look may have no line.
constexpr std::string_view without_line = "{player}'s chance of winning falls from {before}% to {after}%.";

// What is proven of the move, then its reason; the numbers if there is neither.
std::vector<std::string_view> templates_for(const Ply& ply, const Ply& next) {
  std::vector<std::string_view> list;
  if (!ply.line.empty() && ply.turning_point == TurningPoint::missed_win)
    list.push_back(had_win);
  else if (!ply.line.empty() && ply.turning_point == TurningPoint::lost_draw)
    list.push_back(had_draw);
  else if (!ply.line.empty() && next.judged->proven == Score::Kind::win)
    list.push_back(is_lost);
  if (ply.reason) list.push_back(template_of(ply.reason->id));
  if (list.empty()) list.push_back(ply.line.empty() ? without_line : numbers);
  return list;
}

}  // namespace

std::string_view template_of(std::string_view reason) {
  for (const auto& [known, text] : templates)
    if (known == reason) return text;
  return "";
}

std::string sentence_of(const Ply& ply, const Ply& next, const std::array<std::string_view, 2>& names) {
  if (ply.turning_point == TurningPoint::none) return "";
  std::string text;
  for (std::string_view rest : templates_for(ply, next)) {
    std::string sentence;
    for (;;) {
      const auto open = rest.find('{');
      sentence += rest.substr(0, open);
      if (open == std::string_view::npos) break;
      const auto close = rest.find('}', open);
      sentence += value_of(rest.substr(open + 1, close - open - 1), ply, next, names);
      rest.remove_prefix(close + 1);
    }
    // A sentence may begin with a colour; moves stay as they are written.
    for (const auto name : names)
      if (sentence.starts_with(name))
        sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
    text += text.empty() ? sentence : " " + sentence;
  }
  return text;
}

}  // namespace arena::review
