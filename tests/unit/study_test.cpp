#include "cli/study.hpp"

#include <catch2/catch_all.hpp>

namespace arena::cli {
namespace {

using std::chrono::milliseconds;

TEST_CASE("a proven result in words", "[study]") {
  const auto said = [](std::optional<int> min, std::optional<int> max) {
    SolveReport solved;
    solved.min = min;
    solved.max = max;
    return verdict(solved);
  };
  REQUIRE(said({}, {}) == "not proven");
  REQUIRE(said(5, 5) == "win by 5");
  REQUIRE(said(1, 1) == "win by 1");
  REQUIRE(said(-3, -3) == "loss by 3");
  REQUIRE(said(0, 0) == "draw");
  REQUIRE(said(2, {}) == "win by at least 2");
  REQUIRE(said(2, 7) == "win by at least 2");
  REQUIRE(said({}, -4) == "loss by at least 4");
  REQUIRE(said(-9, -4) == "loss by at least 4");
  REQUIRE(said(0, {}) == "at least a draw");
  REQUIRE(said(0, 3) == "at least a draw");
  REQUIRE(said({}, 0) == "at most a draw");
}

TEST_CASE("a score in words", "[study]") {
  REQUIRE(as_words({Score::Kind::none, 7}).empty());
  REQUIRE(as_words({Score::Kind::win, 3}) == "win in 3");
  REQUIRE(as_words({Score::Kind::loss, 4}) == "loss in 4");
  REQUIRE(as_words({Score::Kind::draw, 0}) == "draw");
  REQUIRE(as_words({Score::Kind::points, 135}) == "+1.35");
  REQUIRE(as_words({Score::Kind::points, -5}) == "-0.05");
  REQUIRE(as_words({Score::Kind::points, 0}) == "+0.00");
}

TEST_CASE("a study without limits gets the default time; with any limit there is no default", "[study]") {
  const Limits none = study_limits(0, 0, 2000);
  REQUIRE(none.time == milliseconds(2000));
  REQUIRE_FALSE(none.nodes);
  const Limits nodes = study_limits(500, 0, 2000);
  REQUIRE_FALSE(nodes.time);
  REQUIRE(nodes.nodes == 500U);
  const Limits time = study_limits(0, 50, 2000);
  REQUIRE(time.time == milliseconds(50));
  REQUIRE_FALSE(time.nodes);
  const Limits both = study_limits(500, 50, 2000);
  REQUIRE(both.time == milliseconds(50));
  REQUIRE(both.nodes == 500U);
}

}  // namespace
}  // namespace arena::cli
