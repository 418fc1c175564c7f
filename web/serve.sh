#!/usr/bin/env bash
# Builds the site into build/site and serves it on this machine:  bash web/serve.sh [--build-only]     (PORT=8000)
# Writes games as one file each, build/single/arena-GAME.html:    bash web/serve.sh --single [GAME…]
# Installs what is missing. To work on the sources without bundling, build the engine once (bash wasm/build.sh) and serve
# web/ itself from any static file server, for instance  node web/tools/serve.mjs web  (web/wasm leads to build/wasm).
set -euo pipefail
cd "$(dirname "$0")/.."

bash .ci/install.sh wasm web
bash wasm/build.sh
node web/build.mjs
if [ "${1-}" = --single ]; then exec node web/single.mjs "${@:2}"; fi
[ "${1-}" = --build-only ] || exec node web/tools/serve.mjs build/site "${PORT:-8000}"
