"""Analysis in the real window: what every move is worth, lines that are looked at and played, and nothing when it is off."""

from harness import WindowTest, wait_for


class Analysis(WindowTest):
    def valued(self, app):
        """The squares that say what a move there is worth."""
        return [cell.name for cell in app.cells() if ", value " in cell.name]

    def lines(self, app):
        """What the lines of the analysis say."""
        return [item for item in app.root.walk() if item.role == "list item" and ", value " in item.name]

    def started(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("F3")
        app.says(r"Move 1, f5\. White to move\.")
        return app

    def test_every_move_gets_a_value_and_a_line_is_played(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.valued(app)) == 3 and len(self.lines(app)) == 3, "a value of every move")
        self.assertRegex(self.valued(app)[0], r"^f4, empty, legal move, value [+−]?\d+(\.\d)?, (depth \d+|\d+ %|exact)$")
        self.assertRegex(self.lines(app)[0].name, r"^[a-h][1-8], value .*; line [a-h][1-8]( [a-h][1-8])+$")
        first = self.lines(app)[0].name[:2]
        self.lines(app)[0].act("Press")
        app.says(r"Move 2, \w\d\. Black to move\.")
        self.assertEqual(app.plies(), 2)
        self.assertNotIn(f"{first}, empty", " ".join(cell.name for cell in app.cells()))
        wait_for(lambda: self.valued(app), "values of the new position")
        app.key("F4")
        wait_for(lambda: not self.valued(app) and not self.lines(app), "the end of the analysis")

    def test_it_is_remembered_and_ends_with_the_study(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.valued(app)) == 3, "a value of every move")
        app.key("F3")
        wait_for(lambda: not self.valued(app), "a game that is played is the players' own")
        self.assertEqual(app.quit(), 0)
        app = self.start()
        app.key("F3")
        wait_for(lambda: len(self.valued(app)) == 3, "it is on again at the next start")
