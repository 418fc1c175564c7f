#include "cli/suggest.hpp"

#include <catch2/catch_all.hpp>

namespace arena::cli {
namespace {

TEST_CASE("a misspelt word is recognised, a different word is not", "[suggest]") {
  const std::vector<std::string> known{"match", "match-records", "legal", "setup", "ugi"};
  for (const auto& [word, meant] :
       std::vector<std::pair<std::string, std::string>>{{"mtach", "match"},
                                                        {"macth", "match"},
                                                        {"matchs", "match"},
                                                        {"mach", "match"},
                                                        {"match-recrods", "match-records"},
                                                        {"leagl", "legal"},
                                                        {"sutep", "setup"},
                                                        {"uci", "ugi"},
                                                        {"u", ""},
                                                        {"fly", ""},
                                                        {"sxxup", "setup"},
                                                        {"sxxxp", ""},
                                                        {"", ""}}) {
    INFO(word);
    REQUIRE(nearest(word, known) == meant);
  }
  REQUIRE(nearest("matcg", {"match", "matcx"}) == "match");  // the first of equally near words
  REQUIRE(nearest(std::string(100'000, 'm'), known).empty());
  REQUIRE(did_you_mean("mtach", known) == "; did you mean match?");
  REQUIRE(did_you_mean("fly", known).empty());
}

}  // namespace
}  // namespace arena::cli
