#!/usr/bin/env bash
# Everything that must pass, one named step a configuration: bash tests/run.sh [--full] [STEP…]
# --full fuzzes for ten minutes a target and runs clang-tidy. Naming steps runs only those.
set -uo pipefail
cd "$(dirname "$0")/.."

full=
only=()
for argument in "$@"; do
  case $argument in
    --full) full=1 ;;
    *) only+=("$argument") ;;
  esac
done

passed=0
failed=0
logs=build/logs
mkdir -p "$logs"

# Catch2 says "All tests passed (… in 9 test cases)", each share of the tests for itself; Node says "# pass 9".
passed_in() {
  awk '/^All tests passed/ { count += $(NF - 2) } /^(#|ℹ) pass / { count += $3 } END { if (count) print count " tests" }' "$1"
}

# step NAME FUNCTION: runs it with its output in a log, which is shown when it fails.
step() {
  local name=$1
  shift
  if [ ${#only[@]} -gt 0 ] && ! printf '%s\n' "${only[@]}" | grep -qx "$name"; then return; fi
  local begin=$SECONDS
  printf '%-12s ' "$name"
  if "$@" >"$logs/$name.log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    echo "ok    $((SECONDS - begin)) s   $(passed_in "$logs/$name.log")"
  else
    failed=$((failed + 1))
    echo "FAILED"
    grep -E '^not ok|✖|: error|FAILED' "$logs/$name.log" | head -n 20 | cut -c1-400
    tail -n 60 "$logs/$name.log" | cut -c1-400
  fi
}

configure() {
  local folder=$1
  shift
  cmake -S . -B "$folder" -G Ninja "$@"
}

install() { bash .ci/install.sh native wasm tests; }

format() { git ls-files -co --exclude-standard '*.cpp' '*.hpp' | xargs clang-format --dry-run --Werror; }

# The tests of a build, several shares of them to each processor, because some take long.
unit_tests() {
  local shares
  shares=$((8 * $(nproc)))
  seq 0 $((shares - 1)) | xargs -P "$(nproc)" -I{} "$1/tests/arena_tests" --shard-count "$shares" --shard-index {}
}

native() {
  configure build/native -DARENA_TESTS=ON && cmake --build build/native && unit_tests build/native
}

checked() {
  configure build/checked -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++ -DARENA_TESTS=ON -DARENA_SANITIZE=ON \
    -DARENA_FUZZ=ON &&
    cmake --build build/checked && unit_tests build/checked
}

command_line() { node --test tests/cli tests/structure; }

wasm() { bash wasm/build.sh && node --test tests/wasm; }

# The page: types, style and markup, its pure parts, and the site with its byte budgets.
page() {
  bash .ci/install.sh web && npm --prefix web run --silent check && npm --prefix web run --silent test:unit &&
    node web/build.mjs
}

browser() { bash .ci/install.sh browser && npm --prefix web run --silent test:browser; }

# A smaller run in Firefox and WebKit.
engines() { bash .ci/install.sh browsers && npm --prefix web run --silent test:engines; }

# Fuzzes each target of the checked build for the given seconds, two at a time.
fuzz() {
  mkdir -p build/fuzz
  local corpus=build/fuzz/corpus
  bash tests/fuzz/make_corpus.sh "$corpus" || return
  local seconds=$((full ? 600 : 5))
  printf '%s\n' position move record ugi | xargs -P 2 -I{} sh -c \
    "build/checked/tests/fuzz_{} -max_total_time=$seconds -max_len=4096 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
     -artifact_prefix=build/fuzz/{}- $corpus/{}"
}

tidy() { bash .ci/install.sh tidy && run-clang-tidy -quiet -p build/checked "$PWD/core/.*"; }

step install install
step format format
step native native
step command-line command_line
step checked checked
step fuzz fuzz
step wasm wasm
step page page
step browser browser
step engines engines
if [ -n "$full" ]; then step tidy tidy; fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
