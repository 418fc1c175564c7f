#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

// Files of the tests. Read in data.cpp, so that JSON is compiled once.
namespace arena::test {

[[nodiscard]] std::string path_to(const std::string& file);
[[nodiscard]] std::string read_file(const std::string& path);

// The lines of a JSON-lines file in tests/data; an empty file is a failure, not a pass.
[[nodiscard]] std::vector<nlohmann::json> read_jsonl(const std::string& name);

}  // namespace arena::test
