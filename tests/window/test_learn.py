"""The room where one learns, in the real window: puzzles are solved, missed, told, kept and played on."""

import json
import os
import subprocess
import time

from harness import WindowTest, wait_for


def shipped(game="othello"):
    """The puzzles that the program comes with, by their position."""
    command = [os.environ["HEIBAI"], "puzzles", "list", "--game", game, "--json"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {puzzle["position"].split(" ")[0].replace("-", "."): puzzle for puzzle in map(json.loads, lines)}


def is_taken(cell):
    """Whether a disc is on a square."""
    return " disc" in cell.name


class Learn(WindowTest):
    @classmethod
    def setUpClass(cls):
        cls.puzzles = shipped()

    def learning(self, *arguments):
        app = self.start("--mode", "two-players", *arguments)
        app.key("F2")
        app.says(r"(Black|White)( to move and |: ).*Play it on the board\.|.*better than the others\.")
        return app

    def puzzle(self, app):
        """The puzzle on the board."""
        return wait_for(lambda: self.puzzles.get(app.stones()), "a puzzle that is known")

    def solve(self, app, puzzle):
        for step in puzzle["solution"]:
            right = step["move"]
            wait_for(lambda right=right: right in app.legal(), f"{right} to be asked")
            app.cell(right).act("Press")
        app.says(r".* (wins by|draws).*")

    def attempts(self):
        return json.loads((self.home.data / "heibai" / "puzzles.json").read_text())["kept"]["attempts"]

    def test_the_puzzle_of_the_day_is_solved_by_keyboard_and_is_done(self):
        app = self.learning()
        puzzle = self.puzzle(app)
        app.find(r"Puzzle of the day", "button")
        self.assertFalse(app.search(r"Theme: .*"), "the theme is told when it is solved")
        for step in puzzle["solution"]:
            wait_for(lambda step=step: step["move"] in app.legal(), "the next move to be asked")
            # Letters and digits play a move.
            app.key(step["move"][0])
            app.key(step["move"][1])
            app.key("Return")
        app.says(r".*Solved at the first try\.")
        app.find(r"Puzzle of the day, done", "button")
        # Whoever solved it by the keyboard goes on by it.
        wait_for(lambda: app.focused() and app.focused().name == "Next puzzle", "the keyboard at the next puzzle")
        app.quit()
        [attempt] = self.attempts()
        self.assertEqual((attempt["puzzle"], attempt["mode"], attempt["outcome"]), (puzzle["id"], "day", "solved"))
        # The next start knows it.
        app = self.learning()
        app.find(r"Puzzle of the day, done", "button")

    def test_a_wrong_try_is_refuted_and_tried_again(self):
        app = self.learning()
        app.press("Puzzles of your strength")
        puzzle = self.puzzle(app)
        step = puzzle["solution"][0]
        wrong = step["wrong"][0]
        app.cell(wrong["move"]).act("Press")
        leads = "only draws" if wrong["score"] == 0 else f"(wins|loses) by {abs(wrong['score'])}"
        app.says(rf"{wrong['move']} {leads}\..*")
        before = app.stones()
        if wrong["refutation"]:
            wait_for(lambda: is_taken(app.cell(wrong["refutation"][0])), "the answer on the board")
            before = app.stones()
        self.assertNotIn(before, self.puzzles)
        app.key("Escape")
        self.assertEqual(self.puzzle(app)["id"], puzzle["id"], "Escape takes it back")
        app.cell(wrong["move"]).act("Press")
        app.says(rf"{wrong['move']} {leads}\..*")
        app.key("ctrl+t")
        self.assertEqual(self.puzzle(app)["id"], puzzle["id"], "Ctrl+T does so as well")
        self.solve(app, puzzle)
        app.says(r".*not at the first try\.")
        app.find(r"\d+ → \d+")
        app.quit()
        [attempt] = self.attempts()
        self.assertEqual((attempt["mode"], attempt["outcome"]), ("rated", "failed"))

    def test_hints_the_answer_and_what_every_other_move_leads_to(self):
        app = self.learning()
        app.press("Puzzles of your strength")
        puzzle = self.puzzle(app)
        right = puzzle["solution"][0]["move"]
        app.key("ctrl+h")
        app.says(r"It lies in the part of the board that is marked, [a-h]\d to [a-h]\d\.")
        self.assertIn(right, [cell.name[:2] for cell in app.cells() if ", highlighted" in cell.name])
        app.press("Hint")
        app.press("Hint")
        app.says(rf"It is {right}\.")
        app.press("Answer")
        app.says(rf"{right} .*The solution was shown\.")
        others = len(puzzle["solution"][0]["wrong"])
        app.press(rf"{others} other moves?")
        worst = puzzle["solution"][0]["wrong"][-1]
        row = app.find(rf"{worst['move']} (loses|wins|only draws).*", "list item")
        row.act("Press")
        wait_for(lambda: is_taken(app.cell(worst["move"])), "the wrong move on the board")
        app.press("First position")
        self.assertEqual(self.puzzle(app)["id"], puzzle["id"])
        # The keys that walk through a game walk through its line.
        app.key("alt+Right")
        wait_for(lambda: is_taken(app.cell(worst["move"])), "the wrong move on the board again")
        app.key("alt+Home")
        self.assertEqual(self.puzzle(app)["id"], puzzle["id"])
        app.key("alt+Left")
        app.says(r"This is the first position\.")
        app.press("Next puzzle")
        # Of what is asked there is nothing to walk through.
        app.key("alt+Right")
        app.says(r"That does nothing here\.")
        self.assertNotEqual(self.puzzle(app)["id"], puzzle["id"])

    def test_openings_are_there_after_a_start_in_the_room(self):
        app = self.learning()
        app.quit()
        app = self.start()
        app.press("Openings", "page tab")
        app.find("No lines yet", "heading")
        self.assertEqual(app.complaints(), [])

    def test_a_puzzle_of_a_theme_and_more_of_it(self):
        app = self.learning()
        app.press("Puzzles", "page tab")
        app.choose("By theme")
        app.find(r"Parity, \d+ puzzles.*", "list item").act("Press")
        puzzle = self.puzzle(app)
        self.assertIn("parity", puzzle["themes"])
        self.solve(app, puzzle)
        app.find(r"Theme: .*Parity.*")
        app.press("Next puzzle")
        self.assertIn("parity", self.puzzle(app)["themes"])

    def test_a_run_against_the_clock(self):
        app = self.learning()
        app.press("Puzzles", "page tab")
        app.choose("Against the clock")
        self.assertRegex(app.button("Start").description, r"As many puzzles as you can in three minutes, .*")
        app.press("Start")
        puzzle = self.puzzle(app)
        self.assertIn(app.seconds_left(), range(120, 181))
        for step in puzzle["solution"]:
            wait_for(lambda step=step: step["move"] in app.legal(), "the next move to be asked")
            app.cell(step["move"]).act("Press")
        app.find(r"Solved 1")
        for errors in (1, 2, 3):
            puzzle = self.puzzle(app)
            app.cell(puzzle["solution"][0]["wrong"][0]["move"]).act("Press")
            app.find(rf"Errors {errors} of 3")
        app.says(r"That was the third error\. The run is over: 1 solved, 3 errors\..*")
        app.press("Another run")
        wait_for(lambda: app.search(r"Solved 0 best 1"), "the best run so far")
        app.press("End")
        app.says(r"The run is over: 0 solved, 0 errors\..*")
        app.key("F2")
        app.key("F2")
        app.press("Puzzles", "page tab")
        app.choose("Against the clock")
        app.find("Another run", "button")
        app.choose("Rated")
        app.choose("Against the clock")
        app.find(r"Your best run: 1 solved\.")

    def test_what_was_there_before_comes_back(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.play("d6")
        stones = app.stones()
        app.key("F2")
        self.puzzle(app)
        app.key("F2")
        wait_for(lambda: app.stones() == stones, "the game")
        app.choose("Learn")
        self.puzzle(app)
        app.choose("Study")
        wait_for(lambda: app.stones() == stones, "the game, studied")
        app.key("F2")
        self.puzzle(app)
        app.press("Answer")
        app.press("Study this")
        app.says(r".*")
        app.choose("Play")
        wait_for(lambda: app.stones() == stones, "the game")

    def test_which_game_is_meant_is_said_of_what_it_is_for(self):
        app = self.learning()
        for tab, name in (("Today", "Puzzles of"), ("Puzzles", "Puzzles of"), ("Lessons", "Lessons of"), ("Openings", "Openings of"), ("You", "Figures of")):
            app.press(tab, "page tab")
            app.find(name, "panel")
            self.assertEqual(len(app.search(r"\w+ of", "panel")), 1, tab)

    def test_what_is_behind_another_tab_has_no_keyboard(self):
        app = self.learning()
        app.press("Answer")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Next puzzle", "the keyboard on the next puzzle")
        stones = app.stones()
        app.click(app.find("You", "page tab"))
        wait_for(lambda: app.focused() is not None and app.focused().name != "Next puzzle", "the keyboard elsewhere")
        # A button that has only just come takes no key yet.
        time.sleep(0.6)
        app.key("space")
        app.press("Lessons", "page tab")
        self.assertEqual(app.stones(), stones, "the puzzle is still there")
        app.find(r"How discs turn.*", "list item").act("Press")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Next", "the keyboard on the next step")
        first = app.status()
        app.click(app.find("Openings", "page tab"))
        wait_for(lambda: app.focused() is not None and app.focused().name != "Next", "the keyboard elsewhere")
        time.sleep(0.6)
        app.key("space")
        app.press("Lessons", "page tab")
        app.button("Next")
        self.assertEqual(app.status(), first)

    def test_the_sentence_of_a_lesson_that_is_on_the_board_is_in_sight(self):
        app = self.learning()
        app.press("Lessons", "page tab")
        app.find(r"Passing, and the end of the game.*", "list item").act("Press")
        for _ in range(5):
            said = app.status()
            app.press("Next")
            wait_for(lambda: app.status() != said, "the next sentence")
        step = app.find("To the tasks", "button").box()

        def whole():
            left, top, width, height = app.find(r"Squares that stay empty.*", "list item").box()
            return top + height <= step[1]

        wait_for(whole, "the last sentence, above the button")

    def test_a_puzzle_is_played_on(self):
        app = self.learning()
        puzzle = self.puzzle(app)
        app.press("Answer")
        app.press("First position")
        self.puzzle(app)
        app.press("Play on")
        app.says(r"Your turn.*")
        self.assertEqual(self.puzzle(app)["id"], puzzle["id"])

    def test_a_line_of_the_book_is_drilled_by_keyboard_and_what_was_told_is_due_at_the_next_start(self):
        app = self.learning()
        app.press("Openings", "page tab")
        app.find(r"No lines yet")
        app.choose("White")
        app.press("Add from the book")
        app.says(r"Added to your lines for \w+: \d+ new positions? to be known\.")
        rows = len(app.search(r".*, due", "list item"))
        self.assertGreater(rows, 0)
        app.press(r"Drill: \d+ lines? due")
        for _ in range(8):
            app.says(r"(.*What have you prepared\?|The line ends here\.|That was the last line\..*)")
            if not app.status().endswith("?"):
                break
            app.press("Answer")
            app.says(r"Your line plays \w+\. Play it to go on\.")
            square = app.status().split(" ")[3].rstrip(".")
            self.assertIn(square, app.legal())
            app.key(square[0])
            app.key(square[1])
            app.key("Return")
            app.says(r"(Black moves…|.*What have you prepared\?|The line ends here\.|That was the last line\..*)")
        app.says(r"The line ends here\.|That was the last line\..*")
        # Whoever plays by the keyboard goes on by it.
        wait_for(lambda: app.focused() and app.focused().name == "Another line", "the keyboard at the next line")
        # A key would be swallowed as long as the button is new.
        app.press("Another line")
        app.says(r".*What have you prepared\?")
        app.press("End")
        app.find(r"The drill is over\. .*", "notification")
        app.find(r"Drill: \d+ lines? due", "button")
        app.quit()
        [mine] = json.loads((self.home.data / "heibai" / "repertoire.json").read_text())["kept"]
        self.assertEqual(mine["side"], "white")
        app = self.learning()
        app.find(r"Opening lines", "button").act("Press")
        app.choose("White")
        # What was not known stays due until it is.
        wait_for(lambda: len(app.search(r".*, due", "list item")) == rows, "all lines to be due")

    def test_gomoku_has_its_own(self):
        app = self.learning()
        app.choose("Gomoku")
        app.says(r"(Black|White): (win by|stop the) fours\..*")
        self.assertEqual(len(app.cells()), 225)
        app.key("F2")
        wait_for(lambda: len(app.cells()) == 64, "Othello's board again")

    def test_a_broken_file_of_what_was_tried_is_put_aside(self):
        folder = self.home.data / "heibai"
        folder.mkdir()
        (folder / "puzzles.json").write_text("{ broken")
        app = self.start("--mode", "two-players")
        app.key("F2")
        app.says(r"The puzzles that you have tried could not be read\. They were kept as puzzles.*")
        kept = [name for name in self.home.files() if "puzzles" in name]
        self.assertEqual([(self.home.path / name).read_text() for name in kept], ["{ broken"])
