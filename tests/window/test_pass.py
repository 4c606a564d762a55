"""A turn without a legal move: said, skipped by hand or by itself, and only then."""

import rules
from harness import WindowTest, wait_for
from rules import SIDES, other


class Pass(WindowTest):
    def setUp(self):
        super().setUp()
        self.played, self.side, self.squares = rules.game_with_pass()
        self.file = self.home.path / "forced-pass.txt"
        self.file.write_text("".join(self.played) + "\n")

    def open(self):
        app = self.start(self.file)
        wait_for(lambda: app.stones() == self.squares, lambda: f"the opened game; it says {app.status()!r}")
        app.press("Continue")
        return app

    def test_the_window_says_so_and_skip_passes(self):
        app = self.open()
        app.says(rf".*{SIDES[self.side]} has no legal move\. Press Skip\.")
        self.assertEqual(app.legal(), set())
        app.press("Skip")
        app.says(rf".*{SIDES[other(self.side)]} to move\.")
        self.assertEqual(app.stones(), self.squares)
        self.assertEqual(app.plies(), len(self.played) + 1)
        self.assertEqual(app.moves()[app.plies()], "pass")
        wanted = {rules.name(cell) for cell in rules.legal(self.squares, other(self.side))}
        self.assertEqual(app.legal(), wanted)

    def test_it_passes_by_itself_where_that_is_chosen(self):
        self.settings("version = 1\n[play]\npass-by-itself = true\n")
        app = self.open()
        wait_for(lambda: app.moves().get(len(self.played) + 1) == "pass", "the pass")
        app.says(rf".*{SIDES[other(self.side)]} to move\.")

    def test_under_official_rules_nobody_skips_a_legal_move(self):
        self.settings("version = 1\n[play]\nofficial-rules = true\n")
        app = self.start("--mode", "two-players", "--start")
        app.says(r".*Black to move\.")
        app.button("Skip").act("Press")
        app.play("f5")
        self.assertEqual(app.moves(), {1: "f5"})

    def test_among_friends_any_turn_can_be_skipped(self):
        app = self.start("--mode", "two-players", "--start")
        app.press("Skip")
        app.says(r".*White to move\.")
        self.assertEqual(app.stones(), rules.start())
