#pragma once
#include <tuple>

#include "games/list.hpp"
#include "util/text.hpp"

namespace arena {

template <class G>
struct GameTag {
  using type = G;
};

// Calls visit(GameTag<G>{}) for each game.
template <class Visit>
constexpr void for_each_game(Visit&& visit) {
  [&]<class... G>(std::tuple<G...>*) { (visit(GameTag<G>{}), ...); }(static_cast<AllGames*>(nullptr));
}

[[nodiscard]] inline Error unknown_game(std::string_view id) {
  std::string known;
  for_each_game([&](auto tag) { known.append(known.empty() ? "" : ", ").append(decltype(tag)::type::id); });
  return {Error::Code::unknown_game, "no game is named " + quoted(id) + " (" + known + ")"};
}

// From the id of a game to its type: returns visit(GameTag<G>{}), an Expected of the same type for every
// game, or an Error if no game has this id.
template <class Visit>
auto with_game(std::string_view id, Visit&& visit) {
  using Result = decltype(visit(GameTag<std::tuple_element_t<0, AllGames>>{}));
  std::optional<Result> result;
  for_each_game([&](auto tag) {
    if (!result && decltype(tag)::type::id == id) result.emplace(visit(tag));
  });
  return result ? std::move(*result) : Result(unknown_game(id));
}

}  // namespace arena
