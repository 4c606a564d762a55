"""Takes pictures of the window in every theme and language: `pictures.py FOLDER`."""

import sys
from pathlib import Path

import screen
from harness import App, Home, wait_for

OTHELLO = ([], 8, "f5d6c3d3c4f4f6f3e6e7")
GOMOKU = (["--game", "gomoku"], 15, "h8i9g7i7i8g8h6h7f8j8g9g6")
# Black has played two threes that cross at a point which renju forbids.
RENJU = (["--game", "gomoku", "--rule", "renju"], 15, "h8g9i9g7j7i7j10f11k8k9")

# File name, theme, board, language, window size, game.
PICTURES = [
    ("window", "light", "green", "en", (1280, 800), OTHELLO),
    ("dark", "dark", "green", "en", (1280, 800), OTHELLO),
    ("high-contrast", "high-contrast", "green", "en", (1280, 800), OTHELLO),
    ("wood", "light", "wood", "zh_CN", (1280, 800), OTHELLO),
    ("blue", "dark", "blue", "zh_CN", (1280, 800), OTHELLO),
    ("narrow", "light", "green", "en", (480, 800), OTHELLO),
    ("gomoku", "light", "wood", "en", (1280, 800), GOMOKU),
    ("gomoku-dark", "dark", "wood", "zh_CN", (1280, 800), RENJU),
]


def place_of(move, size):
    """The index of a cell by its name: Othello counts its rows from the top, Gomoku from the bottom."""
    row = int(move[1:])
    return "abcdefghijklmnopqrst".index(move[0]) + size * (row - 1 if size < 15 else size - row)


def moves_of(text):
    """The moves of a text such as f5d6 or h8i10."""
    starts = [place for place, letter in enumerate(text) if letter.isalpha()]
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)])]


def take(folder, name, theme, board, language, window, game):
    home = Home()
    file = home.config / "heibai" / "settings.toml"
    file.parent.mkdir()
    file.write_text(
        f'version = 1\n[view]\ntheme = "{theme}"\nboard = "{board}"\ngomoku-board = "{board}"\n'
        f'language = "{language}"\nmotion = "reduced"\n[window]\nwidth = {window[0]}\nheight = {window[1]}\n'
    )
    arguments, size, moves = game
    app = App(home, *arguments, "--mode", "two-players", "--start")
    try:
        for move in moves_of(moves):
            # By place, not by name: the names are in the window's language.
            cell = app.cells()[place_of(move, size)]
            empty = cell.name
            cell.act("Press")
            wait_for(lambda cell=cell, empty=empty: cell.name != empty, f"a stone instead of {empty}")
        screen.hover(1, 1)
        screen.wait_until_still(app.window)
        screen.save(app.window, folder / f"{name}.png")
    finally:
        app.kill()
        home.remove()


def main():
    folder = Path(sys.argv[1])
    for picture in PICTURES:
        take(folder, *picture)
        print(folder / f"{picture[0]}.png")


if __name__ == "__main__":
    main()
