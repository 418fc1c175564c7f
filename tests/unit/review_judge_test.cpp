// The judge on looks made by hand: what a move lost, which turned the game, what is proven, what to look at
// again.
#include <catch2/catch_all.hpp>

#include "review/judge.hpp"
#include "review/review.hpp"
#include "review/sentences.hpp"

using namespace arena;
using review::Judged;
using review::Ply;
using review::Review;
using review::TurningPoint;
using Kind = Score::Kind;

namespace {

// A position with a chance for the side to move.
Ply ply_of(int number, double chance, int pass = 1) {
  Ply ply;
  ply.side = number % 2 == 0 ? Side::first : Side::second;
  ply.moves = 10;
  ply.move = "m";
  ply.line = {"better"};
  ply.pass = pass;
  ply.judged.emplace();
  ply.judged->chance = {chance, chance - 0.1, chance + 0.1};
  ply.judged->margin = 0;
  return ply;
}
Ply proven(int number, Kind kind, int plies, int margin) {
  Ply ply = ply_of(number, kind == Kind::win ? 1 : kind == Kind::loss ? 0 : 0.5);
  ply.judged->proven = kind;
  ply.judged->plies = plies;
  ply.judged->margin = margin;
  ply.judged->chance = review::chance_of({kind, 0}, {});
  return ply;
}

Review judged(std::vector<Ply> plies) {
  Review review;
  review.plies = std::move(plies);
  judge(review);
  return review;
}

}  // namespace

TEST_CASE("a move loses the chance between its two looks, and never less than nothing", "[review]") {
  // After the move the opponent's chance is given.
  const auto lost = [](double before, double after) {
    return *judged({ply_of(0, before), ply_of(1, after)}).plies[0].lost;
  };
  CHECK(lost(0.6, 0.5) == Catch::Approx(0.1));
  CHECK(lost(0.6, 0.9) == Catch::Approx(0.5));
  CHECK(lost(0.6, 0.3) == 0);
}

TEST_CASE("turning points by chance lost", "[review]") {
  const auto [after, expected] = GENERATE(table<double, TurningPoint>({{0.54, TurningPoint::none},
                                                                       {0.56, TurningPoint::inaccuracy},
                                                                       {0.59, TurningPoint::inaccuracy},
                                                                       {0.61, TurningPoint::mistake},
                                                                       {0.69, TurningPoint::mistake},
                                                                       {0.71, TurningPoint::blunder}}));
  CHECK(judged({ply_of(0, 0.5), ply_of(1, after)}).plies[0].turning_point == expected);
}

TEST_CASE("no turning point for the best move, a forced one, an open position or looks of two depths",
          "[review]") {
  const auto turning_point = [](const auto& change) {
    std::vector<Ply> plies{ply_of(0, 0.5), ply_of(1, 0.9)};
    change(plies);
    return judged(plies).plies[0].turning_point;
  };
  CHECK(turning_point([](auto&) {}) == TurningPoint::blunder);
  CHECK(turning_point([](auto& plies) { plies[0].plays_best = true; }) == TurningPoint::none);
  CHECK(turning_point([](auto& plies) { plies[0].moves = 1; }) == TurningPoint::none);
  CHECK(turning_point([](auto& plies) { plies[0].open = true; }) == TurningPoint::none);
  CHECK(turning_point([](auto& plies) { plies[0].pass = 2; }) == TurningPoint::none);
  CHECK(turning_point([](auto& plies) { plies[0].pass = plies[1].pass = 2; }) == TurningPoint::blunder);
  // Proof speaks in open positions and between two depths as well.
  CHECK(turning_point([](auto& plies) {
          plies[1] = proven(1, Kind::win, 5, 3);
          plies[0].open = true;
          plies[0].pass = 2;
        }) == TurningPoint::blunder);
}

