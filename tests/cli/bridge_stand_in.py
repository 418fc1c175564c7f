"""A small stand-in for the course simulator with only the interface that agents use. Prints the moves of whole games."""

import random
import sys
import types

registry = {}


class Agent:
    def __init__(self):
        self.name = "agent"


def register_agent(name):
    def add(cls):
        registry[name] = cls
        return cls

    return add


agents = types.ModuleType("agents")
agent_module = types.ModuleType("agents.agent")
agent_module.Agent = Agent
store = types.ModuleType("store")
store.register_agent = register_agent
sys.modules.update({"agents": agents, "agents.agent": agent_module, "store": store})
sys.path.insert(0, sys.argv[1])

import arena_agent  # noqa: E402,F401

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def new_board(size):
    return [[[r == 0, c == size - 1, r == size - 1, c == 0] for c in range(size)] for r in range(size)]


def walk(board, start, blocked=None):
    distances = {start: 0}
    queue = [start]
    for cell in queue:
        for side, (dr, dc) in enumerate(STEPS):
            to = (cell[0] + dr, cell[1] + dc)
            if not board[cell[0]][cell[1]][side] and to != blocked and to not in distances:
                distances[to] = distances[cell] + 1
                queue.append(to)
    return distances


def play(first, second, size):
    board = new_board(size)
    places = [(0, 0), (size - 1, size - 1)]
    players = (first, second)
    turn = 0
    moves = 0
    while places[1] in walk(board, places[0]):
        (r, c), side = players[turn].step(board, places[turn], places[1 - turn], (size + 1) // 2)
        distance = walk(board, places[turn], places[1 - turn]).get((r, c), 99)
        assert distance <= (size + 1) // 2 and not board[r][c][side], f"illegal: {(r, c)}, {side}"
        board[r][c][side] = True
        board[r + STEPS[side][0]][c + STEPS[side][1]][(side + 2) % 4] = True
        places[turn] = (r, c)
        turn = 1 - turn
        moves += 1
    print(first.name, "-", second.name, moves, len(walk(board, places[0])), len(walk(board, places[1])))


random.seed(1)
print(" ".join(sorted(registry)))
first, second = (registry[name]() for name in sys.argv[2:4])
play(first, second, 6)
play(first, second, 5)
