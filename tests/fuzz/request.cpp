// Requests of any members, types and sizes: each is answered or refused in words, within its nodes.
#include <array>
#include <cstring>
#include <map>

#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "fuzz/fuzz.hpp"

namespace {

// Takes the input apart, byte by byte; zeros once it is used up.
class Source {
 public:
  Source(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  std::uint8_t byte() { return at_ < size_ ? data_[at_++] : 0; }
  double number() {
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i) bits = bits << 8U | byte();
    double value = 0;
    static_assert(sizeof value == sizeof bits);
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  std::string text() {
    std::string text;
    for (int i = byte(); i > 0; --i) text += static_cast<char>(byte());
    return text;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

arena::ForeignValue value_of(Source& source) {
  switch (source.byte() % 6) {
    case 0: return source.number();
    case 1: return static_cast<double>(source.byte());
    case 2: return source.text();
    case 3: return source.byte() % 2 == 0;
    case 4: return arena::OtherType{};
    default: return std::monostate{};
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const arena::SteadyClock clock;
  static const auto games = arena::rules::games();
  Source source(data, size);
  arena::Engine engine(clock);
  for (int request = 1 + source.byte() % 4; request > 0; --request) {
    const auto& game = games[source.byte() % games.size()];
    const auto agents = arena::agents(game).value();
    std::map<std::string, arena::ForeignValue, std::less<>> members{
        {"game", game},
        {"position", arena::rules::start(game, "").value()},
        {"agent", agents[source.byte() % agents.size()].id},
        {"hashMb", 1.0}};
    const std::array<std::string_view, 17> names{"",
                                                 "limits",
                                                 "game",
                                                 "position",
                                                 "agent",
                                                 "options",
                                                 "seed",
                                                 "hashMb",
                                                 "multiPv",
                                                 "limits.nodes",
                                                 "limits.depth",
                                                 "limits.ms",
                                                 "limits.gameMs",
                                                 "limits.incrementMs",
                                                 "limits.spentMs",
                                                 "limits.lagMs",
                                                 "limits.early"};
    for (int changes = source.byte() % 5; changes > 0; --changes)
      members.insert_or_assign(std::string(names[source.byte() % names.size()]), value_of(source));
    auto parsed = arena::read_request([&](std::string_view name) {
      const auto at = members.find(name);
      return at == members.end() ? arena::ForeignValue{} : at->second;
    });
    if (!parsed) {
      arena::fuzz::require(!parsed.error().message.empty());
      continue;
    }
    parsed->agent.resources.hash_mb =
        std::min(parsed->agent.resources.hash_mb, 2);  // a large one takes the fuzzer's time
    parsed->limits.nodes = std::min<std::uint64_t>(parsed->limits.nodes.value_or(50), 50);
    const auto answer = engine.think(*parsed, {});
    if (answer)
      arena::fuzz::require(arena::rules::play(parsed->game, parsed->position, answer->move).has_value());
    else
      arena::fuzz::require(!answer.error().message.empty());
  }
  return 0;
}
