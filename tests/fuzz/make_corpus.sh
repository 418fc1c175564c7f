#!/usr/bin/env bash
# Writes the seed corpus of each fuzz target into the given folder, from the vectors in tests/data.
set -euo pipefail
out=$1
data="$(dirname "$0")/../data"
mkdir -p "$out"/{position,move,record,request,ugi}
node - "$data" "$out" <<'JS'
const { readFileSync, writeFileSync, readdirSync } = require('node:fs');
const [data, out] = process.argv.slice(2);
const lines = (name) => readFileSync(`${data}/${name}`, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const games = readdirSync(data).filter((name) => name.endsWith('_games.jsonl')).map((name) => name.slice(0, -'_games.jsonl'.length));
for (const game of games) {
  lines(`${game}_positions.jsonl`).filter((_, i) => i % 20 === 0).forEach((line, i) => {
    writeFileSync(`${out}/position/${game}-${i}`, line.fen);
    writeFileSync(`${out}/move/${game}-${i}`, `${line.fen}\n${(line.legal ?? []).slice(0, 5).join(' ')}`);
  });
  lines(`${game}_games.jsonl`).filter((_, i) => i % 20 === 0).forEach((line, i) => {
    const fen = line.fen ?? '';
    const position = fen ? `[Position "${fen}"]\n` : '';
    const moves = line.moves.slice(0, 12);
    writeFileSync(`${out}/record/${game}-${i}`, `[Game "${game}"]\n${position}\n1. ${moves[0]} {[%eval 0.5] [%clk 0:00:01.9] x} *\n`);
    writeFileSync(`${out}/move/${game}-game-${i}`, `${fen}\n${moves.join(' ')}`);
    writeFileSync(`${out}/ugi/${game}-${i}`,
      `ugi\nsetoption name Game value ${game}\nposition ${fen ? `fen ${fen}` : 'startpos'} moves ${moves.join(' ')}\ngo nodes 20\nquery result\nstop\n`);
  });
}
JS
