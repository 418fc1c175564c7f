#!/usr/bin/env bash
# Speed of wasm as a share of native speed (clang, -O3 -march=x86-64-v2), measured alternately in one run.
set -euo pipefail
cd "$(dirname "$0")/../.."
bash .ci/install.sh native wasm tests
bash wasm/build.sh >/dev/null
cmake --build build/wasm --target arena_bench >/dev/null
[ -e build/bench/build.ninja ] || cmake -S . -B build/bench -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_CXX_COMPILER=clang++ >/dev/null
cmake --build build/bench --target arena_bench >/dev/null
for round in 1 2 3; do
  build/bench/tests/arena_bench | sed 's/^/native\t/'
  node build/wasm/tests/arena_bench.cjs | sed 's/^/wasm\t/'
done | awk -F'\t' '
  !($2 in order) { order[$2] = ++count; name[count] = $2 }
  $3 > best[$1, $2] { best[$1, $2] = $3 }
  END {
    for (i = 1; i <= count; ++i)
      printf "%s: native %.3g/s, wasm %.3g/s, ratio %.2f\n", name[i], best["native", name[i]], best["wasm", name[i]],
        best["wasm", name[i]] / best["native", name[i]]
  }'
