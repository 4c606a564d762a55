"""Files and texts dragged onto the window with a real drag, in every room; and a second start beside the first."""

import os
import subprocess
import sys
from pathlib import Path

import screen
from harness import WindowTest, numbered, wait_for

SOURCE = Path(__file__).with_name("drag_source.py")
# Beside the window.
PLACE = (1450, 1050)
BOARD = (400, 400)


class Drop(WindowTest):
    def source(self, kind, *what):
        source = subprocess.Popen(
            [sys.executable, SOURCE, *map(str, PLACE), kind, *what], stdout=subprocess.PIPE, text=True
        )
        self.addCleanup(source.stdout.close)
        self.addCleanup(source.wait)
        self.addCleanup(source.terminate)
        self.assertEqual(source.stdout.readline().strip(), "ready")
        return source

    def lift(self, app, hint=r"Drop it here to open it"):
        """Begins to drag, and holds it over the window until that says so."""
        screen.tool("xdotool", "mousemove", str(PLACE[0] + 30), str(PLACE[1] + 30), "mousedown", "1")
        for part in range(11):
            x, y = (round(start + 30 + (end - start - 30) * part / 10) for start, end in zip(PLACE, BOARD))
            screen.tool("xdotool", "mousemove", str(x), str(y))

        def said():
            # A source tells of the place with each movement.
            screen.tool("xdotool", "mousemove_relative", "--", "1", "1")
            return app.search(hint)

        wait_for(said, f"the hint {hint!r}")

    def drop(self, source):
        screen.tool("xdotool", "mouseup", "1")
        return source.stdout.readline().strip()

    def drag(self, app, kind, *what):
        source = self.source(kind, *what)
        self.lift(app)
        return self.drop(source)

    def file(self, name, text="f5f6e6f4"):
        file = self.home.path / name
        file.write_text(text)
        return file

    def uri(self, name, text="f5f6e6f4"):
        return self.file(name, text).as_uri()

    def test_a_file_is_opened_during_a_game_which_can_be_resumed(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.play("d6")
        source = self.source("uris", self.uri("50% of #1 棋.txt"))
        self.lift(app)
        self.assertEqual(self.drop(source), "dropped")
        wait_for(lambda: app.moves() == numbered(["f5", "f6", "e6", "f4"]), lambda: f"the game; {app.status()}")
        app.says(r"Opened 50% of #1 棋\.txt\..*")

    def test_a_name_that_is_no_text_is_opened(self):
        app = self.start()
        name = os.fsencode(self.home.path) + b"/g\xff\xfeme.txt"
        Path(os.fsdecode(name)).write_text("f5f6")
        self.assertEqual(self.drag(app, "uris", Path(os.fsdecode(name)).as_uri()), "dropped")
        wait_for(lambda: app.moves() == numbered(["f5", "f6"]), lambda: f"the game; {app.status()}")

    def test_several_files_and_a_text_that_names_them_become_a_list(self):
        app = self.start()
        files = [self.uri("one.txt"), self.uri("two.txt", "f5d6")]
        self.assertEqual(self.drag(app, "uris", *files), "dropped")
        app.says(r".*2 games\.")
        app.key("Escape")
        self.assertEqual(self.drag(app, "text", "\n".join(files)), "dropped")
        app.says(r".*2 games\.")

    def test_what_can_not_be_opened_is_told(self):
        app = self.start()
        for uri, told in (
            (self.uri("noise.txt", "Dear reader"), r"The file could not be opened as a game\..*"),
            ((self.home.path / "none.txt").as_uri(), r".*There is no file .*none\.txt\."),
            ("https://example.org/a.sgf", r"“https://example\.org/a\.sgf” is not a file on this computer\..*"),
        ):
            with self.subTest(uri=uri):
                self.drag(app, "uris", uri)
                app.says(told)

    def test_an_open_dialog_makes_room_or_refuses(self):
        app = self.start()
        uri = self.uri("game.txt")
        app.key("ctrl+comma")
        app.find(r"Preferences", "dialog")
        self.assertEqual(self.drag(app, "uris", uri), "dropped")
        wait_for(lambda: len(app.moves()) == 4, lambda: f"the game; {app.status()}")
        app.key("ctrl+s")
        app.find(r"Save the game as", "dialog")
        source = self.source("uris", self.uri("other.txt", "f5d6"))
        self.lift(app, r"Close the dialog first, then drop it")
        self.drop(source)
        app.key("Escape")
        self.assertEqual(len(app.moves()), 4)

    def test_a_file_is_opened_from_a_study_and_from_a_set_up(self):
        app = self.start()
        app.key("F3")
        self.drag(app, "uris", self.uri("study.sgf", "(;GM[2]FF[4]SZ[8];B[fe](;W[df])(;W[ff]))"))
        app.says(r".*Read as SGF.*")
        app.key("ctrl+e")
        app.says(r"Set up a position\..*")
        self.drag(app, "uris", self.uri("game.txt"))
        app.says(r"Opened game\.txt\..*")

    def test_a_second_start_with_a_file_has_a_window_of_its_own(self):
        first = self.start("--mode", "two-players", "--start")
        first.play("f5")
        second = self.start(self.file("game.txt"))
        wait_for(lambda: len(second.moves()) == 4, lambda: f"the game; {second.status()}")
        first.focus()
        first.play("d6")
        both = numbered(["f5", "d6"])
        wait_for(lambda: first.moves() == both, lambda: f"both moves; there are {first.moves()}")
        self.assertEqual(second.quit(), 0)
        self.assertEqual(first.quit(), 0)
        # The one closed last comes back.
        again = self.start()
        wait_for(lambda: again.moves() == numbered(["f5", "d6"]), lambda: f"the game; {again.status()}")
