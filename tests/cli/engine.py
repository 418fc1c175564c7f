"""An engine in forty lines: plays Colosseum over UGI by building walls around its own cell.

With a file name as argument it writes down there what it was told.
"""

import sys

told = open(sys.argv[1], "a") if len(sys.argv) > 1 else None
# Each side of a cell: the step across it, and the bit of its wall (1 right, 2 below) in the cell that stores it.
SIDES = {"u": (-1, 0, 2), "r": (0, 1, 1), "d": (1, 0, 2), "l": (0, -1, 1)}


def cell(name):
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def owner(row, column, side):
    """The cell that stores a wall on this side: for the upper and the left side, the neighbour."""
    down, right, bit = SIDES[side]
    return (row + down, column + right, bit) if side in "ul" else (row, column, bit)


def read_position(words):
    rows, first, second, turn = words[:4]
    walls = [[int(digit) for digit in row] for row in rows.split("/")]
    places, turn = [cell(first), cell(second)], "ab".index(turn)
    for move in words[5:]:  # after "moves"
        places[turn] = cell(move[:-1])
        row, column, bit = owner(*places[turn], move[-1])
        walls[row][column] |= bit
        turn = 1 - turn
    return walls, places[turn]


def choose(walls, place):
    for side, (down, right, _) in SIDES.items():
        row, column, bit = owner(*place, side)
        inside = all(0 <= at < len(walls) for at in (place[0] + down, place[1] + right))
        if inside and not walls[row][column] & bit:
            return f"{chr(ord('a') + place[1])}{place[0] + 1}{side}"


for line in sys.stdin:
    words = line.split()
    print(line, end="", file=told, flush=True) if told else None
    if words[0] == "ugi":
        print("id name forty lines\noption name Hash type spin default 1 min 1 max 64\nugiok", flush=True)
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "position":
        position = read_position(words[2:])
    elif words[0] == "go":
        print("bestmove", choose(*position), flush=True)
    elif words[0] == "quit":
        break
