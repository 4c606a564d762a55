"""The program as a desktop starts it and finds its window: by what the desktop file says."""

import configparser
import shlex
from pathlib import Path

import screen
from harness import WindowTest, wait_for

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "data" / "games"


def entries():
    """The groups of the desktop file."""
    file = configparser.RawConfigParser(delimiters=("=",))
    file.optionxform = str
    file.read_string((ROOT / "packaging" / "alt.heibai.heibai.desktop").read_text())
    return file


class Desktop(WindowTest):
    def test_a_taskbar_finds_the_desktop_file_by_the_class_of_the_window(self):
        app = self.start()
        named = entries()["Desktop Entry"]["StartupWMClass"]
        found = screen.tool("xdotool", "search", "--all", "--pid", str(app.process.pid), "--class", f"^{named}$")
        self.assertIn(str(app.window), found.decode().split())

    def test_every_action_opens_what_it_says(self):
        file = entries()
        shown = {
            "two-players": lambda app: "Black to move" in app.status(),
            "play-black": lambda app: "Your turn" in app.status(),
            "watch": lambda app: app.count("Black") + app.count("White") > 4,
            "study": lambda app: app.search("Comment"),
        }
        names = [name for name in file["Desktop Entry"]["Actions"].split(";") if name]
        self.assertEqual(names, list(shown))
        for name in names:
            with self.subTest(name):
                program, *arguments = shlex.split(file[f"Desktop Action {name}"]["Exec"])
                self.assertEqual(program, "heibai")
                app = self.start(*arguments)
                wait_for(lambda: shown[name](app), lambda: f"what {name} opens; {app.status()!r}", 10)
                app.kill()

    def test_several_files_open_as_one_list(self):
        self.assertEqual(entries()["Desktop Entry"]["Exec"], "heibai %F")
        app = self.start(GAMES / "archive_of_two.ggf", GAMES / "club_evening.ggf")
        wait_for(lambda: len(app.search(r"\d+\. .+ against .+", "list item")) >= 3, "the games of both files", 10)
