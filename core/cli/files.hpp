#pragma once
#include <filesystem>
#include <fstream>

namespace arena::cli {

// A file that is written whole: into another file beside it, which takes its name when all has been written.
// A process that is killed leaves the old file or the new one, never half of one.
class WholeFile {
 public:
  explicit WholeFile(const std::filesystem::path& path);  // throws BadInput where it cannot be made
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  [[nodiscard]] std::ostream& out() { return out_; }
  void commit();  // throws MachineFault where it cannot be written

 private:
  std::filesystem::path path_;
  std::filesystem::path part_;
  std::ofstream out_;
};

// A file of lines that grows by whole lines. What a killed process left of its last line is cut off.
class LineFile {
 public:
  explicit LineFile(std::string path);    // throws BadInput where it cannot be opened
  void append(const std::string& lines);  // throws MachineFault where it cannot be written

 private:
  std::string path_;
  std::ofstream out_;
};

}  // namespace arena::cli
