#include "cli/app.hpp"
#include "cli/terminal.hpp"

int main(int argc, char** argv) {
  arena::cli::keep_standard_streams();
  return static_cast<int>(arena::cli::run(argc, argv));
}
