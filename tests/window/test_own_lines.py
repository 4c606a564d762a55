"""One's own openings in the real window: added by name, from files and from a study, written, and played into."""

import json
import unittest

from harness import WindowTest, wait_for

QUICK = """version = 1
[play]
reply-delay-ms = 0
[setup]
clock = "off"
[view]
motion = "reduced"
"""

STUDY = "(;GM[2];B[f5](;W[d6];B[c3];W[d3];B[c4])(;W[f6];B[e6]))"


class OwnLines(WindowTest):
    def listed(self, *arguments):
        """The window at the list of lines."""
        app = self.start("--mode", "two-players", *arguments)
        app.key("F2")
        app.press("Openings", "page tab")
        app.find(r"No lines yet|Your lines.*")
        return app

    def kept(self):
        file = self.home.data / "heibai" / "repertoire.json"
        return json.loads(file.read_text())["kept"] if file.exists() else []

    def rows(self, app):
        return [item.name for item in app.search(r".+, (due|known \d+)(, .*)?", "list item")]

    def keep(self, moves="f5d6c3"):
        """Lines for Black of an earlier day."""
        app = self.start("--mode", "two-players", "--start")
        for square in (moves[at : at + 2] for at in range(0, len(moves), 2)):
            app.play(square)
        app.key("F3")
        app.says(r".*")
        app.key("ctrl+shift+b")
        app.says(r"Added to your lines for Black: \d+ new positions? to be known\.")
        wait_for((self.home.data / "heibai" / "repertoire.json").exists, "the lines on disk")
        app.key("F3")
        app.press("Reset")
        app.quit()

    def test_an_opening_is_added_by_its_name_with_the_keyboard(self):
        app = self.listed()
        app.press("Add by name…")
        app.find("Add an opening by its name", "heading")
        app.key(*"berg")
        app.key("Return")
        app.gone("Add an opening by its name", "heading")
        app.says(r"Added to your lines for Black: 4 new positions to be known\.")
        wait_for(lambda: any("Berg Tiger" in row for row in self.rows(app)), lambda: f"its row; {self.rows(app)}")
        before = self.rows(app)
        # Escape adds nothing.
        app.press("Add by name…")
        app.find("Add an opening by its name", "heading")
        app.key("Escape")
        app.gone("Add an opening by its name", "heading")
        self.assertEqual(self.rows(app), before)

    def test_lines_come_from_a_file_and_go_to_one_and_a_broken_one_adds_nothing(self):
        games = self.home.path / "Documents"
        games.mkdir()
        (games / "broken.sgf").write_text("(;GM[2];B[f5]\n;W[a1])")
        (games / "study.sgf").write_text(STUDY)
        app = self.listed()
        app.press("Import…")
        app.find("Add lines from files", "heading")
        wait_for(lambda: app.search("broken.*", "list item") and app.enabled("Open"), "the first file selected")
        app.key("b", "Return")
        app.says(r"broken\.sgf could not be read, so nothing was added\. Line 2, column \d+: “a1” is not a legal move\.")
        self.assertEqual(self.rows(app), [])
        app.press("Import…")
        wait_for(lambda: app.search("study.*", "list item") and app.enabled("Open"), "the first file selected")
        app.key("Down", "Return")
        app.says(r"Added to your lines for Black: 4 new positions to be known\.")
        wait_for(lambda: len(self.rows(app)) == 3, lambda: f"a row for each name; {self.rows(app)}")
        app.press("Export…")
        app.find("Save your lines", "heading")
        wait_for(lambda: app.find("Name of the file").text().startswith("Othello openings, Black"), "the suggested name")
        app.key("Return")
        app.says(r"Your lines were written to Othello openings, Black\.sgf: 4 positions to be known\.")
        self.assertIn("GM[2]", (games / "Othello openings, Black.sgf").read_text())

    def test_the_line_of_a_study_is_added_from_the_explorer(self):
        app = self.start("--mode", "two-players", "--start")
        for square in ("f5", "d6", "c3", "d3"):
            app.play(square)
        app.key("F3")
        app.key("F6")
        app.press("Add this line to my openings: For White")
        app.says(r"Added to your lines for White: 2 new positions to be known\.")
        wait_for(lambda: [mine["side"] for mine in self.kept()] == ["white"], "the lines on disk")
        app.press("Add this line to my openings: For White")
        app.says(r"There is nothing to add that is not in your lines yet\.")

    def test_the_machine_plays_into_them_and_the_result_says_who_left_them(self):
        self.settings(QUICK)
        self.keep("f5f6e6f4")
        app = self.start("--mode", "play-black", "--level", "1")
        app.press("More")
        app.choose("Mine")
        app.find(r"Heibai plays into your lines for Black, .*")
        app.press("Start")
        app.play("f5")
        wait_for(lambda: app.moves() == {1: "f5", 2: "f6"}, lambda: f"the prepared move; {app.moves()}")
        app.says(r"Your turn.*|.*f6.*")
        app.kill()
        # The choice is kept with the game, and with the settings.
        app = self.start()
        app.press("Continue")
        app.play(next(square for square in sorted(app.legal()) if square != "e6"))
        wait_for(lambda: app.plies() == 4, "the machine's own move")
        self.assertEqual(app.search(r"You left your lines.*"), [])
        app.press("Resign")
        app.press("Yes, resign")
        app.find(r"You left your lines at move 3: \w+; prepared: e6")
        app.press("Study this position")
        wait_for(lambda: "e6" in app.legal() and app.stones().count(".") == 58, "the position of move 3")

    def test_without_lines_the_choice_says_so_and_the_machine_plays_by_itself(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-black", "--level", "1", "--opening", "mine")
        app.press("More")
        app.find(r"You have no lines for Black in this game yet\. Learn ▸ Openings makes some\.|Heibai plays into.*")
        app.press("Start")
        app.play("f5")
        wait_for(lambda: app.plies() == 2, "the machine's move")
        app.press("Resign")
        app.press("Yes, resign")
        app.find(r"You lost|You resigned.*")
        self.assertEqual(app.search(r".* left your lines.*"), [])


if __name__ == "__main__":
    unittest.main()
