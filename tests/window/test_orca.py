"""A game, a study and a review by what Orca says alone: a real Orca, and nothing is looked at but what it would speak."""

import os
import re
import time

from harness import WindowTest
from reader import Orca
from test_explorer import GAMES, base

# Black turns over every disc of White's.
WIPE_OUT = "e6f4e3f6g5d6e7f5c5"
SLIP = r"Move \d+, (Black|White) [a-h][1-8], .*"
SQUARE = r"[a-h][1-8], .*"


class Heard(WindowTest):
    def listen(self, *arguments):
        """Starts Orca and then the program."""
        self.orca = Orca(self.home)
        self.addCleanup(self.end_orca)
        return self.start(*arguments)

    def end_orca(self):
        folder = os.environ.get("HEIBAI_PICTURES")
        if folder:
            os.makedirs(folder, exist_ok=True)
            with open(f"{folder}/{self.id()}.txt", "w", encoding="utf-8") as file:
                file.write(self.orca.speech.read_text(encoding="utf-8"))
        self.orca.stop()

    def hears(self, pattern, timeout=20.0):
        return self.orca.hears(pattern, timeout)

    def one_square(self, app, keys, pattern):
        """After these keys one square is said, and no other with it."""
        before = len(self.orca.lines())
        app.key(*keys)
        self.hears(pattern)
        # A whole row comes at once; nothing tells that nothing else will come.
        time.sleep(0.7)
        squares = [line for line in self.orca.lines()[before:] if re.fullmatch(SQUARE, line)]
        self.assertEqual(len(squares), 1, squares)

    def board_keeps_the_keyboard(self, app):
        focused = app.focused()
        self.assertRegex(focused.name, SQUARE)

    def test_a_game_against_the_machine(self):
        app = self.listen("--level", "1")
        self.hears(r"Start (push )?button\.")
        self.hears(r"Your turn: make a move to begin\.")
        self.one_square(app, ["Return"], SQUARE)
        self.hears(r"The game begins\. Your turn\.")
        self.assertIn("table with 8 rows 8 columns", self.orca.lines())
        self.one_square(app, ["f", "5"], r"f5, empty, legal move\.")
        self.one_square(app, ["Down"], r"f6, empty\.")
        self.one_square(app, ["Left"], r"e6, empty, legal move\.")
        self.one_square(app, ["ctrl+Right"], r"d3, empty, legal move\.")
        self.one_square(app, ["ctrl+Left"], r"e6, empty, legal move\.")
        self.one_square(app, ["f", "5"], r"f5, empty, legal move\.")
        app.key("Return")
        reply = self.hears(r"Your turn\. Heibai played [a-h][1-8], 1 disc flipped\.")
        self.assertEqual(self.orca.lines().count(reply), 1)
        self.assertEqual(len([line for line in self.orca.lines() if line.startswith("You played f5, 1 disc flipped.")]), 1)
        self.board_keeps_the_keyboard(app)
        app.key("Return")
        self.hears(r"f5 is taken already\.")
        app.key("ctrl+h")
        self.hears(r"Best: [a-h][1-8]\..*", timeout=60)
        app.key("ctrl+z")
        self.hears(r"Taken back: .*")
        app.key("ctrl+shift+z")
        self.hears(r"Played again: .*")
        app.key("ctrl+p")
        self.hears(r".*[Pp]aused\..*")
        app.key("ctrl+p")
        self.hears(r"The game goes on\..*")
        self.board_keeps_the_keyboard(app)

    def test_a_reader_that_lags_behind_hears_where_one_has_come_to(self):
        app = self.listen()
        self.hears(r"Your turn: make a move to begin\.")
        with self.orca.held_up():
            app.key("F2")
            app.find(r"Learn\. .*", "notification")
        self.hears(r"Learn\. .*")

    def test_the_last_seconds_the_question_and_the_end(self):
        self.settings('version = 1\n[play]\ntime-out = "ask"\n[setup]\nclock = "per-turn"\nturn-seconds = 15\n')
        app = self.listen("--mode", "two-players", "--start")
        self.hears(r"The game begins\. Black to move\.")
        app.key("e", "6", "Return")
        self.hears(r"Black played e6, 1 disc flipped\. White to move\.")
        # Orca 43 reads a notification as a sentence, 48 what is announced as it stands.
        self.hears(r"2 seconds left\.?")
        self.hears(r"1 second left\.?")
        self.hears(r"Keep my turn (push )?button\.")
        self.hears(r"White's time is up\. Keep the turn and think on\?.*")
        self.assertEqual(len([line for line in self.orca.lines() if line.startswith("1 second left")]), 1)
        app.press("Keep my turn")
        self.hears(r".*White to move\..*")

    def test_a_whole_game_its_review_and_a_study(self):
        self.settings('version = 1\n[setup]\nclock = "off"\n')
        app = self.listen("--mode", "two-players", "--start")
        self.hears(r"The game begins\. Black to move\.")
        moves = [WIPE_OUT[at : at + 2] for at in range(0, len(WIPE_OUT), 2)]
        for number, square in enumerate(moves):
            app.key(*square, "Return")
            self.hears(rf"{'White' if number % 2 else 'Black'} played {square}, .*")
        self.assertTrue(re.search(r"^Rematch (push )?button\.$", "\n".join(self.orca.lines()), re.MULTILINE))
        app.key("F5")
        # A review of so few moves may be over before its beginning is said.
        finished = r"The review is finished\. Black: accuracy .*; .*White: accuracy .*"
        if not re.fullmatch(finished, self.hears(rf"The game is being reviewed\.|{finished}", timeout=120)):
            self.hears(finished, timeout=120)
        for _ in range(20):
            focused = app.focused()
            if focused is not None and re.match(SLIP, focused.name):
                break
            app.key("Tab")
        number = self.heard_slip()
        while True:
            app.key("Up")
            before = self.heard_slip()
            self.assertLess(before, number)
            self.hears(rf"Move {before - 1}, .* to move\.")
            number = before
            if number == self.first_slip(app):
                break
        app.key("Down")
        self.assertGreater(self.heard_slip(), number)
        app.key("Home")
        self.assertEqual(self.heard_slip(), number)
        app.key("Next")
        self.assertGreater(self.heard_slip(), number)
        app.key("Prior")
        self.assertEqual(self.heard_slip(), number)
        app.key("Down")
        self.assertGreater(self.heard_slip(), number)
        self.assertRegex(app.focused().name, SLIP, "the keyboard stays in the list")
        app.key("space")
        self.assertRegex(app.focused().name, SLIP)
        # The analysis of what is studied.
        app.key("F4", "alt+Home")
        self.hears(r"The start of the game\. Black to move\.")
        self.hears(r"Best: [a-h][1-8], value .*", timeout=60)
        app.key("alt+Right")
        self.hears(r"Move 1, e6\. White to move\.")
        self.hears(r"Best: [a-h][1-8], value .*", timeout=60)

    def heard_slip(self):
        line = self.hears(SLIP)
        return int(re.match(r"Move (\d+)", line)[1])

    def first_slip(self, app):
        lists = [item for item in app.root.walk() if item.role == "list" and item.name == "Slips"]
        names = [row.name for slips in lists for row in slips.children() if row.has("showing")]
        return min(int(re.match(r"Move (\d+)", name)[1]) for name in names if re.match(SLIP, name))

    def test_the_keys_are_read_line_by_line_in_chinese_too(self):
        app = self.listen("--lang", "zh_CN")
        self.hears(r"开始.*")
        app.key("F1")
        self.hears(r"黑白棋规则.*")
        app.key("Down")
        app.key("Down")
        self.hears(r"黑白双方轮流落子.*")

    def test_a_dialog_of_text_is_read_once_and_a_field_with_what_it_holds(self):
        app = self.listen("--mode", "study")
        self.hears(r".*Black to move\.")
        app.key("F10")
        self.hears(r"Game\.")
        self.hears(r"Alt\+G\.")
        app.key("h")
        self.hears(r"Rules\.")
        self.hears(r"F1\.")
        app.key("k")
        self.hears(r"Keys\.")
        self.hears(r"Up and Down read it line by line\.")
        app.key("Down")
        self.hears(r"Everywhere\.")
        self.assertEqual(len([line for line in self.orca.lines() if "Tab: to the next group" in line]), 1)
        app.key("Escape")
        app.board()
        app.key("f", "5", "Return")
        self.hears(r"Move 1, f5\. White to move\.")
        comment = app.find("Comment", "text").accessible.get_component_iface()
        comment.grab_focus()
        self.hears(r"Comment text\.")
        app.key("a", "b", "Escape")
        self.hears(r"Move 1, .*")
        comment.grab_focus()
        self.hears(r"ab\.?")
        app.key("ctrl+End", "Return", "c", "d", "Up")
        self.hears(r"ab\.?")
        app.key("Down")
        self.hears(r"cd\.?")

    def test_what_halts_the_game_is_read_with_the_displays(self):
        self.settings('version = 1\n[setup]\nclock = "off"\n')
        app = self.listen("--mode", "two-players", "--start")
        self.hears(r"The game begins\. Black to move\.")
        app.key("ctrl+p")
        self.hears(r"Paused\. Press Continue\.")
        app.key("ctrl+i")
        self.hears(r"Black: 2; .*; Black to move\.; The game is paused\. Press Continue\.")
        app.key("F10", "g")
        self.hears(r"New game\.")
        self.hears(r"Ctrl\+N\.")
        app.key("g")
        self.hears(r"Does Black really want to resign\?")
        app.press("Yes, resign")
        self.hears(r"Black resigns\. White wins\.")
        app.key("ctrl+i")
        self.hears(r"Black: 2; Game over; .*; Black resigns\. White wins\.")

    def test_the_displays_and_what_a_study_has_of_a_move(self):
        app = self.listen("--mode", "study")
        self.hears(r".*Black to move\.")
        app.board()
        app.key("f", "5", "Return")
        self.hears(r"Move 1, f5\. White to move\.")
        app.key("ctrl+i")
        self.hears(r"Black: 4; Study; Othello · move 1 of 1; White: 1; White to move\.")
        app.key("f", "6", "Return")
        self.hears(r"Move 2, f6\. Black to move\.")
        app.key("alt+Left")
        app.key("d", "6", "Return")
        self.hears(r"variation 2 of 2\.")

    def test_a_number_is_typed_by_ear(self):
        app = self.listen("--mode", "two-players")
        self.hears(r"Play a move to begin, or press Start\.")
        seconds = app.find("Seconds a turn", "spin button")
        seconds.accessible.get_component_iface().grab_focus()
        self.hears(r"Seconds a turn 30 spin button\.")
        app.key("4")
        self.hears(r"4\.?")
        app.key("5")
        self.hears(r"45\.?")
        app.key("Return", "ctrl+i")
        self.hears(r"Black: 2; Time left: 45 seconds; White: 2; Black to move\.")

    def test_what_keys_do_in_a_study_is_heard(self):
        app = self.listen("--mode", "study")
        self.hears(r".*Black to move\.")
        app.board()
        app.key("f", "5", "Return")
        self.hears(r"Move 1, f5\. White to move\.")
        self.one_square(app, ["ctrl+1"], r"f5, black disc, last move, marked with a circle\.")
        self.one_square(app, ["ctrl+5"], r"f5, black disc, last move, marked A\.")
        self.one_square(app, ["ctrl+5"], r"f5, black disc, last move\.")
        app.key("F4")
        self.hears(r"The analysis is switched on\.")
        app.find(r".*, value .*", "list item", timeout=20)
        app.key("F4")
        self.hears(r"The analysis is switched off\. Press F4 to switch it on\.")

    def test_a_room_a_lesson_and_its_tasks_say_what_one_has_come_to(self):
        app = self.listen("--mode", "study")
        self.hears(r"The start of the game\. Black to move\.")
        app.key("F2")
        self.hears(r"Learn\. .*: find the best move\. .*")
        app.press("Today", "page tab")
        app.find(r"First lesson: .*", "button").accessible.get_component_iface().grab_focus()
        app.key("Return")
        self.hears(r"How discs turn\. Two white .*")
        app.cells()[0].accessible.get_component_iface().grab_focus()
        app.key("Return")
        self.hears(r"There is nothing to play yet\. Press “Next” to go on\.")
        while app.search("Next", "button"):
            app.press("Next")
        app.press("To the tasks")
        self.hears(r"Task 1 of 5\. Black to move\. .*")
        for square in ("g1", "g2"):
            app.key(*square, "Return")
            self.hears(r"Nothing turns there\..*")
        app.key("ctrl+i")
        self.hears(r"Black: 2; How discs turn; Task 1 of 5; White: 2; Black to move\. Play where a white disc turns\.")
        for task in (2, 3):
            app.press("Skip this task")
            self.hears(rf"Task {task} of 5\. .*")
        app.key("b", "6", "Return")
        self.hears(r"b6 traps only c5, .* The move stays on the board until Enter takes it back\.")
        app.key("a", "1", "Return")
        self.hears(r"Taken back\. White to move\. .*")
        app.key("F3")
        self.hears(r"Study\. .*")

    def test_what_came_of_a_file_added_to_the_openings_is_heard(self):
        folder = self.home.path / "Documents"
        folder.mkdir(exist_ok=True)
        (folder / "good.wtb").write_bytes(base(GAMES))
        (folder / "bad.wtb").write_bytes(base(GAMES)[:8])
        app = self.listen("--mode", "study")
        self.hears(r".*Black to move\.")
        app.key("F6")
        app.find(r"There are no games here yet\..*", None)
        for name, told in (("bad", r"bad\.wtb: It can't be read\. .*"), ("good", r"good\.wtb: 6 game.*")):
            app.press("Add games or books…")
            app.find(rf"{name}\.wtb.*", "list item")
            while not app.focused().name.startswith(name):
                app.key("Down")
            app.key("Return")
            self.hears(told)
        app.press("Where the games are from")
        app.press(r"Remove good\.wtb")
        self.hears(r"good\.wtb was removed\.")
