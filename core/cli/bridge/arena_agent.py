"""Plays any agent of the Two-Second Arena in the course simulator of Colosseum Survival!.

Drop this file into the simulator's `agents/` folder, add `from .arena_agent import *` to `agents/__init__.py` and start it
like any other agent, for instance

    ARENA=/path/to/arena python simulator.py --player_1 arena_greedy --player_2 random_agent --display

Every agent that `arena agents` lists is registered as `arena_` plus its id, with `_` for `-`. Environment variables:
ARENA, the path of the command (default: `arena` on the PATH); ARENA_MS, milliseconds per turn (default: 1900);
ARENA_OPTIONS, options of the agent such as "python-pace=true".
"""

import json
import os
import subprocess

from agents.agent import Agent
from store import register_agent

COMMAND = os.environ.get("ARENA", "arena")
MILLISECONDS = int(os.environ.get("ARENA_MS", "1900"))
OPTIONS = [option.split("=", 1) for option in os.environ.get("ARENA_OPTIONS", "").split()]
SIDES = "urdl"  # in the order of chess_board[r, c, side]


def cell_text(cell):
    row, column = cell
    return chr(ord("a") + int(column)) + str(int(row) + 1)


def position_text(chess_board, my_pos, adv_pos):
    """The arena's text of a position, with ourselves as the first player and to move."""
    size = len(chess_board)

    def digit(row, column):
        right = column + 1 < size and chess_board[row][column][1]
        down = row + 1 < size and chess_board[row][column][2]
        return str((1 if right else 0) + (2 if down else 0))

    rows = ("".join(digit(row, column) for column in range(size)) for row in range(size))
    return f"{'/'.join(rows)} {cell_text(my_pos)} {cell_text(adv_pos)} a"


def read_move(text):
    """Converts "c4u" to the simulator's form, ((3, 2), 0)."""
    return (int(text[1:-1]) - 1, ord(text[0]) - ord("a")), SIDES.index(text[-1])


class Engine:
    """One `arena ugi` process; started at the first request, and again if it has died."""

    def __init__(self, agent):
        self.agent = agent
        self.process = None

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def start(self):
        self.process = subprocess.Popen(
            [COMMAND, "ugi"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.send("setoption name Game value colosseum")
        self.send(f"setoption name Agent value {self.agent}")
        for name, value in OPTIONS:
            self.send(f"setoption name {name} value {value}")

    def best_move(self, position, is_new_game):
        if self.process is None or self.process.poll() is not None:
            self.start()
        if is_new_game:
            self.send("uginewgame")
        self.send(f"position fen {position}")
        self.send(f"go movetime {MILLISECONDS}")
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == ["bestmove"]:
                return words[1]
            if words[:3] == ["info", "string", "error"]:
                raise ValueError(" ".join(words[3:]))
        raise RuntimeError(f"{COMMAND} ugi ended without an answer")


class ArenaAgent(Agent):
    arena_id = None

    def __init__(self):
        super().__init__()
        self.name = f"arena {self.arena_id}"
        self.autoplay = True
        self.engine = Engine(self.arena_id)
        self.walls = 0

    def step(self, chess_board, my_pos, adv_pos, max_step):
        walls = sum(int(side) for row in chess_board for cell in row for side in cell)
        is_new_game = walls < self.walls  # walls are never removed during a game
        self.walls = walls
        return read_move(self.engine.best_move(position_text(chess_board, my_pos, adv_pos), is_new_game))


def register_all():
    listing = subprocess.run([COMMAND, "agents", "--game", "colosseum", "--json"], capture_output=True, text=True, check=True)
    for agent in json.loads(listing.stdout):
        name = "arena_" + agent["id"].replace("-", "_")
        register_agent(name)(type(name, (ArenaAgent,), {"arena_id": agent["id"]}))


register_all()