TEST_CASE("turning points by proof", "[review]") {
  const auto turning_point = [](const Ply& before, const Ply& after) {
    return judged({before, after}).plies[0].turning_point;
  };
  CHECK(turning_point(proven(0, Kind::win, 5, 3), ply_of(1, 0.4)) == TurningPoint::missed_win);
  CHECK(turning_point(proven(0, Kind::win, 5, 3), proven(1, Kind::win, 4, 3)) == TurningPoint::missed_win);
  CHECK(turning_point(proven(0, Kind::win, 5, 3), proven(1, Kind::draw, 4, 0)) == TurningPoint::missed_win);
  CHECK(turning_point(proven(0, Kind::win, 5, 3), proven(1, Kind::loss, 4, -3)) == TurningPoint::none);
  // What is as good as won after the move was not missed.
  CHECK(turning_point(proven(0, Kind::win, 5, 3), ply_of(1, 0.03)) == TurningPoint::none);
  CHECK(turning_point(proven(0, Kind::draw, 5, 0), proven(1, Kind::win, 4, 3)) == TurningPoint::lost_draw);
  CHECK(turning_point(proven(0, Kind::draw, 5, 0), proven(1, Kind::draw, 4, 0)) == TurningPoint::none);
  // Where everything loses, nothing is lost.
  const auto lost = judged({proven(0, Kind::loss, 6, -3), ply_of(1, 0.5)});
  CHECK(lost.plies[0].turning_point == TurningPoint::none);
  CHECK(*lost.plies[0].lost == 0);
}

TEST_CASE("proofs correct the looks beside them", "[review]") {
  // A move to a lost position of the opponent wins, in one ply more.
  const auto backwards = judged({ply_of(0, 0.3), proven(1, Kind::loss, 4, -7)});
  REQUIRE(backwards.plies[0].judged->proven == Kind::win);
  CHECK(backwards.plies[0].judged->plies == 5);
  CHECK(backwards.plies[0].judged->margin == 7);
  CHECK(backwards.plies[0].judged->chance.low == 1);
  CHECK(*backwards.plies[0].lost == 0);
  // From a lost position every move leads to one that the opponent wins; by how much is not known.
  const auto forwards = judged({proven(0, Kind::loss, 6, -3), ply_of(1, 0.6)});
  REQUIRE(forwards.plies[1].judged->proven == Kind::win);
  CHECK_FALSE(forwards.plies[1].judged->plies);
  // The best move of a proven win leads to its proof.
  std::vector<Ply> best{proven(0, Kind::win, 5, 3), ply_of(1, 0.6)};
  best[0].plays_best = true;
  const auto followed = judged(best);
  REQUIRE(followed.plies[1].judged->proven == Kind::loss);
  CHECK(followed.plies[1].judged->plies == 4);
  CHECK(followed.plies[1].judged->margin == -3);
  // Another move of a won position says nothing about the next.
  CHECK(judged({proven(0, Kind::win, 5, 3), ply_of(1, 0.6)}).plies[1].judged->proven == Kind::none);
}

TEST_CASE("a move is forced if it is the only one, or all others are much worse", "[review]") {
  const auto forced = [](bool plays_best, std::optional<double> second, int moves) {
    std::vector<Ply> plies{ply_of(0, 0.6), ply_of(1, 0.4)};
    plies[0].plays_best = plays_best;
    plies[0].second_chance = second;
    plies[0].moves = moves;
    return judged(plies).plies[0].forced;
  };
  CHECK(forced(false, std::nullopt, 1));
  CHECK(forced(true, 0.39, 10));
  CHECK_FALSE(forced(true, 0.41, 10));
  CHECK_FALSE(forced(false, 0.1, 10));
  CHECK_FALSE(forced(true, std::nullopt, 10));
}

