#!/usr/bin/env bash
# Builds a wasm module for each game into build/wasm (arena-<game>.mjs and .wasm); installs missing tools first.
set -euo pipefail
cd "$(dirname "$0")/.."
bash .ci/install.sh wasm
[ -e build/wasm/build.ninja ] || emcmake cmake -S . -B build/wasm -G Ninja -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build build/wasm
