"""The countdown: what happens when it runs out, and that pausing stops it."""

import time

import rules
from harness import WindowTest, wait_for

SECONDS = 5


class Clock(WindowTest):
    def begin(self, rule):
        self.settings(
            f'version = 1\n[play]\ntime-out = "{rule}"\n[setup]\nclock = "per-turn"\nturn-seconds = {SECONDS}\n'
        )
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.says(r".*White to move\.")
        self.assertGreaterEqual(app.seconds_left(), SECONDS - 1)
        return app

    def test_it_asks_and_the_turn_can_be_kept(self):
        app = self.begin("ask")
        app.says(r"White's time is up\. Keep the turn.*", timeout=SECONDS + 2)
        app.press("Keep my turn")
        app.says(r".*White to move\..*")
        self.assertEqual(app.moves(), {1: "f5"})
        self.assertGreaterEqual(app.seconds_left(), SECONDS - 1)

    def test_it_asks_and_the_turn_can_be_given_away(self):
        app = self.begin("ask")
        app.says(r"White's time is up\. Keep the turn.*", timeout=SECONDS + 2)
        self.assertEqual(app.moves(), {1: "f5"})
        app.press("Give it away")
        app.says(r".*Black to move\..*")
        self.assertGreaterEqual(app.seconds_left(), SECONDS - 1)

    def test_it_asks_and_new_game_starts_over(self):
        app = self.begin("ask")
        app.says(r"White's time is up\. Keep the turn.*", timeout=SECONDS + 2)
        app.press("New game")
        wait_for(lambda: app.stones() == rules.start(), "the start position")

    def test_the_question_can_be_answered_with_the_keyboard(self):
        app = self.begin("ask")
        app.says(r"White's time is up\. Keep the turn.*", timeout=SECONDS + 2)
        wait_for(lambda: app.focused() is not None and app.focused().name == "Keep my turn", "the keyboard on the answer")
        # The button has only just appeared, and takes no key that was meant for what was there before.
        time.sleep(0.8)
        app.key("Return")
        app.says(r".*White to move\..*")
        app.key("f", "6")
        wait_for(lambda: app.focused() is not None and app.focused().name.startswith("f6"), "the keyboard on f6")

    def test_the_question_takes_the_keyboard_from_the_panel_but_no_key_meant_for_it(self):
        app = self.begin("ask")
        app.find("Moves", "page tab").accessible.get_component_iface().grab_focus()
        wait_for(lambda: app.focused().name == "Moves", "the keyboard in the panel")
        deadline = time.monotonic() + 2 * SECONDS
        while not app.search("Keep my turn", "button") and time.monotonic() < deadline:
            app.key("Return")
        wait_for(lambda: app.focused().name == "Keep my turn", "the keyboard at the answer")
        app.says(r"White's time is up\. Keep the turn.*")
        # Until the button has been there for a moment, it takes no key.
        time.sleep(1)
        app.key("Return")
        app.says(r"White to move\..*")

    def test_the_turn_passes(self):
        app = self.begin("pass")
        app.says(r".*Black to move\..*", timeout=SECONDS + 2)
        self.assertEqual(app.moves(), {1: "f5", 2: "pass"})
        self.assertGreaterEqual(app.seconds_left(), SECONDS - 2)

    def test_two_time_outs_in_a_row_pause_the_game(self):
        app = self.begin("pass")
        app.find("Continue", "button", timeout=2 * SECONDS + 4)
        app.says(r".*[Pp]aused.*")

    def test_the_side_on_move_loses(self):
        app = self.begin("lose")
        app.says(r"White's time is up\. Black wins\.", timeout=SECONDS + 2)
        self.assertEqual(app.legal(), set())

    def test_the_discs_decide(self):
        app = self.begin("discs")
        app.says(r"White's time is up\. The discs decide\. Black wins by .*", timeout=SECONDS + 2)

    def test_pausing_stops_the_clock_and_continue_lets_it_run(self):
        app = self.begin("ask")
        wait_for(lambda: app.seconds_left() <= SECONDS - 2, "two seconds gone")
        app.press("Pause")
        app.says(r"Paused\. Press Continue\.")
        left = app.seconds_left()
        began = time.monotonic()
        while time.monotonic() - began < 2.5:
            self.assertEqual(app.seconds_left(), left)
            time.sleep(0.2)
        app.press("Continue")
        wait_for(lambda: app.seconds_left() < left, "the clock runs again")

    def test_what_lies_over_the_board_stops_the_clock(self):
        app = self.begin("ask")
        for key, seen in (("ctrl+comma", "Preferences"), ("F1", "How to play Othello"), ("ctrl+o", "Open a game")):
            with self.subTest(seen=seen):
                app.key(key)
                app.find(seen, "heading")
                before = app.seconds_left()
                time.sleep(2.5)
                self.assertGreaterEqual(app.seconds_left(), before - 1)
                app.key("Escape")
                app.gone(seen, "heading")
        self.assertFalse(app.search(r".*time is up\. Keep the turn.*"))
        # What is left of the turn goes on by itself, and ends.
        app.says(r".*time is up\. Keep the turn.*", timeout=SECONDS + 2)