TEST_CASE("accuracy is the mean of what moves kept, without forced moves and lost positions", "[review]") {
  // The first side loses 0.1 of 0.2 and then nothing; the second 0.3 and then nothing.
  std::vector<Ply> plies{ply_of(0, 0.5), ply_of(1, 0.6), ply_of(2, 0.7), ply_of(3, 0.3), ply_of(4, 0.7)};
  auto review = judged(plies);
  CHECK(review.accuracy[0] == 75);
  CHECK(review.accuracy[1] == 50);
  plies[0].moves = 1;
  CHECK(judged(plies).accuracy[0] == 100);
  plies[2].moves = 1;
  CHECK_FALSE(judged(plies).accuracy[0]);
  CHECK_FALSE(judged({proven(0, Kind::loss, 6, -3), ply_of(1, 0.6)}).accuracy[0]);
}

TEST_CASE("positions around doubtful moves are looked at again, the dearest first, once and not too many",
          "[review]") {
  CHECK(judged({ply_of(0, 0.5), ply_of(1, 0.53), ply_of(2, 0.47)}).deepen.empty());
  CHECK(judged({ply_of(0, 0.5), ply_of(1, 0.55), ply_of(2, 0.7)}).deepen == std::vector{1, 2, 0});
  // Looked at twice already, or proven.
  CHECK(judged({ply_of(0, 0.5, 2), ply_of(1, 0.7, 2)}).deepen.empty());
  CHECK(judged({ply_of(0, 0.5), proven(1, Kind::win, 3, 2)}).deepen == std::vector{0});
  // Even the best move, if its two looks disagree: a deeper look may know a better one.
  std::vector<Ply> best{ply_of(0, 0.5), ply_of(1, 0.9)};
  best[0].plays_best = true;
  CHECK(judged(best).deepen == std::vector{0, 1});
  std::vector<Ply> open{ply_of(0, 0.5), ply_of(1, 0.9)};
  open[0].open = true;
  CHECK(judged(open).deepen.empty());
  std::vector<Ply> wild;
  for (int i = 0; i < 100; ++i) wild.push_back(ply_of(i, 0.9));
  CHECK(judged(wild).deepen.size() == 24);
  for (std::size_t i = 0; i < 30; ++i) wild[i].pass = 2;
  CHECK(judged(wild).deepen.empty());
}

TEST_CASE("moves around missing looks are not judged", "[review]") {
  std::vector<Ply> plies{ply_of(0, 0.5), ply_of(1, 0.9), ply_of(2, 0.5)};
  plies[1].judged.reset();
  const auto review = judged(plies);
  CHECK_FALSE(review.plies[0].lost);
  CHECK_FALSE(review.plies[1].lost);
  CHECK(review.deepen.empty());
  CHECK_FALSE(review.accuracy[0]);
  CHECK(judged({}).deepen.empty());
}

TEST_CASE("a review refuses what is not a game or not its looks", "[review]") {
  const std::string start = "01000/01000/01000/01000/00000 a1 c3 a";
  const auto message = [&](std::string_view game, std::string_view moves, std::vector<review::Look> looks) {
    const auto review = review::review(game, start, moves, std::move(looks));
    return review ? "" : review.error().message;
  };
  CHECK(message("colosseum", "a1d c5l", {}).empty());
  CHECK(message("chess", "", {}).find("chess") != std::string::npos);
  CHECK(message("colosseum", "a1d a1d", {}).starts_with("move 2:"));
  CHECK(message("colosseum", "a1d", {{}, {}, {}}) == "there are more looks than positions");
  review::Look look{{Kind::points, 10}, {"z9u"}, 1, {}};
  CHECK(message("colosseum", "a1d", {look}).starts_with("a look's line:"));
}

