#!/usr/bin/env python3
"""Time and memory that `arena` needs for the log of a long match: merged from shards, and resumed.

  python3 tests/bench/match_log.py [GAMES…]     (default: 10000 100000 1000000; ARENA names the program)

Plays a few games of ordinary length and repeats them under other numbers, so that a million takes a minute to make.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ARENA = os.environ.get("ARENA", str(Path(__file__).parents[2] / "build/native/arena"))
SHARDS = 4


def match(games, log):
    return [ARENA, "match", "--agent", "greedy", "--agent", "plain", "--setup", "size=6..12", "--nodes", "50",
            "--games", str(games), "--log", str(log)]


def write_logs(folder, games):
    """Writes the logs of `games` games in shards, and one log of all of them."""
    sample = folder / "sample.log"
    subprocess.run(match(28, sample), check=True, stdout=subprocess.DEVNULL)
    header, *lines = sample.read_text().splitlines()
    description = json.loads(header)
    description["match"]["games"] = games
    header = json.dumps(description, separators=(",", ":"), sort_keys=True) + "\n"
    lines.sort(key=lambda line: json.loads(line)["number"])
    parts = [re.split(r'(?<="number":)\d+', line) for line in lines]
    paths = [folder / f"shard-{i}.log" for i in range(SHARDS)]
    whole = folder / "whole.log"
    outs = [path.open("w") for path in paths]
    with whole.open("w") as all_games:
        for out in (*outs, all_games):
            out.write(header)
        for number in range(games):
            before, after = parts[number % len(parts)]
            line = f"{before}{number}{after}\n"
            outs[number // 2 % SHARDS].write(line)
            all_games.write(line)
    for out in outs:
        out.close()
    return paths, whole


def measure(command):
    begin = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, command
    return json.loads(output), time.monotonic() - begin, usage.ru_maxrss / 1024


for games in map(int, sys.argv[1:] or ("10000", "100000", "1000000")):
    with tempfile.TemporaryDirectory() as name:
        shards, whole = write_logs(Path(name), games)
        size = whole.stat().st_size
        merged, merge_time, merge_memory = measure([ARENA, "merge", *map(str, shards), "--json"])
        resumed, resume_time, resume_memory = measure([*match(games, whole), "--json"])
        assert merged["players"] == resumed["players"] and merged["players"][0]["games"] == games
        print(f"{games} games, {size / 1e6:.0f} MB: merged in {merge_time:.1f} s and {merge_memory:.0f} MB, "
              f"resumed in {resume_time:.1f} s and {resume_memory:.0f} MB", flush=True)
