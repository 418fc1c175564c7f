#include "cli/app.hpp"

int main(int argc, char** argv) {
  return arena::cli::run(argc, argv);
}
