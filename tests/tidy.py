#!/usr/bin/env python3
"""Runs clang-tidy over the sources of core/ that the work tree or the last commit has changed, themselves or in a header of ours.

  python3 tests/tidy.py BUILD [--all]     (a build folder of Ninja in which everything has been built)

With --all over every source. One that was clean is checked again only when it, a header or .clang-tidy has changed.
"""
import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

root = Path(__file__).resolve().parents[1]
build = Path(sys.argv[1]).resolve()
passed = root / "build/tidy"
passed.mkdir(parents=True, exist_ok=True)
everything = "--all" in sys.argv


def changed_files():
    """Of the last commit and since; everything where there is no commit before it."""
    named = subprocess.run(["git", "diff", "--name-only", "HEAD~1"], cwd=root, capture_output=True, text=True)
    return {root / name for name in named.stdout.split("\n")} if named.returncode == 0 else None


changed = None if everything else changed_files()


def sources():
    """Maps each source of core/ to our files on which its object depends."""
    found = {}
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    for block in listing.split("\n\n"):
        files = [(build / line.strip()).resolve() for line in block.splitlines()[1:]]
        ours = [file for file in files if file.is_relative_to(root) and not file.is_relative_to(build)]
        for source in ours:
            if source.is_relative_to(root / "core") and source.suffix == ".cpp":
                found[source] = ours
    return found


def digest(files):
    state = hashlib.sha256()
    for file in [root / ".clang-tidy", *sorted(set(files))]:
        state.update(file.read_bytes())
    return state.hexdigest()


def check(item):
    source, files = item
    stamp = passed / str(source.relative_to(root)).replace("/", "-")
    now = digest(files)
    if stamp.exists() and stamp.read_text() == now:
        return None
    if changed is not None and not stamp.exists() and changed.isdisjoint([root / ".clang-tidy", *files]):
        return None
    done = subprocess.run(["clang-tidy", "--quiet", "-p", build, source], capture_output=True, text=True)
    if done.returncode == 0:
        stamp.write_text(now)
    else:
        print(done.stdout, flush=True)
    return done.returncode == 0


with ThreadPoolExecutor(os.cpu_count()) as pool:
    results = list(pool.map(check, sorted(sources().items())))
assert results, f"{build} holds no objects of core/"
print(f"{results.count(True)} sources are clean, {results.count(None)} unchanged, {results.count(False)} are not clean")
sys.exit(results.count(False) > 0)
