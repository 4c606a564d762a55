"""The review in the real window: a lost game is gone through by the one who lost it."""

import re

import screen
from harness import WindowTest, wait_for
from pictures import WHOLE, YOU, as_file

# Black turns over every disc of White's.
WIPE_OUT = "e6f4e3f6g5d6e7f5c5"

# Some of their losses are about as large as the values of a quick review may be off.
UNCERTAIN = [
    "f5f6d3c5c6f4e6d7g3f3g4e3d6c4g5e7d2e2f7h6h5g6h7h2c8d8e8c7b6h4b5a5b4g8e1f2c2c3a3b1c1f1d1g2h3h8a1a7g1h1a6a4a8a2b3b8b7f8g7b2",
    "f5f4c3f6g4f3g2b2g5h6a1g3h4e3e2f2h3c4d3e6c5d6h5e1c7h1h7c6d7e7d2h2d1g6e8h8f1b4b3g1a5a4a3b6b5c1a6c2g7f8g8b8c8f7a8a2b1d8b7a7",
    "f5d6c7g5c4d3e2d2e6c6c5f1f4e3f2e7f7d7f6g8c3g6d8c8b8f3f8b6b4b5a6a3g4h5h7h6h8e8c2a8a4a7g7a5e1d1c1b1b3a2h3h4b2h2g3g2h1g1a1b7",
    "f5d6c4f4d7c5c6g5e6b5f6c7g6d8f3g4e7g3b4e8f7a3b6f8h4h3h6h5h2b3c3e3d3a5h7f2d2e2d1f1c2e1c1b1a4a6b2a1a2b7c8b8a8a7g8g2h1g7h8g1",
]


