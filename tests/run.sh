#!/usr/bin/env bash
# Runs all checks, one named step per configuration: bash tests/run.sh [--full] [--again] [STEP…]
# --full fuzzes each target for ten minutes, tries another instruction set, runs an arm64 build in an emulator, spreads
# matches over a cluster and builds sample projects of site generators. Naming steps runs only those. A step whose inputs
# have not changed since it passed is skipped, unless --again, --full or its name is given. If CI is set, a skipped test is
# a failure.
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
git rev-parse --git-dir >/dev/null 2>&1 || again=1  # without git it cannot tell what has changed

passed=0
failed=0
unchanged=0
logs=build/logs
mkdir -p "$logs"

# Catch2 prints "All tests passed (… in 9 test cases)" for each shard; Node prints "# pass 9".
passed_in() {
  awk '/^All tests passed/ { count += $(NF - 2) } /^(#|ℹ) pass / { count += $3 } END { if (count) print count " tests" }' "$1"
}

# Runs Node's test runner. Locally a test may be skipped if a program is missing; in CI a skipped test fails.
no_skips() {
  "$@" | tee build/logs/no-skips || return
  [ -z "${CI:-}" ] || ! grep -E '^(#|ℹ) skipped [1-9]|# SKIP' build/logs/no-skips
}

