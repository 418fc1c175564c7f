#pragma once
#include <filesystem>
#include <fstream>
#include <string>

namespace arena::cli {

// The whole file, or standard input for "-". Throws BadInput if it cannot be read or is empty.
[[nodiscard]] std::string read_file(const std::string& path);

// A file that is replaced as a whole: the text goes to a temporary file next to it, which is renamed when it
// is complete. A killed process leaves the old file or the new one, never half of one.
class WholeFile {
 public:
  explicit WholeFile(const std::filesystem::path& path);  // throws BadInput if it cannot be created
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  [[nodiscard]] std::ostream& out() { return out_; }
  void commit();  // throws MachineFault if it cannot be written

 private:
  std::filesystem::path path_;
  std::filesystem::path part_;
  std::ofstream out_;
};

// Keeps a file to one process at a time, for as long as it lives.
class FileLock {
 public:
  // Throws BadInput if another process holds the file. Where files cannot be locked (devices, some network
  // drives) nothing is kept.
  explicit FileLock(const std::string& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_ = -1;
};

// A file that grows by whole lines. An incomplete last line of a killed process is cut off.
class LineFile {
 public:
  explicit LineFile(std::string path);    // throws BadInput if it cannot be opened, or is another process's
  void append(const std::string& lines);  // throws MachineFault if it cannot be written

 private:
  std::string path_;
  FileLock lock_;
  std::ofstream out_;
};

}  // namespace arena::cli
