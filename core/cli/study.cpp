#include "cli/study.hpp"

#include <array>
#include <cstdio>

#include "cli/app.hpp"

namespace arena::cli {

std::string verdict(const SolveReport& solved) {
  const auto by = [](int margin) { return " by " + std::to_string(margin); };
  if (!solved.min && !solved.max) return "not proven";
  const bool exact = solved.min && solved.min == solved.max;
  if (exact) {
    const int margin = *solved.min;
    return margin > 0 ? "win" + by(margin) : margin < 0 ? "loss" + by(-margin) : "draw";
  }
  if (solved.min && *solved.min > 0) return "win by at least " + std::to_string(*solved.min);
  if (solved.max && *solved.max < 0) return "loss by at least " + std::to_string(-*solved.max);
  return solved.min ? "at least a draw" : "at most a draw";
}

std::string as_words(const Score& score) {
  const std::string plies = std::to_string(score.value);
  switch (score.kind) {
    case Score::Kind::none: return "";
    case Score::Kind::win: return "win in " + plies;
    case Score::Kind::loss: return "loss in " + plies;
    case Score::Kind::draw: return "draw";
    case Score::Kind::points: break;
  }
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%+.2f", score.value / 100.0);
  return text.data();
}

Limits study_limits(std::uint64_t nodes, double move_ms, double default_ms) {
  Limits limits;
  if (nodes > 0) limits.nodes = nodes;
  if (move_ms > 0)
    limits.time = from_milliseconds(move_ms);
  else if (nodes == 0)
    limits.time = from_milliseconds(default_ms);
  return limits;
}

std::string time_so_far(Duration elapsed, const Limits& limits) {
  const auto whole = [](Duration time) { return std::to_string(static_cast<std::int64_t>(seconds(time))); };
  std::string text = whole(elapsed);
  if (limits.time) text += " of " + whole(*limits.time);
  text += " s";
  if (limits.nodes) text += ", at most " + std::to_string(*limits.nodes) + " nodes";
  return text;
}

}  // namespace arena::cli
