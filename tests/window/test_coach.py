"""The question before a move that loses much, against the machine."""

from harness import WindowTest

# White has four in a row, which Black has to stop.
FOUR = "a1h8c1h9e1h10g1h11"


class Coach(WindowTest):
    def test_a_move_that_loses_the_game_is_asked_about_and_another_is_played(self):
        self.settings('version = 1\n[play]\ncoach = true\n[setup]\ngame = "gomoku"\nmode = "play-black"\nwhite-level = 1\n')
        text = self.home.path / "four.txt"
        text.write_text(FOUR)
        app = self.start(str(text))
        app.press("Continue")
        app.cell("o15").act("Press")
        app.says(r"o15 .*White.*five.* Play it\?")
        self.assertIn("empty", app.cell("o15").name)
        self.assertRegex(app.cell("o15").name, "part of the reason")
        app.press("Take another move")
        app.says(r"Your turn.*")
        app.cell("o15").act("Press")
        app.says(r".*White.* wins.*|.*You lost.*|.*Heibai.*")
