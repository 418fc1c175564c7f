#!/usr/bin/env bash
# Installs a build (default: build/native) into a temporary folder and builds a small program against it, then builds
# the same program with our sources as a subdirectory. Both must play the same move as the command line.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/native}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cmake --install "$build" --prefix "$folder/prefix" >/dev/null
position=$("$folder/prefix/bin/arena" setup --game colosseum --size 6 --seed 1)
wanted=$(printf 'position fen %s\ngo nodes 2000\n' "$position" | "$folder/prefix/bin/arena" ugi | awk '$1 == "bestmove" { print $2 }')
[ -n "$wanted" ]

for file in man/man1/arena.1 bash-completion/completions/arena zsh/site-functions/_arena fish/vendor_completions.d/arena.fish; do
  [ -s "$folder/prefix/share/$file" ] || { echo "share/$file is not installed." >&2; exit 1; }
done

# The program in README.md is built as well, and its move shown.
sed -n '/^```cpp$/,/^```$/{/^```/d;p}' README.md >"$folder/readme.cpp"

# build_and_play NAME FLAGS CMAKE-ARGUMENT…
build_and_play() {
  local name=$1 flags=$2
  shift 2
  cmake -S tests/installation -B "$folder/$name" -G Ninja -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS=$flags" \
    -DREADME_PROGRAM="$folder/readme.cpp" "$@" >/dev/null
  cmake --build "$folder/$name" >"$folder/$name.log" || { cat "$folder/$name.log"; return 1; }
  local played
  played=$("$folder/$name/consumer")
  echo "$name plays $played"
  [ "${played%% *}" = "$wanted" ]
  "$folder/$name/readme" | grep -E '^[a-h][1-8][udlr]$'
}

# The second sets the C++ standard itself, the first gets it from the library.
build_and_play find_package "-Wall -Wextra -Werror" "-DCMAKE_PREFIX_PATH=$folder/prefix"
build_and_play add_subdirectory "-std=c++20 -Wall -Wextra -Werror" "-DARENA_SOURCE=$PWD"

# The instruction set that a packager chooses is not overridden.
cmake -S . -B "$folder/packager" -G Ninja -DARENA_COMMAND=OFF "-DCMAKE_CXX_FLAGS=-march=native -O2" >/dev/null
grep -q -- '-march=native' "$folder/packager/compile_commands.json"
if grep -E -- '-march=x86-64|-Werror' "$folder/packager/compile_commands.json"; then
  echo "The flags of a packager are overridden." >&2
  exit 1
fi
echo "# pass 3"
