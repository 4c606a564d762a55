"""Takes pictures of the window in every theme and language: `pictures.py FOLDER`."""

import sys
from pathlib import Path

import screen
from harness import App, Home, wait_for

# File name, theme, board, language, window size.
PICTURES = [
    ("window", "light", "green", "en", (1280, 800)),
    ("dark", "dark", "green", "en", (1280, 800)),
    ("high-contrast", "high-contrast", "green", "en", (1280, 800)),
    ("wood", "light", "wood", "zh_CN", (1280, 800)),
    ("blue", "dark", "blue", "zh_CN", (1280, 800)),
    ("narrow", "light", "green", "en", (480, 800)),
]

MOVES = "f5d6c3d3c4f4f6f3e6e7"


def take(folder, name, theme, board, language, size):
    home = Home()
    file = home.config / "heibai" / "settings.toml"
    file.parent.mkdir()
    file.write_text(
        f'version = 1\n[view]\ntheme = "{theme}"\nboard = "{board}"\nlanguage = "{language}"\nmotion = "reduced"\n'
        f"[window]\nwidth = {size[0]}\nheight = {size[1]}\n"
    )
    app = App(home, "--mode", "two-players", "--start")
    try:
        for place in range(0, len(MOVES), 2):
            # By place, not by name: the names are in the window's language.
            cell = app.cells()["abcdefgh".index(MOVES[place]) + 8 * (int(MOVES[place + 1]) - 1)]
            empty = cell.name
            cell.act("Press")
            wait_for(lambda cell=cell, empty=empty: cell.name != empty, f"a disc instead of {empty}")
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