# A hash of a step's inputs: the given files and folders, the modules of a build, this script, and the machine's
# tools.
digest() {
  local path
  for path in "$@" tests/run.sh .ci/install.sh; do
    case $path in
      build/*) find "$path" -maxdepth 1 -name 'arena-*' -print0 ;;
      *) git ls-files -co --exclude-standard -z -- "$path" ;;
    esac
  done 2>/dev/null | sort -zu | xargs -0 sha256sum 2>/dev/null | cat - "$logs/tools" | sha256sum
}

named() { printf '%s\n' "${only[@]}" | grep -qx "$1"; }

# Runs a function. After `limit` seconds it is stopped with all that it started, and the log says what was still running:
# a test that hangs fails here instead of keeping everybody waiting.
limit=$((full ? 7200 : 900))
within_limit() {
  local job watch status
  set -m  # gives the job a process group of its own
  "$1" &
  job=$!
  (
    sleep "$limit" &
    trap 'kill $!' TERM
    wait $! || exit
    echo "FAILED: stopped after $limit s; still running:"
    ps -eo pgid,pid,etime,args --forest | cut -c1-200
    kill -TERM -- "-$job"
    sleep 5
    kill -KILL -- "-$job"
  ) &
  watch=$!
  set +m
  wait "$job" && status=0 || status=$?
  kill "$watch" 2>/dev/null
  return "$status"
}

# step NAME FUNCTION [INPUT…]: runs the function with its output in a log, which is shown if it fails. With inputs, it
# runs only if they have changed since it last passed; build/NAME/passed holds their hash.
step() {
  local name=$1 run=$2
  shift 2
  if [ ${#only[@]} -gt 0 ] && ! named "$name"; then return; fi
  local begin=$SECONDS pass="build/$name/passed" now=
  printf '%-13s ' "$name"
  if [ $# -gt 0 ]; then
    now=$(digest "$@")
    if [ -z "$again" ] && [ "$now" = "$(cat "$pass" 2>/dev/null)" ]; then
      unchanged=$((unchanged + 1))
      echo 'unchanged since it passed'
      return
    fi
    mkdir -p "build/$name" && rm -f "$pass"
  fi
  if within_limit "$run" >"$logs/$name.log" 2>&1 </dev/null; then
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

install() { bash .ci/install.sh native wasm tests web browser browsers hosting && dpkg-query -W >"$logs/tools" 2>/dev/null; }

format() { git ls-files -co --exclude-standard '*.cpp' '*.hpp' | xargs clang-format --dry-run --Werror; }

# Runs the tests of a build in several shards per processor, because some tests take long.
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

command_line() { no_skips node --test tests/cli tests/structure; }

# Finds data races: the tests of UGI, matches and engines, and matches from the command line.
threads() {
  # The thread sanitizer of clang 14 does not work with much address space randomisation.
  local fixed=()
  setarch -R true && fixed=(setarch -R)
  configure build/threads -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -gline-tables-only" \
    -DCMAKE_CXX_COMPILER=clang++ -DARENA_SANITIZE=thread &&
    cmake --build build/threads && "${fixed[@]}" build/threads/tests/arena_tests &&
    TSAN_OPTIONS=atexit_sleep_ms=0 ARENA_BUILD=build/threads "${fixed[@]}" node --test tests/cli/match.test.mjs
}

installation() { bash tests/installation/run.sh build/native; }

# An instruction set with fused multiply-add: floating-point results that decide moves must not change.
instructions() {
  configure build/instructions -DARENA_ARCH=x86-64-v3 && cmake --build build/instructions && unit_tests build/instructions
}

# The command line and its tests on another processor, in an emulator.
arm64() {
  bash .ci/install.sh arm64 &&
    configure build/arm64 -DARENA_TESTS=OFF -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
      -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ &&
    cmake --build build/arm64 && mkdir -p build/arm64/emulated &&
    printf '#!/bin/sh\nexec qemu-aarch64 -L /usr/aarch64-linux-gnu "%s" "$@"\n' "$PWD/build/arm64/arena" >build/arm64/emulated/arena &&
    chmod +x build/arm64/emulated/arena && ARENA_BUILD=build/arm64/emulated node --test tests/cli/arena.test.mjs
}

# Shards on a Slurm cluster of two nodes on this machine and with GNU parallel, with a node and a worker lost in the middle.
cluster() { bash .ci/install.sh cluster && node --test tests/cluster; }

wasm() { bash wasm/build.sh && node --test tests/wasm; }

# The page: types, style and markup, unit tests, and the site with its byte budgets.
page() {
  npm --prefix web run --silent check && npm --prefix web run --silent test:unit &&
    node web/build.mjs
}

browser() { no_skips npm --prefix web run --silent test:browser; }

# A shorter run in Firefox and WebKit.
engines() { no_skips npm --prefix web run --silent test:engines; }

# The site on hosts and in frames of every kind, and each game as one file.
hosting() { no_skips npm --prefix web run --silent test:hosting; }

# A board in projects of the site generators that courses use.
samples() { bash .ci/install.sh samples && no_skips node --test tests/hosting/samples/samples.test.mjs; }

# Fuzzes each target of the checked build, two at a time.
fuzz() {
  mkdir -p build/fuzz
  local corpus=build/fuzz/corpus
  bash tests/fuzz/make_corpus.sh "$corpus" || return
  local seconds=$((full ? 600 : 5))
  printf '%s\n' position move record request ugi | xargs -P 2 -I{} sh -c \
    "build/checked/tests/fuzz_{} -max_total_time=$seconds -max_len=4096 -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 \
     -artifact_prefix=build/fuzz/{}- $corpus/{}"
}

# Every source with --full or by name, else those that have changed: all of them take five minutes.
tidy() {
  local all=()
  if [ -n "$full" ] || named tidy; then all=(--all); fi
  bash .ci/install.sh tidy && python3 tests/tidy.py build/checked "${all[@]}"
}

built=(CMakeLists.txt core)
engine=("${built[@]}" tests/CMakeLists.txt tests/*.txt tests/{conformance,data,fuzz,oracle,playthroughs,support,unit})
site=(build/wasm web tests/browser tests/wasm/load.mjs)

step install install
step format format
step native native "${engine[@]}"
step command-line command_line
step installation installation "${built[@]}" tests/installation
step checked checked "${engine[@]}"
step fuzz fuzz "${engine[@]}"
step tidy tidy "${built[@]}" .clang-tidy tests/tidy.py
step threads threads "${engine[@]}" tests/cli
step wasm wasm CMakeLists.txt core wasm tests/CMakeLists.txt tests/data tests/wasm tests/bench web/js/{engine,review}
step page page
step browser browser "${site[@]}"
step engines engines "${site[@]}"
step hosting hosting "${site[@]}" tests/hosting
for name in instructions arm64 cluster samples; do
  if [ -n "$full" ] || named "$name"; then step "$name" "$name"; fi
done

[ "$unchanged" -eq 0 ] || echo "$unchanged unchanged since they passed"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
