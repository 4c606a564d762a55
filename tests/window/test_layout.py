"""Where things stand: the window fits its screen, and nothing jumps while a game is played."""

import os
import re
import subprocess

import rules
import screen
import tree
from harness import WindowTest, wait_for


class Display:
    """A second display of its own size, on which programs and tools work as long as it is there."""

    def __init__(self, width, height):
        self.output = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        self.before = os.environ["DISPLAY"]
        os.environ["DISPLAY"] = ":" + self.output.stdout.readline().strip()

    def close(self):
        os.environ["DISPLAY"] = self.before
        self.output.terminate()
        self.output.wait()
        self.output.stdout.close()


class Screens(WindowTest):
    def window_on(self, display, settings=None):
        """The size of the window on a display of this size."""
        shown = Display(*display)
        # Last in, first out: the program ends before its display.
        self.addCleanup(shown.close)
        if settings:
            self.settings(settings)
        app = self.start("--mode", "two-players", "--start")
        try:
            screen.wait_until_still(app.window)
            size = screen.tool("xdotool", "getwindowgeometry", "--shell", str(app.window)).decode()
            # Whatever the window is, its buttons are on the screen.
            for name in ("Reset", "Hint"):
                left, top, width, height = app.button(name).box()
                self.assertLessEqual(left + width, display[0], name)
                self.assertLessEqual(top + height, display[1], name)
            return tuple(int(re.search(rf"{side}=(\d+)", size)[1]) for side in ("WIDTH", "HEIGHT"))
        finally:
            app.kill()

    def test_the_first_window_fits_a_small_screen(self):
        width, height = self.window_on((1280, 720))
        self.assertLessEqual((width, height), (1280, 720))
        self.assertLessEqual(height, 720)

    def test_a_window_that_was_larger_than_the_screen_is_brought_back_smaller(self):
        width, height = self.window_on((1280, 720), "version = 1\n[window]\nwidth = 3000\nheight = 2000\n")
        self.assertLessEqual(width, 1280)
        self.assertLessEqual(height, 720)

    def test_a_window_that_fits_keeps_its_size(self):
        self.assertEqual(self.window_on((1280, 720), "version = 1\n[window]\nwidth = 900\nheight = 640\n"), (900, 640))


class NothingJumps(WindowTest):
    def held(self, app, what):
        """Checks that the board is where it was."""
        # What moves is moved before it is said.
        self.assertEqual(app.cell(self.corner).box(), self.place, what)

    def begin(self, *arguments):
        app = self.start(*arguments)
        self.corner = app.cells()[0].name.split(",")[0]
        self.place = app.cell(self.corner).box()
        return app

    def test_a_whole_game_with_all_that_happens_beside_it(self):
        app = self.begin("--mode", "two-players", "--start")
        row = {name: app.button(name).box() for name in ("Reset", "Pause", "Undo", "Redo", "Hint", "Skip")}
        self.assertEqual(len({box[1] for box in row.values()}), 1, "one row of buttons")
        app.press("Pause")
        app.says(r"Paused\. Press Continue\.")
        self.assertEqual(app.button("Continue").box(), row["Pause"])
        self.held(app, "paused")
        app.press("Continue")
        app.button("Pause")
        self.held(app, "continued")
        app.play("f5")
        self.held(app, "a move")
        app.key("ctrl+c")
        app.says(r".*clipboard\.")
        screen.tool("xdotool", "key", "--clearmodifiers", "alt+Left")
        app.says(r"You see .*")
        self.held(app, "an earlier position")
        app.press("Back to the game")
        wait_for(lambda: app.search("Hint", "button"), "the buttons of the game")
        self.held(app, "back")
        self.assertEqual({name: app.button(name).box() for name in row}, row)
        app.key("ctrl+v")
        self.held(app, "a text that was pasted")
        # What was pasted waits; a press on the board would only let it go on.
        app.press("Continue")
        plies, _ = rules.random_game(4)
        if app.plies() == 1:
            app.press("Undo")
        for _, _, move in plies[:6]:
            app.play(move)
            self.held(app, move)

    def test_a_text_that_is_no_game(self):
        app = self.begin("--mode", "two-players", "--start")
        # Copied moves of a game that has none are no game again.
        app.play("f5")
        app.key("ctrl+c")
        app.says(r".*clipboard\.")
        app.press("Reset")
        self.home.path.joinpath("no-game").write_text("f5 f5 " + "and more of a text that is no game at all " * 4)
        app.quit()
        app = self.start(self.home.path / "no-game")
        app.says(r".*(not|no) .*")
        self.held(app, "an error of two lines")

    def test_the_choice_of_a_colour(self):
        app = self.begin("--game", "gomoku", "--opening", "swap2", "--mode", "two-players", "--start")
        for move in ("h8", "i9", "k10"):
            app.play(move)
            self.held(app, move)
        app.button("Play White")
        self.held(app, "the choice")
        app.press("Play White")
        app.says(r".*White to move\.")
        self.held(app, "chosen")


class Heard(WindowTest):
    def test_the_status_line_says_each_event_once(self):
        app = self.start("--mode", "two-players", "--start")
        app.says(r".*Black to move\.")
        status = app._status_item()
        with tree.NamesHeard() as heard:
            for doing, said in (
                (lambda: app.cell("f5").act("Press"), r"Black played f5, .*White to move\."),
                (lambda: app.cell("a1").act("Press"), r"a1 would flip nothing\."),
                (lambda: app.press("Undo"), r"Taken back: .*"),
                (lambda: app.press("Pause"), r"Paused\. Press Continue\."),
            ):
                heard.events.clear()
                doing()
                app.says(said)
                sentence = status.name
                # A notification says it to readers that do not follow the line; test_orca hears that it is spoken once.
                names = [name for role, name in heard.quiet() if name == sentence and role != "notification"]
                self.assertEqual(names, [sentence])