TEST_CASE("the end of the game is known without a look, and its line is completed", "[review]") {
  const std::string start = "01000/01000/01000/01000/00000 a1 c3 a";
  // The look after a1d stops before the winning move, as a search does that sees it one ply ahead.
  const review::Look before{{Kind::points, 0}, {"a2r"}, 1, {}};
  const review::Look after{{Kind::win, 1}, {}, 1, {}};
  const auto review = review::review("colosseum", start, "a1d c5l", {before, after});
  REQUIRE(review);
  const auto& plies = review->plies;
  REQUIRE(plies[2].over);
  CHECK(plies[2].judged->proven == Kind::loss);
  CHECK(plies[2].judged->margin == -5);
  CHECK(plies[2].judged->plies == 0);
  CHECK(plies[1].line == std::vector<std::string>{"c5l"});
  CHECK(plies[1].judged->plies == 1);
  CHECK(plies[1].judged->margin == 5);
  CHECK(plies[1].plays_best);
  CHECK(plies[0].turning_point != TurningPoint::none);
  REQUIRE(plies[0].reason);
  CHECK(plies[0].reason->id == "gives_territory");
}

TEST_CASE("sentences without a reason say the numbers", "[review]") {
  const auto sentence = [](const Ply& before, const Ply& after) {
    const auto review = judged({before, after});
    return sentence_of(review.plies[0], review.plies[1], {"blue", "orange"});
  };
  CHECK(sentence(ply_of(0, 0.5), ply_of(1, 0.8)) ==
        "better was better: blue's chance of winning falls from 50% to 20%.");
  CHECK(sentence(ply_of(0, 0.5), proven(1, Kind::win, 1, 3)) ==
        "After m blue loses in 1 ply (proven). better was better.");
  CHECK(sentence(proven(0, Kind::win, 5, 3), ply_of(1, 0.8)) == "better would have won in 5 plies (proven).");
  CHECK(sentence(proven(0, Kind::draw, 5, 0), proven(1, Kind::win, 4, 3)) ==
        "better would have drawn (proven).");
  CHECK(sentence(ply_of(0, 0.5), ply_of(1, 0.5)).empty());
  Ply silent = ply_of(0, 0.5);
  silent.line.clear();
  CHECK(sentence(silent, ply_of(1, 0.8)) == "Blue's chance of winning falls from 50% to 20%.");
  CHECK(review::template_of("no such reason").empty());
}

TEST_CASE("the chance of a score", "[review]") {
  CHECK(review::logistic(0) == 0.5);
  for (const double x : {-30.0, -5.0, -0.7, 0.01, 1.0, 3.3, 12.0, 500.0})
    CHECK(review::logistic(x) == Catch::Approx(1 / (1 + std::exp(-x))).margin(1e-9));
  const review::ChanceMap map{0.002, 0.1, 0.8};
  const auto chance = review::chance_of({Kind::points, 500}, map);
  CHECK(chance.chance == Catch::Approx(1 / (1 + std::exp(-1.1))).margin(1e-4));
  CHECK(chance.low == Catch::Approx(1 / (1 + std::exp(-0.3))).margin(1e-4));
  CHECK(chance.high == Catch::Approx(1 / (1 + std::exp(-1.9))).margin(1e-4));
  CHECK(review::chance_of({Kind::points, 100'000}, map).chance == 0.995);
  CHECK(review::chance_of({Kind::win, 3}, map).low == 1);
  CHECK(review::chance_of({Kind::loss, 3}, map).high == 0);
  CHECK(review::chance_of({Kind::draw, 3}, map).chance == 0.5);
  // A straight line between knots, level beyond the ends.
  const review::ChanceRow rows[]{{1000, 0, 100}, {3000, 200, 300}, {0, 0, 0}};
  const std::int16_t knots[]{10, 20, 40};
  const review::ChanceTable table{rows, knots};
  CHECK(map_at(table, {0, 15}).slope == Catch::Approx(0.002));
  CHECK(map_at(table, {0, 15}).tempo == Catch::Approx(0.1));
  CHECK(map_at(table, {0, 30}).spread == Catch::Approx(0.15));
  CHECK(map_at(table, {0, 0}).slope == Catch::Approx(0.001));
  CHECK(map_at(table, {0, 99}).slope == 0);
}
