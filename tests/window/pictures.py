"""Takes pictures of the window in every theme and language: `pictures.py FOLDER`."""

import json
import re
import sys
import time
from pathlib import Path

import rules
import screen
from harness import App, Home, wait_for

PLAYED = "c4e3f4c3d2c5c6e6b4a3d6f5a4a5f7f3g6f6f2e1c1e7"
WHOLE = (
    "e6f4c3c4g3c6b4f7d6f3e3f5e7f6d7c8f8e8b6a6d8b3a2g4h5h3g5g6c7h4h6a4a5d2a3a1c1e1b5c2d3c5d1e2f2b1h2g8b8a8b7f1g1h1g2a7"
    "b2h7g7h8"
)
GOMOKU = "h8i9f9g8g10h11f10g9f11f12g11h9"
# Black has played two threes that cross at a point which renju forbids.
RENJU = "h8g9i9g7j7i7j10f11k8k9"

# Who plays, and by which rules, as the settings have it.
YOU = 'mode = "play-black"\nwhite-level = 3\n'
FRIENDS = 'mode = "two-players"\n'
BY_RENJU = FRIENDS + 'rules = "renju"\n'

# File name, theme, board, language, window size, setup, size of the board, moves.
PICTURES = [
    ("start", "light", "green", "en", (1280, 800), YOU, 8, None),
    ("window", "light", "green", "en", (1280, 800), YOU, 8, PLAYED),
    ("dark", "dark", "green", "en", (1280, 800), YOU, 8, PLAYED),
    ("high-contrast", "high-contrast", "green", "en", (1280, 800), YOU, 8, PLAYED),
    ("end", "light", "green", "en", (1280, 800), YOU, 8, WHOLE),
    ("wood", "light", "wood", "zh_CN", (1280, 800), FRIENDS, 8, PLAYED),
    ("blue", "dark", "blue", "zh_CN", (1280, 800), YOU, 8, PLAYED),
    ("narrow", "light", "green", "en", (480, 800), YOU, 8, PLAYED),
    ("gomoku", "light", "wood", "en", (1280, 800), YOU, 15, GOMOKU),
    ("gomoku-dark", "dark", "wood", "zh_CN", (1280, 800), BY_RENJU, 15, RENJU),
]


def place_of(move, size):
    """The index of a cell by its name: Othello counts its rows from the top, Gomoku from the bottom."""
    row = int(move[1:])
    return "abcdefghijklmnopqrst".index(move[0]) + size * (row - 1 if size < 15 else size - row)


def moves_of(text):
    """The moves of a text such as f5d6 or h8i10."""
    starts = [place for place, letter in enumerate(text) if letter.isalpha()]
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)])]


def with_passes(moves):
    """The moves of Othello with every pass between them."""
    squares, side, plies = rules.start(), "X", []
    for move in moves:
        if not rules.legal(squares, side):
            plies.append("pass")
            side = rules.other(side)
        plies.append(move)
        squares, side = rules.play(squares, side, place_of(move, 8)), rules.other(side)
    return plies


def as_file(folder, size, moves, setup):
    """The moves as a file that the window opens: Heibai's own, which knows who plays, or a game of Piskvork."""
    if size == 8:
        file = folder / "game.heibai"
        variant = {"game": "othello", "size": 8, "layout": "standard", "first": "black"}
        game = {"heibai": "game", "version": 1, "variant": variant, "moves": " ".join(with_passes(moves_of(moves)))}
        if setup == YOU:
            game |= {"mode": "play-black", "levels": {"black": 3, "white": 3}}
        file.write_text(json.dumps(game))
    else:
        file = folder / "game.psq"
        places = (place_of(move, size) for move in moves_of(moves))
        lines = (f"{place % size + 1},{place // size + 1},0" for place in places)
        file.write_text("\n".join([f"Piskvork {size}x{size}, 11:11, 0", *lines, ""]))
    return file


