#include "support/data.hpp"

#include <catch2/catch_all.hpp>
#include <fstream>
#include <sstream>

namespace arena::test {

std::string path_to(const std::string& file) {
  return std::string(ARENA_TEST_DIR) + "/" + file;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<nlohmann::json> read_jsonl(const std::string& name) {
  std::istringstream text(read_file(path_to("data/" + name)));
  std::vector<nlohmann::json> lines;
  for (std::string line; std::getline(text, line);)
    if (!line.empty()) lines.push_back(nlohmann::json::parse(line));
  REQUIRE_FALSE(lines.empty());
  return lines;
}

}  // namespace arena::test
