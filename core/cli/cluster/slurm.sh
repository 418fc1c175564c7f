#!/bin/sh
# A match, a rating or a tuning as an array job; each task plays its part:
#
#   sbatch --array=1-100 slurm.sh FOLDER match --agent champion --agent greedy --nodes 20000 --games 10000
#   sbatch --array=1-100 slurm.sh FOLDER tune --game infexion --games 100000
#   arena merge FOLDER/*          when they have ended
#
# FOLDER is one that all nodes share. A task whose node is lost is queued again and goes on from its file; only the
# games in progress are played anew. ARENA names the program, if it is not on the PATH.
#SBATCH --job-name=arena
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
set -eu
folder=$1
command=$2
shift 2
[ "$command" = tune ] && file=--positions || file=--log
mkdir -p "$folder"
exec "${ARENA:-arena}" "$command" "$@" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
  "$file" "$folder/$SLURM_ARRAY_TASK_ID"
