"""The question before a move that loses much, against the machine."""

from harness import WindowTest

# White has four in a row, which Black, the person, can still stop.
FOUR = """{
  "heibai": "game", "version": 1,
  "variant": { "game": "gomoku", "size": 15, "rules": "freestyle", "opening": "free" },
  "moves": "a1 h8 c1 h9 h12 h10 e1 h11", "mode": "play-black", "levels": { "black": 1, "white": 1 }
}"""


class Coach(WindowTest):
    def throw_away(self):
        """Plays a move that leaves the four alone, up to the question."""
        self.settings("version = 1\n[play]\ncoach = true\n")
        file = self.home.path / "four.heibai"
        file.write_text(FOUR)
        app = self.start(str(file))
        app.press("Continue")
        app.cell("o15").act("Press")
        # A busy computer has no time left for the reason.
        app.says(r"o15 (leaves a four unblocked: Heibai makes five on h7|throws the game away)\. Play it\?")
        return app

    def test_a_move_that_loses_the_game_is_played_all_the_same(self):
        app = self.throw_away()
        app.press("Play it")
        app.says(r"Heibai played h7\..*You lost\.")

    def test_a_move_that_loses_the_game_is_asked_about_and_another_is_played(self):
        app = self.throw_away()
        self.assertIn("empty", app.cell("o15").name)
        self.assertIn("highlighted", app.cell("o15").name)
        app.press("Take another move")
        app.says(r".*Your turn\.")
        app.quit()
        app = self.throw_away()
        app.key("Escape")
        app.says(r".*Your turn\.")
        app.cell("o15").act("Press")
        # Each move of a position is asked about once.
        app.says(r"Heibai played h7\..*You lost\.")
