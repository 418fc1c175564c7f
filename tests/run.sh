#!/usr/bin/env bash
# Everything that must pass, one named step a configuration: bash tests/run.sh [--full] [--again] [STEP…]
# --full fuzzes for ten minutes a target and runs clang-tidy. Naming steps runs only those. A step that passed is not run
# again before anything that it reads has changed, unless --again, --full or its name says so.
set -uo pipefail
cd "$(dirname "$0")/.."

full=
again=
only=()
for argument in "$@"; do
  case $argument in
    --full) full=1 again=1 ;;
    --again) again=1 ;;
    *) again=1 only+=("$argument") ;;
  esac
done
git rev-parse --git-dir >/dev/null 2>&1 || again=1  # nothing else tells what has changed

passed=0
failed=0
unchanged=0
logs=build/logs
mkdir -p "$logs"

# Catch2 says "All tests passed (… in 9 test cases)", each share of the tests for itself; Node says "# pass 9".
passed_in() {
  awk '/^All tests passed/ { count += $(NF - 2) } /^(#|ℹ) pass / { count += $3 } END { if (count) print count " tests" }' "$1"
}

# What a step reads: these files and folders, of a build its modules, the script that runs it, and the tools of the machine.
digest() {
  local path
  for path in "$@" tests/run.sh .ci/install.sh; do
    case $path in
      build/*) find "$path" -maxdepth 1 -name 'arena-*' -print0 ;;
      *) git ls-files -co --exclude-standard -z -- "$path" ;;
    esac
  done 2>/dev/null | sort -zu | xargs -0 sha256sum 2>/dev/null | cat - "$logs/tools" | sha256sum
}

# step NAME FUNCTION [INPUT…]: runs it with its output in a log, which is shown when it fails. With inputs, it is run when
# they are not those with which it passed last; its folder in build/ remembers them.
step() {
  local name=$1 run=$2
  shift 2
  if [ ${#only[@]} -gt 0 ] && ! printf '%s\n' "${only[@]}" | grep -qx "$name"; then return; fi
  local begin=$SECONDS pass="build/$name/passed" now=
  printf '%-12s ' "$name"
  if [ $# -gt 0 ]; then
    now=$(digest "$@")
    if [ -z "$again" ] && [ "$now" = "$(cat "$pass" 2>/dev/null)" ]; then
      unchanged=$((unchanged + 1))
      echo 'unchanged since it passed'
      return
    fi
    mkdir -p "build/$name" && rm -f "$pass"
  fi
  if "$run" >"$logs/$name.log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    if [ -n "$now" ]; then echo "$now" >"$pass"; fi
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
  cmake -S . -B "$folder" -G Ninja -DARENA_TESTS=ON -DARENA_WERROR=ON "$@"
}

install() { bash .ci/install.sh native wasm tests web browser browsers && dpkg-query -W >"$logs/tools" 2>/dev/null; }

format() { git ls-files -co --exclude-standard '*.cpp' '*.hpp' | xargs clang-format --dry-run --Werror; }

# The tests of a build, several shares of them to each processor, because some take long.
unit_tests() {
  local shares
  shares=$((8 * $(nproc)))
  seq 0 $((shares - 1)) | xargs -P "$(nproc)" -I{} "$1/tests/arena_tests" --shard-count "$shares" --shard-index {}
}

native() {
  configure build/native && cmake --build build/native && unit_tests build/native
}

checked() {
  configure build/checked -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -gline-tables-only" \
    -DCMAKE_CXX_COMPILER=clang++ -DARENA_SANITIZE=address -DARENA_FUZZ=ON &&
    cmake --build build/checked && unit_tests build/checked
}

command_line() { node --test tests/cli tests/structure; }

wasm() { bash wasm/build.sh && node --test tests/wasm; }

# The page: types, style and markup, its pure parts, and the site with its byte budgets.
page() {
  npm --prefix web run --silent check && npm --prefix web run --silent test:unit &&
    node web/build.mjs
}

browser() { npm --prefix web run --silent test:browser; }

# A smaller run in Firefox and WebKit.
engines() { npm --prefix web run --silent test:engines; }

# Fuzzes each target of the checked build for the given seconds, two at a time.
fuzz() {
  mkdir -p build/fuzz
  local corpus=build/fuzz/corpus
  bash tests/fuzz/make_corpus.sh "$corpus" || return
  local seconds=$((full ? 600 : 5))
  printf '%s\n' position move record request ugi | xargs -P 2 -I{} sh -c \
    "build/checked/tests/fuzz_{} -max_total_time=$seconds -max_len=4096 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
     -artifact_prefix=build/fuzz/{}- $corpus/{}"
}

tidy() { bash .ci/install.sh tidy && run-clang-tidy -quiet -p build/checked "$PWD/core/.*"; }

engine=(CMakeLists.txt core tests/CMakeLists.txt tests/*.txt tests/{conformance,data,fuzz,oracle,playthroughs,support,unit})
site=(build/wasm web tests/browser tests/wasm/load.mjs)

step install install
step format format
step native native "${engine[@]}"
step command-line command_line
step checked checked "${engine[@]}"
step fuzz fuzz "${engine[@]}"
step wasm wasm CMakeLists.txt core wasm tests/CMakeLists.txt tests/data tests/wasm tests/bench
step page page
step browser browser "${site[@]}"
step engines engines "${site[@]}"
if [ -n "$full" ]; then step tidy tidy; fi

[ "$unchanged" -eq 0 ] || echo "$unchanged unchanged since they passed"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
