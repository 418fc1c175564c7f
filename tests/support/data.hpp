#pragma once
#include <catch2/catch_all.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace arena::test {

[[nodiscard]] inline std::string path_to(const std::string& file) {
  return std::string(ARENA_TEST_DIR) + "/" + file;
}

[[nodiscard]] inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The lines of a JSON-lines file in tests/data; an empty file is a failure, not a pass.
[[nodiscard]] inline std::vector<nlohmann::json> read_jsonl(const std::string& name) {
  std::istringstream text(read_file(path_to("data/" + name)));
  std::vector<nlohmann::json> lines;
  for (std::string line; std::getline(text, line);)
    if (!line.empty()) lines.push_back(nlohmann::json::parse(line));
  REQUIRE_FALSE(lines.empty());
  return lines;
}

}  // namespace arena::test