class Review(WindowTest):
    def slips(self, app):
        """The mistakes that are listed, from top to bottom; the points of the graph are others."""
        lists = [item for item in app.root.walk() if item.role == "list" and item.name == "Slips"]
        rows = [row for slips in lists for row in slips.walk() if row.role == "list item"]
        return [row for row in rows if ", loses " in row.name and row.has("showing")]

    def over(self):
        app = self.start("--mode", "two-players", "--start")
        for square in [WIPE_OUT[at : at + 2] for at in range(0, len(WIPE_OUT), 2)]:
            app.play(square)
        app.says(r".*Black wins.*|.*no disc left.*")
        return app

    def test_a_review_is_refused_while_a_game_is_played_for_what_it_is(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("F5")
        app.says(r"The game is not over yet\. F3 opens a study, where it can be reviewed\.")

    def test_who_has_just_lost_is_told_where_on_one_screen(self):
        app = self.over()
        app.press("Review")
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 60)
        last = wait_for(lambda: self.slips(app), "a mistake", 60)[-1]
        self.assertRegex(last.name, r"^Move \d+, White [a-h][1-8], for White .*, (inaccuracy|mistake|blunder), loses .*, better [a-h][1-8]$")
        number, played = int(last.name.split(",")[0].split()[1]), last.name.split("White ")[1][:2]
        better = last.name[-2:]
        last.act("Press")
        app.says(rf"Move {number - 1}, .*White to move\.")
        values = wait_for(lambda: {cell.name[:2] for cell in app.cells() if ", value " in cell.name} or None, "both moves on the board")
        self.assertEqual(values, {played, better})
        # What was better can be tried: it becomes a variation.
        app.play(better)
        app.says(rf"Move {number}, {better}\..*")
        # A part of the panel that Qt cannot make is missing, and Qt says so.
        self.assertNotIn("QQmlComponent", app.said())

    def test_the_key_reviews_what_is_studied_and_cancel_ends_it(self):
        app = self.over()
        app.key("F5")
        app.press("Cancel")
        wait_for(lambda: app.search("Review the game", "button") or app.search("Review again", "button"), "the review has ended")
        self.assertEqual(app.search(r".*reviewing….*"), [], "none runs")
        app.key("F3")
        wait_for(lambda: app.search("Review", "button"), "the result is back")

    def test_a_game_is_reviewed_by_itself_if_that_is_wanted_and_the_figures_are_told(self):
        self.settings("version = 1\n[play]\nreview = true\n")
        app = self.start("--mode", "two-players", "--start")
        for square in [WIPE_OUT[at : at + 2] for at in range(0, len(WIPE_OUT), 2)]:
            app.play(square)
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 60)
        app.says(r".*Black wins.*")
        app.press("Figures")
        spoken = wait_for(lambda: [item.name for item in app.root.walk() if item.name.startswith("Opening: Black ")], "the parts of the game")
        self.assertRegex(spoken[0], r"^Opening: Black (\d+ %|–), .*White \d+ %, (−\S+|0) a move$")
        counts = [item.name for item in app.root.walk() if item.name.startswith("Loses ") and ": Black " in item.name]
        self.assertEqual(len(counts), 6)
        wait_for(lambda: not self.slips(app), "they are in the place of the mistakes")
        app.press("Figures")
        wait_for(lambda: self.slips(app), "the mistakes are back")

    def test_with_moves_that_were_not_reviewed_the_figures_are_not_known(self):
        app = self.over()
        app.press("Review")
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 60)
        last = wait_for(lambda: self.slips(app), "a mistake", 60)[-1]
        known = {last.name[-2:], last.name.split("White ")[1][:2]}
        last.act("Press")
        app.says(r"Move \d+, .*White to move\.")
        app.play(next(move for move in app.legal() if move not in known))
        for side in ("Black", "White"):
            app.find(rf"{side}: accuracy .*, not known yet(; so far .*)?", "panel")
        self.assertEqual(app.search(r".*reviewing….*"), [])

    def reviewed(self, width, height, moves=WHOLE):
        """A game, reviewed in a window of that size."""
        self.settings(f"version = 1\n[window]\nwidth = {width}\nheight = {height}\n")
        app = self.start(as_file(self.home.path, 8, moves, YOU))
        app.key("F5")
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 120)
        screen.wait_until_still(app.window)
        return app

    def test_at_1280_by_720_eight_mistakes_are_in_sight_also_around_one_that_is_looked_at(self):
        app = self.reviewed(1280, 720)

        def in_sight():
            slips = next(item for item in app.root.walk() if item.role == "list" and item.name == "Slips")
            _, top, _, height = slips.box()
            inside = [row for row in self.slips(app) if top <= row.box()[1] and sum(row.box()[1::2]) <= top + height]
            return len(inside)

        self.assertGreaterEqual(in_sight(), 8)
        told = wait_for(lambda: [row for row in self.slips(app) if row.description], "a mistake with its reason", 60)
        self.assertRegex(told[0].description, r"^[a-h][1-8] \w.*\.$")
        self.slips(app)[1].act("Press")
        screen.wait_until_still(app.window)
        self.assertGreaterEqual(in_sight(), 8)

    def uncertain(self):
        """A game whose quick review names losses that are not certain, and their moves by number."""
        self.settings("version = 1\n[window]\nwidth = 1600\nheight = 900\n")
        for moves in UNCERTAIN:
            app = self.start(as_file(self.home.path, 8, moves, YOU))
            app.key("F3")
            app.press("Review", "page tab")
            app.choose("Quick")
            app.key("F5")
            wait_for(lambda: app.search("Review again", "button"), "the end of the review", 120)
            screen.wait_until_still(app.window)
            told = {int(item.name.split()[1].strip(",")) for item in app.root.walk() if item.name.startswith("Move ") and item.name.endswith("not certain")}
            if told:
                return app, told
            app.quit()
        self.fail("none of the games has any")

    def test_losses_that_are_not_certain_are_named_below_the_slips_and_lead_to_their_moves(self):
        app, told = self.uncertain()
        doubts = {int(item.name.split(".")[0]): item for item in app.search(r"\d+\. [a-h][1-8] −[\d.]+ ±[\d.]+", "button", shown=False)}
        self.assertEqual(set(doubts), told)
        self.assertTrue(app.search("Perhaps slips too; a deeper review may tell:", shown=False))
        number, doubt = next(iter(doubts.items()))
        doubt.act("Press")
        app.says(rf"Move {number - 1}, .*")

    def test_in_a_wide_window_moves_with_their_values_stand_beside_mistakes_and_lines(self):
        app = self.reviewed(1600, 900)
        moves = app.find("Moves and variations", "list")
        worth = [item for item in moves.walk() if item.role == "list item" and ", for Black " in item.name]
        self.assertGreater(len(worth), 10)
        self.assertTrue(self.slips(app))
        x, _, width, _ = moves.box()
        self.assertLess(x + width, app.find("Slips", "list").box()[0])
        self.slips(app)[0].act("Press")
        app.key("F4")
        lines = app.find("Lines", "list")
        wait_for(lambda: [item for item in lines.walk() if item.role == "list item"], "a line")
        self.assertTrue(app.search("Moves and variations", "list"))
