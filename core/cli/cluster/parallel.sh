#!/bin/sh
# A match, a rating or a tuning in N parts by GNU parallel, as many at a time as there are processors:
#
#   sh parallel.sh N FOLDER match --agent champion --agent greedy --nodes 20000 --games 10000
#   arena merge FOLDER/*
#
# On several machines that share FOLDER: PARALLEL="--sshlogin one,two" sh parallel.sh … A part that is killed is started
# again and goes on from its file. ARENA names the program, if it is not on the PATH.
set -eu
parts=$1
folder=$2
command=$3
shift 3
[ "$command" = tune ] && file=--positions || file=--log
mkdir -p "$folder"
exec parallel --will-cite --quote --retries 10 "${ARENA:-arena}" "$command" "$@" --shard "{}/$parts" "$file" "$folder/{}" \
  ::: $(seq "$parts")
