#pragma once
#include "support/positions.hpp"
#include "support/turns.hpp"

namespace arena::test {

inline Colosseum::Position read(const std::string& text) {
  return read_position<Colosseum>(text);
}

inline std::unique_ptr<Agent<Colosseum>> make(std::string_view agent, std::string_view options = "") {
  return make_agent<Colosseum>(agent, options);
}

inline std::string choose(std::string_view agent, const Colosseum::Position& pos,
                          std::string_view options = "") {
  return take_turn(*make(agent, options), pos).move;
}

inline Colosseum::Move move_in(const Colosseum::Position& pos, const std::string& text) {
  return Colosseum::parse_move(pos, text).value();
}

}  // namespace arena::test
