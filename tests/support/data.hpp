#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Reads data files of the tests; implemented in data.cpp, so that the JSON parser is compiled once.
namespace arena::test {

[[nodiscard]] std::string path_to(const std::string& file);
[[nodiscard]] std::string read_file(const std::string& path);

// The lines of a JSON-lines file in tests/data. An empty file fails the test.
[[nodiscard]] std::vector<nlohmann::json> read_jsonl(const std::string& name);

}  // namespace arena::test
