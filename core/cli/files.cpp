#include "cli/files.hpp"

#include <iostream>
#include <sstream>

#include "cli/app.hpp"

namespace arena::cli {
namespace {

namespace fs = std::filesystem;

std::string problem(const std::string& path) {
  return "the file " + path + " cannot be written";
}

// The length of the file up to its last newline.
std::uintmax_t whole_lines(const std::string& path) {
  std::ifstream in(path, std::ios::binary | std::ios::ate);
  for (std::streamoff end = in.tellg(); end > 0; --end) {
    in.seekg(end - 1);
    if (in.get() == '\n') return static_cast<std::uintmax_t>(end);
  }
  return 0;
}

}  // namespace

std::string read_file(const std::string& path) {
  std::ostringstream text;
  if (path == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream file(path, std::ios::binary);
  if (!file || !(text << file.rdbuf())) throw BadInput("the file " + path + " cannot be read, or is empty");
  return text.str();
}

WholeFile::WholeFile(const fs::path& path) : path_(path), part_(path) {
  std::error_code none;
  // A device or a pipe is written directly, because no file may replace it.
  if (fs::exists(path, none) && !fs::is_regular_file(path, none)) {
    part_ = path;
  } else {
    if (fs::is_symlink(path, none)) path_ = fs::canonical(path, none);
    part_ = path_.string() + ".part";
  }
  out_.open(part_);
  if (!out_) throw BadInput(problem(path.string()));
}

WholeFile::~WholeFile() {
  std::error_code ignored;
  if (part_ != path_) fs::remove(part_, ignored);  // it exists only if nothing was committed
}

void WholeFile::commit() {
  out_.close();
  std::error_code error;
  if (out_ && part_ != path_) fs::rename(part_, path_, error);
  if (!out_ || error) throw MachineFault(problem(path_.string()));
}

LineFile::LineFile(std::string path) : path_(std::move(path)), lock_(path_) {
  out_.open(path_, std::ios::app | std::ios::binary);
  if (!out_) throw BadInput(problem(path_));
  std::error_code error;  // a pipe or a device has no lines to cut
  if (fs::is_regular_file(path_)) fs::resize_file(path_, whole_lines(path_), error);
  if (error) throw MachineFault(problem(path_));
}

void LineFile::append(const std::string& lines) {
  if (!(out_ << lines << std::flush)) throw MachineFault(problem(path_));
}

}  // namespace arena::cli
