"""Setting a position up in the real window, studying it and playing on from it."""

import json

from harness import WindowTest, wait_for


class SetUp(WindowTest):
    def stone(self, app, square):
        """The stone on a square, as [App.stones] has it."""
        return next(stone for cell, stone in zip(app.cells(), app.stones()) if cell.name.split(",")[0] == square)

    def test_a_position_is_set_up_with_the_keyboard_and_played_on(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("ctrl+e")
        app.says(r"Set up a position\. White to move\.")
        # The board has the keyboard: a square is typed, Enter puts the stone that is taken.
        app.key("a")
        app.key("1")
        app.key("Return")
        app.says(r"No game leads here: a1 is cut off from the middle\.")
        self.assertEqual(self.stone(app, "a1"), "X")
        app.key("Return")
        app.says(r"Set up a position\. White to move\.")
        self.assertEqual(self.stone(app, "a1"), ".")
        app.press("Swap colours")
        app.says(r"Set up a position\. Black to move\.")
        wait_for(lambda: self.stone(app, "f5") == "O", "the swap")
        app.press("Study this")
        app.says(r"The start of the game\. Black to move\.")
        app.press("Play from here")
        app.says(r"Black to move\.")
        move = sorted(app.legal())[0]
        app.play(move)
        # A move is on disk a moment after it is on the board.
        placed = {"place": 8 * (int(move[1]) - 1) + "abcdefgh".index(move[0])}
        sessions = self.home.state / "heibai" / "sessions"
        turns = lambda: [turn["ply"] for file in sessions.glob("*.json") for turn in json.loads(file.read_text())["game"]["turns"]]
        wait_for(lambda: placed in turns(), "the move on disk")
        app.kill()
        app = self.start()
        app.says(r"Your unfinished game is back\. Press Continue\.")
        self.assertEqual(64 - app.stones().count("."), 6)

    def test_cancelling_brings_the_game_back_as_it_was(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        before = app.stones()
        app.key("ctrl+e")
        app.says(r"Set up a position\. White to move\.")
        app.press("Clear")
        app.says(r"No game leads here: d4, in the middle, is empty\.")
        self.assertEqual(app.stones(), "." * 64)
        app.press("Cancel")
        wait_for(lambda: app.stones() == before, "the game")
        self.assertEqual(app.plies(), 1)

    def test_escape_leaves_a_set_up_only_where_nothing_was_changed(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        before = app.stones()
        app.key("ctrl+e")
        app.says(r"Set up a position\. White to move\.")
        app.key("Escape")
        app.says(r"The game is paused\. Press Continue\.")
        self.assertEqual(app.stones(), before)
        app.key("ctrl+e")
        app.says(r"Set up a position\. White to move\.")
        app.press("Clear")
        app.says(r"No game leads here: d4, in the middle, is empty\.")
        app.key("Escape", "d", "3", "Return")
        wait_for(lambda: self.stone(app, "d3") == "X", "a stone in the set-up")

    def test_what_is_being_set_up_survives_a_kill(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        before = app.stones()
        app.key("ctrl+e")
        app.says(r"Set up a position\. White to move\.")
        app.press("Clear")
        app.key("d")
        app.key("3")
        app.key("Return")
        wait_for(lambda: self.stone(app, "d3") == "X", "the stone")
        app.says(r"No game leads here: d4, in the middle, is empty\.")
        app.kill()
        app = self.start()
        app.says(r"No game leads here: d4, in the middle, is empty\.")
        self.assertEqual(app.stones().count("X"), 1)
        self.assertEqual(self.stone(app, "d3"), "X")
        app.press("Cancel")
        wait_for(lambda: app.stones() == before, "the game")
        self.assertEqual(app.plies(), 1)
