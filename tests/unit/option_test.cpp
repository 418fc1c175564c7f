#include "util/option.hpp"

#include <catch2/catch_all.hpp>

namespace arena {
namespace {

constexpr std::array<OptionSpec, 3> specs{{
    {"pace", OptionSpec::Kind::check, "false"},
    {"depth", OptionSpec::Kind::spin, "4", 1, 9},
    {"style", OptionSpec::Kind::combo, "calm", 0, 0, "calm|wild"},
}};

TEST_CASE("options keep their defaults until they are set", "[option]") {
  auto values = parse_options(specs, "depth=7").value();
  REQUIRE(values.spin("depth") == 7);
  REQUIRE_FALSE(values.check("pace"));
  REQUIRE(values.text("style") == "calm");
  REQUIRE_FALSE(values.set("pace", "true"));
  REQUIRE(values.check("pace"));
  REQUIRE(to_text(values) == "pace=true depth=7 style=calm");
  REQUIRE(parse_options(specs, to_text(values)).value() == values);
  REQUIRE(parse_options(specs, "depth=4").value() == OptionValues(specs));
}

TEST_CASE("an unknown option or value is refused and changes nothing", "[option]") {
  OptionValues values(specs);
  for (const auto& [name, value] : {std::pair{"depth", "0"},
                                    {"depth", "10"},
                                    {"depth", "4.5"},
                                    {"depth", "99999999999999999999"},
                                    {"pace", "yes"},
                                    {"style", "calm|wild"},
                                    {"style", ""},
                                    {"speed", "1"},
                                    {"", ""}}) {
    INFO(name << "=" << value);
    const auto fault = values.set(name, value);
    REQUIRE(fault);
    REQUIRE(fault->code == Error::Code::bad_option);
  }
  REQUIRE(values == OptionValues(specs));
  REQUIRE(values.set("depth", "10")->message ==
          "option depth cannot be \"10\": it takes a whole number from 1 to 9");
  REQUIRE(values.set("speed", "1")->message == "no option is named \"speed\" here (pace, depth, style)");
}

}  // namespace
}  // namespace arena
