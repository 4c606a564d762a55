"""Games that begin with a balanced opening."""

import re
import unittest

import rules
from harness import WindowTest, wait_for

QUICK = """version = 1
[play]
reply-delay-ms = 0
[view]
motion = "reduced"
"""


class BalancedOpenings(WindowTest):
    def opened(self, app, plies=8):
        """The moves of the opening, once they are all there; fails on an illegal one."""
        wait_for(lambda: app.plies() == plies, lambda: f"{plies} moves; {app.moves()}")
        moves = [move for _, move in sorted(app.moves().items())]
        squares, side = rules.start(), "X"
        for move in moves:
            cell = "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1)
            self.assertIn(cell, rules.legal(squares, side), f"{move} is not legal")
            squares, side = rules.play(squares, side, cell), rules.other(side)
        wait_for(lambda: app.stones() == squares, "the position after the opening")
        return moves

    def test_chosen_in_the_panel_it_is_played_at_start_and_undo_leaves_it(self):
        self.settings(QUICK)
        app = self.start()
        app.choose("A friend")
        app.press("More")
        app.choose("Balanced")
        app.press("Start")
        opening = self.opened(app)
        app.says(r".*Black to move\.")
        self.assertFalse(app.enabled("Undo"))
        square = sorted(app.legal())[0]
        app.play(square)
        app.press("Undo")
        self.assertEqual(self.opened(app), opening)
        app.press("Reset")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        # Else those of the first game may be taken for the second one's.
        wait_for(lambda: app.plies() == 0, "an empty list of moves")
        app.press("Start")
        self.opened(app)

    def test_one_is_found_by_its_name_and_played_at_start(self):
        self.settings(QUICK)
        app = self.start()
        app.choose("A friend")
        app.press("More")
        app.choose("By name")
        app.find("Begin with an opening", "heading")
        app.key(*"berg")
        app.key("Return")
        app.gone("Begin with an opening", "heading")
        app.find(r"Berg Tiger: f5d6c3d3c4b5")
        app.press("Start")
        self.assertEqual(self.opened(app, 6), ["f5", "d6", "c3", "d3", "c4", "b5"])
        app.says(r".*Black to move\.")
        # It is kept for the next game, and for the next time.
        app.press("Reset")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        app.quit()
        app = self.start()
        app.press("Start")
        self.opened(app, 6)

    def test_a_choice_that_is_not_made_changes_nothing(self):
        self.settings(QUICK)
        app = self.start()
        app.choose("A friend")
        app.press("More")
        app.choose("By name")
        app.find("Begin with an opening", "heading")
        app.key("Escape")
        app.gone("Begin with an opening", "heading")
        self.assertTrue(app.find("None", "choice").has("checked"))
        app.press("Start")
        app.says(r".*Black to move\.")
        self.assertEqual(app.plies(), 0)

    def test_where_none_is_known_the_choice_says_so(self):
        self.settings(QUICK)
        app = self.start()
        app.choose("A friend")
        app.press("More")
        app.choose("Balanced")
        app.choose("6×6")
        app.find(r"Balanced and named openings are for 8×8.*")
        self.assertEqual(app.search("Balanced", "choice"), [])
        app.press("Start")
        app.says(r".*Black to move\.")
        self.assertEqual(app.plies(), 0)

    def test_killed_right_after_it_the_same_opening_is_back(self):
        self.settings(QUICK)
        app = self.start("--mode", "two-players", "--opening", "balanced", "--start")
        opening = self.opened(app)
        wait_for(lambda: [file for file in self.home.files() if file.endswith(".json")], "the game's file")
        app.kill()
        again = self.start()
        self.assertEqual(self.opened(again), opening)
        again.press("Continue")
        again.says(r".*Black to move\.")
        self.assertFalse(again.enabled("Undo"))
        again.play(sorted(again.legal())[0])

    def test_the_machine_begins_after_it_when_the_person_plays_white(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-white", "--level", "1", "--opening", "balanced", "--start")
        wait_for(lambda: app.plies() == 9, "the machine's first move")
        app.says(r"Your turn\. .*")

    def test_in_chinese(self):
        self.settings(QUICK.replace("[view]", '[view]\nlanguage = "zh_CN"'))
        app = self.start()
        app.choose("朋友")
        app.press("更多")
        app.choose("均势")
        app.press("开始")
        wait_for(lambda: len([item for item in app.cells() if re.search("黑子|白子", item.name)]) == 12, "twelve discs")


if __name__ == "__main__":
    unittest.main()
