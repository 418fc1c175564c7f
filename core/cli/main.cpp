#include "cli/app.hpp"

int main(int argc, char** argv) {
  return static_cast<int>(arena::cli::run(argc, argv));
}
