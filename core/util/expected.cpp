#include "util/expected.hpp"

namespace arena {

std::string_view name_of(Error::Code code) {
  switch (code) {
    case Error::Code::bad_position: return "bad-position";
    case Error::Code::bad_move: return "bad-move";
    case Error::Code::bad_setup: return "bad-setup";
    case Error::Code::bad_record: return "bad-record";
    case Error::Code::bad_option: return "bad-option";
    case Error::Code::bad_command: return "bad-command";
    case Error::Code::unknown_game: return "unknown-game";
    case Error::Code::unknown_agent: return "unknown-agent";
    case Error::Code::game_over: return "game-over";
    case Error::Code::bad_request: return "bad-request";
    case Error::Code::out_of_memory: return "out-of-memory";
  }
  return "unknown";
}

}  // namespace arena
