"""The laboratory in the real window: the algorithms on the position on the board, side by side."""

import csv
import os
import re
import subprocess

from harness import WindowTest, wait_for

NAMES = ["minimax", "alpha-beta", "alpha-beta+ordering", "pvs", "pvs+ordering"]


class Laboratory(WindowTest):
    def open(self, app):
        app.key("F8")
        app.find("Laboratory", "heading")

    def give(self, app, name, number):
        """Gives a field of numbers its number as a screen reader does."""
        app.find(name, "spin button").accessible.get_value_iface().set_current_value(number)

    def rows(self, app):
        """The rows of the table as a screen reader says them."""
        return [item.name for item in app.search(r".*, value .*, best move .*, [\d,]+ nodes, .*", "list item")]

    def run_all(self, app, count=5):
        app.press("Run")
        wait_for(lambda: len(self.rows(app)) == count and app.search("Run", "button"), "the outcomes", timeout=60)

    def nodes(self, app):
        return [int(re.search(r"([\d,]+) nodes", row)[1].replace(",", "")) for row in self.rows(app)]

    def test_the_table_has_the_numbers_of_the_command_line(self):
        app = self.start("--mode", "study")
        for square in ("f5", "d6", "c3", "d3", "c4"):
            app.play(square)
        self.open(app)
        self.run_all(app)
        told = subprocess.run(
            [os.environ["HEIBAI"], "lab", "--position", "f5d6c3d3c4", "--depth", "5", "--algorithms", ",".join(NAMES), "--csv"],
            capture_output=True, text=True, check=True,
        ).stdout
        table = list(csv.DictReader(told.splitlines()))
        self.assertEqual(self.nodes(app), [int(row["nodes"]) for row in table])
        self.assertLess(self.nodes(app)[2], self.nodes(app)[0] / 20, "why alpha-beta saves what it saves")
        # The same table goes to a file.
        app.press(r"Export the table…")
        app.find("Export from the laboratory", "heading")
        app.key("Return")
        app.gone("Export from the laboratory", "heading")
        app.find(r"Saved as .*\.csv.*", None)
        files = list(self.home.path.rglob("*.csv"))
        self.assertEqual(len(files), 1)
        written = list(csv.DictReader(files[0].read_text().splitlines()))
        self.assertEqual([row["nodes"] for row in written], [row["nodes"] for row in table])

    def test_a_long_run_is_cancelled_at_once_and_leaves_nothing(self):
        app = self.start("--mode", "study")
        self.open(app)
        app.choose("Time")
        self.give(app, "Milliseconds of each", 600000)
        app.press("Run")
        app.find(r"Minimax \(1 of 5\).*", None)
        app.press("Cancel")
        app.find("Cancelled. Nothing was kept.", None, timeout=1.0)
        self.assertEqual(self.rows(app), [])

    def test_the_tree_is_walked_by_keyboard(self):
        app = self.start("--mode", "study")
        self.open(app)
        self.run_all(app)
        app.press("Tree", "page tab")
        said = app.find(r"Step [\d,]+ of [\d,]+: .*", None)
        app.press("Before the search")
        wait_for(lambda: said.name.endswith("before the search"), "the beginning")
        app.press("One step on")
        wait_for(lambda: said.name.endswith("into the root, window −∞ to +∞"), "the first step")
        app.press("One step on")
        wait_for(lambda: re.search(r": into d3, window", said.name), lambda: f"a move; {said.name}")
        app.find(r"d3, takes the smallest, window .*, being searched", "list item")
        app.press("Play")
        wait_for(lambda: int(re.match(r"Step ([\d,]+)", said.name)[1].replace(",", "")) > 5, "it goes on")
        app.press("Pause")
        app.find("The position of the node", None)
        app.press("Export the tree…")
        app.find("Export from the laboratory", "heading")
        app.key("Return")
        app.gone("Export from the laboratory", "heading")
        wait_for(lambda: list(self.home.path.rglob("*.svg")), "the picture")

    def test_two_algorithms_play_a_tournament(self):
        app = self.start("--mode", "study")
        self.open(app)
        app.press("Minimax", "check box")
        app.press("Run each without switches, too", "check box")
        app.press("Tournament", "page tab")
        self.give(app, "nodes for a move", 100)
        self.give(app, "games between each two", 2)
        app.press("Play the tournament")
        wait_for(lambda: app.search(r"1\. .*: [\d.]+ points of 2 games", "list item"), "the end", timeout=60)

    def test_a_language_changes_all_of_it(self):
        self.settings('[view]\nlanguage = "zh_CN"\n')
        app = self.start("--mode", "study")
        app.key("F8")
        app.find("实验室", "heading")
        app.press("介绍", "page tab")
        app.find("负极大值", None)
        app.find("置换表", "check box")
