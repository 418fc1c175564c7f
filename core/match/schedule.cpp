#include "match/schedule.hpp"

#include <algorithm>
#include <istream>

#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::match {
namespace {

// Adds the seed to a setup that has none, if the game takes seeds.
std::string with_seed(OptionSpecs keys, const std::string& setup, std::uint64_t seed) {
  const bool takes_seed =
      std::any_of(keys.begin(), keys.end(), [](const OptionSpec& key) { return key.name == "seed"; });
  if (!takes_seed || setup.find("seed=") != std::string::npos) return setup;
  return setup + (setup.empty() ? "" : " ") + "seed=" + std::to_string(seed);
}

}  // namespace

Expected<std::vector<std::string>> expand_ranges(const std::string& setup) {
  std::vector<std::string> expanded{""};
  for (const auto word : words(setup)) {
    const auto equals = word.find('=');
    const auto dots = word.find("..");
    std::vector<std::string> values{std::string(word)};
    if (equals != std::string_view::npos && dots != std::string_view::npos) {
      const auto from = parse_number<std::uint32_t>(word.substr(equals + 1, dots - equals - 1));
      const auto to = parse_number<std::uint32_t>(word.substr(dots + 2));
      if (!from || !to || *from > *to || *to - *from > 1000)
        return Error{Error::Code::bad_setup, quoted(word) + " is not a range like size=6..12"};
      values.clear();
      for (auto value = *from; value <= *to; ++value)
        values.push_back(std::string(word.substr(0, equals + 1)) + std::to_string(value));
    }
    std::vector<std::string> next;
    for (const auto& head : expanded)
      for (const auto& value : values) {
        next.push_back(head);
        next.back().append(head.empty() ? "" : " ").append(value);
      }
    expanded = next;
  }
  return expanded;
}

Expected<std::vector<Fixture>> fixtures(const Schedule& schedule) {
  const auto keys = rules::setup_defaults(schedule.game);
  if (!keys) return keys.error();
  std::vector<std::string> setups;
  for (const auto& setup : schedule.setups) {
    const auto expanded = expand_ranges(setup);
    if (!expanded) return expanded.error();
    setups.insert(setups.end(), expanded->begin(), expanded->end());
  }
  if (setups.empty()) setups.emplace_back();
  for (const auto& setup : setups)
    if (const auto start = rules::start(schedule.game, setup); !start) return start.error();
  std::vector<Fixture> list;
  if (!schedule.openings.empty()) setups.assign(1, "");
  for (int pair = 0; pair < (schedule.games_a_pair + 1) / 2; ++pair) {
    const auto& setup = setups[static_cast<std::size_t>(pair) % setups.size()];
    const std::string seeded =
        schedule.openings.empty()
            ? with_seed(keys->specs(), setup, schedule.seed + static_cast<std::uint64_t>(pair))
            : "";
    for (int a = 0; a < schedule.players; ++a)
      for (int b = a + 1; b < schedule.players; ++b) {
        list.push_back({static_cast<int>(list.size()), a, b, seeded});
        list.push_back({static_cast<int>(list.size()), b, a, seeded});
      }
  }
  return list;
}

std::string opening_of(const Schedule& schedule, const Fixture& fixture) {
  if (schedule.openings.empty()) return "";
  const int pairings = schedule.players * (schedule.players - 1) / 2;
  const auto start = static_cast<std::size_t>(fixture.number / 2 / pairings);
  return schedule.openings[start % schedule.openings.size()];
}

Expected<std::vector<std::string>> read_openings(const std::string& game, std::istream& in) {
  std::vector<std::string> openings;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const auto text = trimmed(line);
    if (text.empty() || text.front() == '#') continue;
    const auto bad = [&](const std::string& why) {
      return Error{Error::Code::bad_position, "line " + std::to_string(number) + " of the openings: " + why};
    };
    const auto at = text.find(" moves ");
    const auto moves = at == std::string_view::npos ? "" : text.substr(at + 7);
    const auto played = rules::play_all(game, trimmed(text.substr(0, at)), moves);
    if (!played) return bad(played.error().message);
    if (played->fault) return bad(played->fault->message);
    if (played->outcome.over()) return bad("the game is over in this position");
    openings.push_back(played->positions.back());
  }
  if (openings.empty()) return Error{Error::Code::bad_position, "the file holds no openings"};
  return openings;
}

}  // namespace arena::match
