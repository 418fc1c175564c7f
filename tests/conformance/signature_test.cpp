#include <catch2/catch_all.hpp>

#include "engine/bench.hpp"
#include "support/data.hpp"

namespace arena {
namespace {

// The same number stands in tests/wasm; this test runs in Release and in Debug with sanitizers. When a change
// is meant, `arena bench` prints the new one, and the commit says why it moved.
TEST_CASE("the bench signature is the committed one", "[signature]") {
  const auto committed = nlohmann::json::parse(test::read_file(test::path_to("bench/signature.json")));
  REQUIRE(bench() == committed["signature"].get<std::uint64_t>());
}

}  // namespace
}  // namespace arena
