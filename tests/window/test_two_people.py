"""Two people at one window: whole games, with what the window shows checked after every move."""

import re
import time

import rules
import screen
from harness import WindowTest, wait_for
from rules import SIDES


class TwoPeople(WindowTest):
    def play_whole_game(self, app, seed, size=8):
        plies, last = rules.random_game(seed, size)
        for squares, side, move in plies:
            self.assertEqual(app.stones(), squares, f"before {move}")
            self.assertEqual(app.counts(), (squares.count("X"), squares.count("O")))
            wanted = {rules.name(cell, size) for cell in rules.legal(squares, side, size)}
            self.assertEqual(app.legal(), wanted, f"before {move}")
            if move == "pass":
                app.says(rf".*{SIDES[side]} has no legal move\..*")
                app.press("Skip")
            else:
                app.play(move)
        self.assertEqual(app.stones(), last)
        self.assertEqual(app.legal(), set())
        rows = app.moves()
        self.assertIn(len(plies), rows)
        self.assertEqual(rows, {number: plies[number - 1][2] for number in rows})
        return plies, last

    def test_a_whole_game_shows_every_position_and_its_result(self):
        app = self.start("--mode", "two-players", "--start")
        _, last = self.play_whole_game(app, seed=1)
        black, white = last.count("X"), last.count("O")
        self.assertEqual(app.counts(), (black, white))
        winner = r"Black wins by \d+ to \d+" if black > white else r"White wins by \d+ to \d+" if white > black else "A draw"
        app.says(rf".*The game is over\. {winner}\.")

    def test_a_whole_game_on_ten_by_ten(self):
        app = self.start("--mode", "two-players", "--size", "10", "--start")
        self.play_whole_game(app, seed=2, size=10)

    def test_from_a_cold_start_to_the_first_disc_in_three_clicks(self):
        app = self.start()
        app.click(app.find("A friend", "choice"))
        app.says(r"Play a move to begin, or press Start\.")
        app.click(app.button("Start"))
        app.says(r"The game begins\. Black to move\.")
        app.click_cell("f5")
        app.says(r"Black played f5, 1 disc flipped\. White to move\.")
        self.assertEqual(app.counts(), (4, 1))

    def test_the_first_click_on_the_board_of_a_first_start_begins_the_game_against_the_machine(self):
        app = self.start()
        app.says(r"Your turn: make a move to begin\.")
        app.click_cell("f5")
        wait_for(lambda: len(app.moves()) >= 2, "the machine's reply")
        self.assertEqual(app.moves()[1], "f5")

    def test_the_pixels_agree_with_the_names(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        # The pointer away from the board, and the flipped disc at rest.
        screen.hover(1, 1)

        def brightness(square):
            left, top, width, height = app.cell(square).box()
            picture = screen.Picture.of_screen(left + width // 4, top + height // 3, width // 8, height // 8)
            return sum(sum(picture.at(x, y)) for x in range(picture.width) for y in range(picture.height)) / (
                3 * picture.width * picture.height
            )

        wait_for(lambda: brightness("e5") < 80, "the flipped disc is black")
        for square in ("f5", "e4", "d5"):
            self.assertLess(brightness(square), 80, square)
        self.assertGreater(brightness("d4"), 180)

    def test_a_click_in_the_wrong_place_or_at_the_wrong_time_says_what_to_do(self):
        app = self.start()
        app.choose("A friend")
        app.click_cell("a1")
        app.says(r"The game begins\. Black to move\.")
        before = app.stones()
        app.click_cell("d4")
        app.says(r"d4 is taken already\.")
        app.click_cell("a1")
        app.says(r"a1 would flip nothing\.")
        app.press("Pause")
        app.says(r"Paused\. Press Continue\.")
        app.click_cell("f5")
        app.says(r"The game goes on\. Black to move\.")
        self.assertEqual(app.stones(), before)
        app.click_cell("f5")
        app.says(r"Black played f5, 1 disc flipped\. White to move\.")
        app.key("alt+Home")
        app.says(r"You see the start of the game\.")
        app.click_cell("d6")
        app.says(r"Back at the latest move\. White to move\.")
        self.assertEqual(app.moves(), {1: "f5"})

    def test_undo_and_redo_walk_the_whole_game_and_a_reset_can_be_undone(self):
        app = self.start("--mode", "two-players", "--start")
        positions = []
        plies, _ = rules.random_game(3)
        for squares, _, move in plies[:8]:
            positions.append(squares)
            app.play(move)
        end = app.stones()
        for squares in reversed(positions):
            app.press("Undo")
            wait_for(lambda squares=squares: app.stones() == squares, "the position before")
        self.assertEqual(app.moves(), {})
        for squares in positions[1:] + [end]:
            app.press("Redo")
            wait_for(lambda squares=squares: app.stones() == squares, "the position after")
        app.press("Reset")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        # Before the first move there is no button for it.
        app.key("ctrl+z")
        wait_for(lambda: app.stones() == end, "the game before Reset")

    def test_resigning_names_the_winner(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.press("Resign")
        app.says(r"Does White really want to resign\?")
        app.press("Keep playing")
        self.assertEqual(app.moves(), {1: "f5"})
        app.press("Resign")
        app.press("Yes, resign")
        app.says(r"White resigns\. Black wins.*")

    def test_after_a_resignation_from_the_menu_the_keyboard_is_with_what_comes_next(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("alt+g")
        app.press("Resign", "menu item")
        app.press("Yes, resign")
        app.says(r"White resigns\. Black wins.*")
        again = r"Rematch|New game"
        wait_for(lambda: app.focused() is not None and re.fullmatch(again, app.focused().name), "the keyboard on the next game")
        app.key("alt+Left")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        self.assertEqual(app.moves(), {1: "f5"})

    def test_sound_without_a_server_says_nothing(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        # Longer than the window waits before it looks for a server.
        time.sleep(1.5)
        app.play("d6")
        app.says(r"White played d6.*")
        self.assertEqual(app.remarks(), [])
