#!/usr/bin/env bash
# Installs what is missing, and nothing else: bash .ci/install.sh GROUP…
# Groups: native (compilers, CLI11, json), wasm (Emscripten), tests (Catch2, clang), web (npm packages),
# tidy (clang-tidy), arm64 (cross compiler, emulator), cluster (Slurm, GNU parallel), browser (Chromium),
# browsers (Firefox, WebKit), hosting (web servers, notebook tools), samples (site generators).
set -euo pipefail
cd "$(dirname "$0")/.."

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

updated=
apt_install() {
  [ -n "$updated" ] || { as_root apt-get update -qq; updated=1; }
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# need PROBE PACKAGE…: installs the packages when the probe (a command or a file) is not there.
need() {
  local probe=$1
  shift
  command -v "$probe" >/dev/null 2>&1 || [ -e "$probe" ] || apt_install "$@"
}

catch2_is_new_enough() { [ -e /usr/include/catch2/catch_all.hpp ] || [ -e /usr/local/include/catch2/catch_all.hpp ]; }

# Debian 12 has Catch2 v3 in its backports only; the mirror is the machine's own.
install_catch2() {
  catch2_is_new_enough && return
  if [ "$(. /etc/os-release; echo "${VERSION_CODENAME:-}")" = bookworm ]; then
    local site
    site=$(apt-get indextargets --format '$(SITE) $(RELEASE)' 'Identifier: Packages' | awk '$2 == "bookworm" { print $1; exit }')
    echo "deb $site bookworm-backports main" | as_root tee /etc/apt/sources.list.d/arena-backports.list >/dev/null
    updated=
    apt_install -t bookworm-backports catch2
  else
    apt_install catch2
  fi
  catch2_is_new_enough || { echo "Catch2 v3 is not to be had from this machine's packages." >&2; exit 1; }
}

install_npm_packages() {
  need node nodejs
  need npm npm
  local stamp=web/node_modules/.arena-lock
  cmp -s web/package-lock.json "$stamp" && return
  npm --prefix web ci --no-audit --no-fund --loglevel=error
  cp web/package-lock.json "$stamp"
}

for group in "$@"; do
  case $group in
    native)
      need g++ g++
      need cmake cmake
      need ninja ninja-build
      need /usr/include/CLI/CLI.hpp libcli11-dev
      need /usr/include/nlohmann/json.hpp nlohmann-json3-dev
      ;;
    wasm)
      need cmake cmake
      need ninja ninja-build
      need emcc emscripten
      need node nodejs
      ;;
    tests)
      install_catch2
      need clang++ clang
      need clang-format clang-format
      need python3 python3
      ls /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 ||
        apt_install "libclang-rt-$(clang++ -dumpversion | cut -d. -f1)-dev"
      need node nodejs
      need zsh zsh
      need fish fish
      need mandoc mandoc
      ;;
    tidy) need clang-tidy clang-tidy ;;
    cluster)
      need /usr/sbin/slurmd slurmctld slurmd slurm-client munge
      need parallel parallel
      need /usr/lib/python3/dist-packages/kubernetes python3-kubernetes
      need /usr/lib/python3/dist-packages/yaml python3-yaml
      need node nodejs
      ;;
    arm64)
      need aarch64-linux-gnu-g++ g++-aarch64-linux-gnu
      need qemu-aarch64 qemu-user
      ;;
    web) install_npm_packages ;;
    browser)
      # On Ubuntu these packages are snaps, or not there: an installed Chrome or Chromium is used.
      . /etc/os-release
      [ "$ID" = ubuntu ] || need chromium-headless-shell chromium-headless-shell || need chromium chromium
      ;;
    browsers)
      . /etc/os-release
      [ "$ID" = ubuntu ] || need firefox-esr firefox-esr
      need WebKitWebDriver webkit2gtk-driver
      need xvfb-run xvfb xauth
      ;;
    hosting)
      # Installed, and not started: tests start what they need.
      export RUNLEVEL=1
      need /usr/sbin/nginx nginx-light
      need /usr/sbin/apache2 apache2-bin
      need /etc/mime.types media-types
      need python3 python3
      need /usr/share/doc/python3-nbconvert python3-nbconvert
      need /usr/share/doc/python3-ipython python3-ipython
      ;;
    samples)
      need sphinx-build python3-sphinx
      need mkdocs mkdocs
      ;;
    *) echo "No group is named $group." >&2; exit 2 ;;
  esac
done
