#include "agents/infexion/coded_power.hpp"

namespace arena::infexion {
namespace {

constexpr auto hashes = [] {
  std::array<std::int64_t, cells> table{};
  for (std::size_t cell = 0; cell < cells; ++cell)
    table[cell] = python_hash(row_of(static_cast<Cell>(cell)), column_of(static_cast<Cell>(cell)));
  return table;
}();

}  // namespace

LongSum coded_power(Bits cluster) {
  LongSum sum;
  for_each_cell(cluster, [&](Cell cell) {
    sum.high += hashes[cell] >> 32;
    sum.low += hashes[cell] & 0xffffffff;
  });
  sum.high += sum.low >> 32;
  sum.low &= 0xffffffff;
  return sum;
}

}  // namespace arena::infexion
