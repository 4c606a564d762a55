"""The rules of Othello in the plainest way: an oracle for what the window shows.

A position is the string of its squares in row order ("X" black, "O" white, "." empty) and the side to move.
"""

import random

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def name(cell, size=8):
    """The name of a square, such as "f5"."""
    return f"{'abcdefghij'[cell % size]}{cell // size + 1}"


def other(side):
    return "O" if side == "X" else "X"


def start(size=8):
    """The standard start."""
    squares = ["."] * (size * size)
    middle = size // 2
    for x, y, disc in ((middle, middle, "O"), (middle - 1, middle - 1, "O"), (middle, middle - 1, "X"), (middle - 1, middle, "X")):
        squares[y * size + x] = disc
    return "".join(squares)


def flips(squares, side, cell, size=8):
    """The squares that a move turns over; empty if it is not legal."""
    if squares[cell] != ".":
        return []
    turned = []
    for dx, dy in DIRECTIONS:
        x, y = cell % size + dx, cell // size + dy
        line = []
        while 0 <= x < size and 0 <= y < size and squares[y * size + x] == other(side):
            line.append(y * size + x)
            x, y = x + dx, y + dy
        if line and 0 <= x < size and 0 <= y < size and squares[y * size + x] == side:
            turned += line
    return turned


def legal(squares, side, size=8):
    return [cell for cell in range(size * size) if flips(squares, side, cell, size)]


def play(squares, side, cell, size=8):
    after = list(squares)
    for turned in flips(squares, side, cell, size) + [cell]:
        after[turned] = side
    return "".join(after)


def random_game(seed, size=8):
    """A whole game: the list of (squares, side, move's name or "pass") before each ply, and the last squares."""
    chance = random.Random(seed)
    squares, side, plies = start(size), "X", []
    while True:
        moves = legal(squares, side, size)
        if moves:
            cell = chance.choice(moves)
            plies.append((squares, side, name(cell, size)))
            squares = play(squares, side, cell, size)
        elif legal(squares, other(side), size):
            plies.append((squares, side, "pass"))
        else:
            return plies, squares
        side = other(side)


def game_with_pass(after=20):
    """The moves of a random game up to a position in which `side` has to pass, and that side."""
    for seed in range(10_000):
        plies, _ = random_game(seed)
        for index, (squares, side, move) in enumerate(plies):
            if move == "pass" and index >= after and "pass" not in [ply[2] for ply in plies[:index]]:
                return [ply[2] for ply in plies[:index]], side, squares
    raise AssertionError("no random game has a pass")


SIDES = {"X": "Black", "O": "White"}