def take(folder, name, theme, board, language, window, setup, size, moves):
    home = Home()
    settings = home.config / "heibai" / "settings.toml"
    settings.parent.mkdir()
    settings.write_text(
        f'version = 1\n[view]\ntheme = "{theme}"\nboard = "{board}"\ngomoku-board = "{board}"\n'
        f'language = "{language}"\nmotion = "reduced"\n[window]\nwidth = {window[0]}\nheight = {window[1]}\n'
        f"[setup]\n{setup}"
    )
    opened = [] if moves is None else [as_file(home.path, size, moves, setup)]
    app = App(home, *opened)
    try:
        if moves is not None:
            # By the displays, not by names: those are in the window's language.
            wait_for(lambda: stones(app) >= len(moves_of(moves)), "the game that was opened")
            screen.wait_until_still(app.window)
            if moves == WHOLE:
                # What is said of the end, not of the file.
                app.press("Previous position")
                time.sleep(0.7)
                app.press("Back to the game")
            else:
                app.key("ctrl+p")
        screen.hover(1, 1)
        screen.wait_until_still(app.window)
        screen.save(app.window, folder / f"{name}.png")
    finally:
        app.kill()
        home.remove()


def take_learn(folder):
    """The room where one learns, with a puzzle of parity that was missed."""
    home = Home()
    settings = home.config / "heibai" / "settings.toml"
    settings.parent.mkdir()
    settings.write_text(
        'version = 1\n[view]\ntheme = "light"\nlanguage = "en"\nmotion = "reduced"\n[window]\nwidth = 1280\nheight = 800\n'
    )
    app = App(home)
    try:
        app.key("F2")
        app.press("Puzzles", "page tab")
        app.choose("By theme")
        app.find(r"Parity, \d+ puzzles.*", "list item").act("Press")
        app.press("Answer")
        app.find(r"Theme: .*Parity.*")
        # The reason of the mistake is searched as in a review.
        time.sleep(3)
        screen.hover(1, 1)
        screen.wait_until_still(app.window)
        screen.save(app.window, folder / "learn.png")
    finally:
        app.kill()
        home.remove()


def take_study(folder):
    """The two pictures of a study: what the moves of a position are worth, and where the game was lost."""
    home = Home()
    settings = home.config / "heibai" / "settings.toml"
    settings.parent.mkdir()
    settings.write_text(
        'version = 1\n[view]\ntheme = "light"\nlanguage = "en"\nmotion = "reduced"\n[window]\nwidth = 1280\nheight = 800\n'
    )
    app = App(home, as_file(home.path, 8, WHOLE, YOU))
    try:
        wait_for(lambda: stones(app) >= len(moves_of(WHOLE)), "the game that was opened")
        app.key("F5")
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 120)
        wait_for(lambda: [row for row in slips(app) if row.description], "a mistake with its reason", 60)
        screen.wait_until_still(app.window)
        [row for row in slips(app) if row.description][0].act("Press")
        screen.hover(1, 1)
        screen.wait_until_still(app.window)
        screen.save(app.window, folder / "review.png")
        app.key("F4")
        wait_for(lambda: any(", value " in cell.name for cell in app.cells()), "values on the board")
        # As long as a person would look before playing on.
        time.sleep(8)
        screen.save(app.window, folder / "study.png")
    finally:
        app.kill()
        home.remove()


def slips(app):
    """The mistakes that the review lists."""
    lists = [item for item in app.root.walk() if item.role == "list" and item.name == "Slips"]
    return [row for found in lists for row in found.walk() if row.role == "list item" and ", loses " in row.name]


def stones(app):
    """How many stones lie on the board, whatever the language of the window."""
    return sum(1 for item in app.cells() if re.search("disc|stone|子|棋", item.name) and not re.search("empty|空", item.name))


def main():
    folder = Path(sys.argv[1])
    for picture in PICTURES:
        take(folder, *picture)
        print(folder / f"{picture[0]}.png")
    take_learn(folder)
    print(folder / "learn.png")
    take_study(folder)
    print(folder / "review.png", folder / "study.png", sep="\n")


if __name__ == "__main__":
    main()
