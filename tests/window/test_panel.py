"""The panel: what is chosen before play, the tabs, the moves and the buttons that go through them."""

import unittest

import rules
from harness import WindowTest, wait_for

QUICK = """version = 1
[play]
reply-delay-ms = 0
[view]
motion = "reduced"
"""


class Panel(WindowTest):
    def slider(self, app, name="Strength"):
        return app.find(name, "slider")

    def value(self, item):
        return item.accessible.get_value_iface()

    def test_the_slider_of_the_level_tells_its_range_and_takes_a_value(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-black", "--level", "3")
        slider = self.slider(app)
        value = self.value(slider)
        self.assertEqual((value.get_minimum_value(), value.get_maximum_value()), (1, 10))
        self.assertEqual(value.get_minimum_increment(), 1)
        self.assertEqual(value.get_current_value(), 3)
        self.assertIn("Apprentice", slider.description)
        self.assertTrue(value.set_current_value(8))
        wait_for(lambda: value.get_current_value() == 8, "the new level")
        wait_for(lambda: "Candidate" in slider.description, lambda: f"its name; {slider.description!r}")
        slider.act("Increase")
        wait_for(lambda: value.get_current_value() == 9, "one level more")
        # It is kept, so the game has taken it.
        app.quit()
        again = self.start()
        self.assertEqual(self.value(self.slider(again)).get_current_value(), 9)

    def test_the_seconds_of_a_turn_have_a_range_too(self):
        app = self.start("--mode", "two-players")
        value = self.value(app.find("Seconds a turn", "spin button"))
        self.assertEqual((value.get_minimum_value(), value.get_maximum_value()), (5, 600))
        value.set_current_value(60)
        app.press("Start")
        wait_for(lambda: app.seconds_left() in (59, 60), lambda: f"a minute; {app.seconds_left()}")

    def test_choosing_moves_neither_start_nor_what_is_chosen_next(self):
        app = self.start("--mode", "play-black")
        always = [("Start", "button"), ("Whole game", "choice"), ("A friend", "choice"), ("Gomoku", "choice"), ("More", "button")]

        def places():
            return {name: app.search(name, role)[-1].box() for name, role in always}

        before = places()
        for choice in ("A friend", "Watch", "Heibai", "Whole game", "Gomoku"):
            if choice == "Gomoku":
                # Its rules are in sight, in place of the button that unfolds what Othello has there.
                del before["More"]
                always.pop()
            # With the mouse: another game takes longer to show than a screen reader waits for its press.
            app.click(app.find(choice, "choice"))
            wait_for(lambda choice=choice: any(item.has("checked") for item in app.search(choice, "choice")), f"{choice} to be taken")
            self.assertEqual(places(), before, f"after {choice}")

    def test_tabs_show_the_moves_and_the_next_game(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        tabs = app.find("Side panel", "page tab list")
        self.assertEqual([(tab.role, tab.name) for tab in tabs.children()], [("page tab", "Moves"), ("page tab", "New game")])
        moves, next_game = tabs.children()
        self.assertTrue(moves.has("selected"))
        next_game.act("Press")
        wait_for(lambda: next_game.has("selected"), "the other tab")
        # What is chosen is for the next game; it is asked before this one is left, and Undo brings it back.
        self.assertEqual(app.find("Gomoku", "choice").description, "")
        app.press("10×10", "choice")
        app.press("Start the next game")
        app.says(r"Start a new game\? Game ▸ Resume.*")
        app.press("Keep playing")
        self.assertEqual(len(app.stones()), 64)
        app.press("Start the next game")
        app.press("Start the new game")
        wait_for(lambda: len(app.stones()) == 100, "the next game, on its own board")
        app.key("ctrl+z")
        wait_for(lambda: app.moves() == {1: "f5"}, "the game that was played")

    def test_arrow_keys_move_between_the_tabs(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        for _ in range(40):
            focused = app.focused()
            if focused is not None and focused.role == "page tab":
                break
            app.key("Tab")
        self.assertEqual(app.focused().name, "Moves")
        app.key("Right")
        wait_for(lambda: app.focused().name == "New game", "the next tab")
        app.find("Gomoku", "choice")
        app.key("Left")
        wait_for(lambda: app.moves() == {1: "f5"}, "the moves again")

    def test_buttons_go_through_the_moves(self):
        app = self.start("--mode", "two-players", "--start")
        plies, _ = rules.random_game(9)
        for _, _, move in plies[:6]:
            app.play(move)
        live = app.stones()
        self.assertFalse(app.enabled("Next position"))
        self.assertFalse(app.enabled("Last position"))
        app.press("Previous position")
        wait_for(lambda: app.stones() == plies[5][0], "one move back")
        app.press("First position")
        wait_for(lambda: app.stones() == rules.start(), "the start")
        wait_for(lambda: not app.enabled("First position"), "the end of the way back")
        app.press("Next position")
        wait_for(lambda: app.stones() == plies[1][0], "one move on")
        app.press("Last position")
        wait_for(lambda: app.stones() == live, "the live position")
        self.assertEqual(app.plies(), 6)

    def test_black_stands_left_and_white_right_also_where_white_begins(self):
        self.settings(QUICK + '[setup]\nfirst = "white"\n')
        app = self.start("--mode", "two-players", "--start")
        app.play(sorted(app.legal())[0])
        app.play(sorted(app.legal())[0])
        wait_for(lambda: len(app.moves()) == 2, "both moves in the list")
        rows = {int(item.name.split(".")[0]): item.box() for item in app.root.walk() if item.role == "list item" and item.name[:1].isdigit()}
        white, black = rows[1], rows[2]
        self.assertGreater(white[0], black[0], "White's move stands to the right")
        self.assertGreater(black[1], white[1], "Black's answer stands in the next row")


if __name__ == "__main__":
    unittest.main()
