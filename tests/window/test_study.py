"""Studying in the real window: variations, and what comes back after a crash."""

import time

from harness import WindowTest, wait_for
from pictures import PLAYED, YOU, as_file


class Study(WindowTest):
    def moves(self, app):
        """What the list of the study says of its moves."""
        return [item.name for item in app.root.walk() if item.role == "list item" and item.name.startswith("Move ")]

    def started(self):
        app = self.start("--mode", "two-players", "--start")
        for square in ("f5", "d6", "c3"):
            app.play(square)
        app.key("F3")
        wait_for(lambda: len(self.moves(app)) == 3, "the moves of the study")
        return app

    def test_a_variation_survives_a_crash_and_the_game_is_as_it_was(self):
        app = self.started()
        app.says(r"Move 3, c3\. White to move\.")
        app.key("alt+Left")
        app.key("alt+Left")
        app.says(r"Move 1, f5\. White to move\.")
        app.play("f6")
        wait_for(lambda: "Move 2, White f6, variation 2 of 2" in self.moves(app), "the variation")
        app.says(r"Move 2, f6\. Black to move\.")
        app.kill()
        app = self.start()
        wait_for(lambda: "Move 2, White f6, variation 2 of 2" in self.moves(app), "the study after the crash")
        self.assertEqual(len(self.moves(app)), 4)
        app.key("F3")
        app.says(r"The game is paused\. Press Continue\.")
        self.assertEqual(app.plies(), 3)

    def test_judgements_are_check_boxes_that_say_what_they_are(self):
        app = self.started()
        judgement = app.find("very good move", "check box")
        self.assertFalse(judgement.has("checked"))
        judgement.act("Press")
        wait_for(lambda: app.find("very good move", "check box").has("checked"), "the judgement")
        wait_for(lambda: any("very good move" in name or "!!" in name for name in self.moves(app)), lambda: f"it in {self.moves(app)}")
        app.find("very good move", "check box").act("Press")
        wait_for(lambda: not app.find("very good move", "check box").has("checked"), "no judgement")

    def test_a_game_is_played_on_from_a_position_and_the_study_is_there_to_return_to(self):
        app = self.started()
        app.key("alt+Left")
        app.says(r"Move 2, d6\. Black to move\.")
        app.press("Play from here")
        app.says(r"Black to move\.")
        other = sorted(app.legal() - {"c3"})[0]
        app.play(other)
        app.key("F3")
        wait_for(lambda: len(self.moves(app)) == 4, "the study with what was played")
        app.says(rf"Move 3, {other}\. White to move\.")

    def test_a_comment_behind_another_tab_has_no_keyboard_and_keeps_what_was_typed(self):
        app = self.started()
        for way in (lambda: app.click(app.find("Openings", "page tab")), lambda: app.key("F4")):
            app.click(app.find("Moves", "page tab"))
            comment = app.find("Comment", "text")
            # What has only just come takes no click yet.
            time.sleep(0.6)
            app.click(comment)
            wait_for(lambda: app.focused() is not None and app.focused().name == "Comment", "the keyboard in the comment")
            app.key("a", "b")
            way()
            app.gone("Comment", "text")
            wait_for(lambda: app.focused() is not None and app.focused().name != "Comment", "the keyboard elsewhere")
            app.key("c", "d")
        app.click(app.find("Moves", "page tab"))
        self.assertEqual(app.find("Comment", "text").text().replace("a", "").replace("b", ""), "")
        wait_for(lambda: any("comment: " in move for move in self.moves(app)), "the comment of the move")

    def test_in_a_sheet_the_tab_has_the_keyboard_instead(self):
        self.settings("version = 1\n[window]\nwidth = 480\nheight = 800\n")
        app = self.start("--mode", "study")
        app.play("f5")
        app.key("F9")
        app.find("Comment", "text")
        time.sleep(0.6)
        app.click(app.find("Comment", "text"))
        wait_for(lambda: app.focused() is not None and app.focused().name == "Comment", "the keyboard in the comment")
        app.click(app.find("Openings", "page tab"))
        wait_for(lambda: app.focused() is not None and app.focused().name == "Openings", "the keyboard on the tab")

    def test_the_players_above_the_moves_are_those_above_the_board(self):
        app = self.start(as_file(self.home.path, 8, PLAYED, YOU))
        app.key("F3")
        app.find("You – Heibai, level 3")

    def test_the_window_opens_to_study(self):
        app = self.start("--mode", "study")
        app.says(r"The start of the game\. Black to move\.")
        app.play("f5")
        wait_for(lambda: self.moves(app) == ["Move 1, Black f5"], "the move")
        app.play("d6")
        app.press("Undo")
        app.says(r"Move 1, f5\. White to move\.")
