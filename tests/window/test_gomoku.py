"""Gomoku in the same window: whole games, forbidden points, swap2, clocks, the machine, files, and nothing lost."""

import re
import time

import screen
from harness import WindowTest, wait_for

QUICK = "version = 1\n[play]\nreply-delay-ms = 0\n[view]\nmotion = \"reduced\"\n"
# Black has five on row 8 with the last of these moves.
WON = "h8 h9 i8 i9 j8 j9 k8 k9 l8".split()
# Black makes two open threes at once on j7: j8, j9 above it and h7, i7 beside it.
DOUBLE_THREE = "j8 a1 j9 c1 h7 e1 i7 g1".split()


class Gomoku(WindowTest):
    def begin(self, *arguments, moves=()):
        app = self.start("--game", "gomoku", "--mode", "two-players", "--start", *arguments)
        for move in moves:
            app.play(move)
        return app

    def said_of(self, app, point):
        return app.cell(point).name

    def test_from_a_cold_start_to_the_first_stone_with_the_mouse(self):
        app = self.start()
        app.click(app.find("Gomoku", "choice"))
        app.click(app.find("A friend", "choice"))
        app.says(r"Play a move to begin, or press Start\.")
        self.assertEqual(len(app.cells()), 225)
        app.click(app.button("Start"))
        app.says(r"The game begins\. Black to move\.")
        app.click_cell("h8")
        app.says(r"Black played h8\. White to move\.")
        self.assertEqual(self.said_of(app, "h8"), "h8, black stone, move 1, last move")
        self.assertEqual(app.counts(), (1, 0))

    def test_five_in_a_row_win_and_are_marked(self):
        app = self.begin(moves=WON)
        app.says(r".*The game is over\. Black wins\.")
        self.assertIn("in the winning row", self.said_of(app, "h8"))
        self.assertNotIn("winning", self.said_of(app, "h9"))
        app.press("Undo")
        wait_for(lambda: app.plies() == 8, "the winning stone is taken back")
        app.press("Redo")
        app.says(r".*Black wins\.")

    def test_standard_wants_exactly_five(self):
        app = self.begin("--rule", "standard", moves="f8 f9 g8 g9 h8 h10 j8 j9 k8 k9 i8".split())
        app.says(r"Black played i8\. White to move\.")

    def test_a_point_is_typed_by_its_name_and_played_with_return(self):
        app = self.begin()
        app.key("o", "1", "5", "Return")
        app.says(r"Black played o15\..*")
        app.key("a", "1", "Return")
        app.says(r"White played a1\..*")
        app.key("Right", "space")
        app.says(r"Black played b1\..*")
        app.key("a", "1", "Return")
        app.says(r"a1 is taken already\.")

    def test_between_four_crossings_a_click_does_nothing(self):
        app = self.begin()
        left, top, width, height = app.cell("d4").box()
        screen.click(left + width - 1, top + height - 1)
        time.sleep(0.3)
        self.assertEqual(app.plies(), 0)

    def test_renju_crosses_out_what_black_may_not_play_and_says_why(self):
        app = self.begin("--rule", "renju", moves=DOUBLE_THREE)
        self.assertEqual(self.said_of(app, "j7"), "j7, empty, forbidden: double three")
        app.click_cell("j7")
        app.says(r"j7 is forbidden for Black: it would make two open threes\.")
        self.assertEqual(app.plies(), len(DOUBLE_THREE))
        app.play("k12")
        wait_for(lambda: self.said_of(app, "j7") == "j7, empty", "White may play it")
        app.play("j7")

    def test_swap2_leads_two_people_through_the_opening(self):
        app = self.begin("--opening", "swap2")
        for move, left in (("h8", r"3 stones.*black.*"), ("i9", r"2 stones.*white.*"), ("k10", r"1 stone .*black.*")):
            app.says(r"Opening: " + left)
            app.play(move)
        app.says(r"Opening: the other player chooses a colour\.")
        app.click_cell("a1")
        self.assertEqual(app.plies(), 3, "a stone has to wait for the choice")
        app.press("Place two more")
        app.says(r"Two more stones first.*")
        app.play("c3")
        app.play("c5")
        app.says(r"Opening: the opener chooses a colour\.")
        self.assertEqual(app.search("Place two more"), [])
        app.press("Play White")
        app.says(r"The opener plays White, the other player Black\. White to move\.")
        app.play("g7")
        self.assertIn("white stone, move 6", self.said_of(app, "g7"))
        app.press("Undo")
        app.press("Undo")
        app.says(r"Taken back: .*White.*\. Opening: the opener chooses a colour\.")
        app.press("Undo")
        app.says(r"Taken back: c5\. Opening: 1 stone .*")
        app.press("Redo")
        app.says(r"Played again: c5\. Opening: the opener chooses a colour\.")

    def test_the_question_whether_to_resign_takes_the_place_of_the_choice_of_a_colour(self):
        app = self.begin("--opening", "swap2", moves=("h8", "i9", "k10"))
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard on the choice")
        app.press("Resign")
        app.says(r"Does White really want to resign\?")
        app.button("Yes, resign")
        self.assertEqual(app.search("Play Black|Play White|Place two more", "button"), [])
        wait_for(lambda: app.focused() is not None and app.focused().name == "Keep playing", "the keyboard on the question")
        app.key("Escape")
        app.says(r"Opening: the other player chooses a colour\.")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard back on the choice")

    def test_swap2_is_played_with_the_keyboard_alone(self):
        app = self.begin("--opening", "swap2")
        app.key("h", "8", "Return", "i", "9", "Return", "k", "1", "0", "Return")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard on the choice")
        # A button that has only just come takes no key yet.
        time.sleep(0.6)
        app.key("Right", "Right", "Return")
        wait_for(lambda: app.search("Place two more") == [], "the choice")
        app.key("c", "3", "Return", "c", "5", "Return")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard on the last choice")
        time.sleep(0.6)
        app.key("Return")
        app.says(r"The opener plays Black.*")
        app.key("e", "5", "Return")
        wait_for(lambda: self.said_of(app, "e5") == "e5, white stone, move 6, last move", "the sixth stone")
        self.assertEqual(app.moves()[6], "e5")
        app.find(r".*the opener has Black.*")

    def test_soosorv_leads_two_people_through_fifth_moves_with_the_keyboard_alone(self):
        app = self.begin("--opening", "soosorv-8")
        app.says(r"Opening: 3 stones to place\. Next: a black stone, in the centre\.")
        app.key("a", "1", "Return")
        app.says(r"The opening begins in the centre of the board\.")
        app.key("h", "8", "Return", "i", "9", "Return", "j", "1", "0", "Return")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard on the choice")
        # A button that has only just come takes no key yet.
        time.sleep(0.6)
        app.key("Right", "Return")
        app.says(r"The opener plays Black, the other player White\. White to move\.")
        app.key("a", "1", "Return")
        app.says(r"Opening: choose how many fifth moves Black will offer\.")
        wait_for(lambda: app.focused() is not None and app.focused().name == "1 fifth move", "the keyboard on the numbers")
        time.sleep(0.6)
        app.key("Right", "Return")
        app.says(r"2 fifth moves will be offered\. .*")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play Black", "the keyboard on the swap")
        time.sleep(0.6)
        app.key("Return")
        app.says(r"Opening: Black has 2 fifth moves to offer\.")
        app.key("h", "9", "Return")
        app.says(r"h9 is offered\. 1 to come\.")
        app.key("i", "8", "Return")
        app.says(r"i8 is the same as a fifth move that is offered, turned, mirrored or shifted\.")
        app.key("o", "1", "5", "Return")
        app.says(r"Opening: White takes one of the fifth moves\.")
        self.assertEqual(self.said_of(app, "h9"), "h9, offered fifth move 1")
        app.key("h", "9", "Return")
        app.says(r"h9 is the fifth move\. White to move\.")
        wait_for(lambda: self.said_of(app, "o15") == "o15, empty", "the other offer to go")

    def test_what_is_shown_says_where_the_opening_wants_the_next_stone(self):
        app = self.begin("--opening", "taraguchi-10", moves=("h8",))
        app.press("Play Black")
        app.says(r"The opener plays .*\. Next: a white stone, in the central 3×3 points\.")
        app.key("ctrl+i")
        app.find(r".*; .*Next: a white stone, in the central 3×3 points\.", "notification")

    def test_taraguchi_against_the_machine_in_both_roles(self):
        for mode in ("play-black", "play-white"):
            self.settings(QUICK)
            app = self.start("--game", "gomoku", "--opening", "taraguchi-10", "--mode", mode, "--level", "1", "--start")
            if mode == "play-black":
                app.play("h8")
            app.says(r"Opening: [^t].*|You play (Black|White)\..*|The .*", timeout=20)
            app.quit()

    def test_swap2_against_the_machine_in_both_roles(self):
        self.settings(QUICK)
        app = self.start("--game", "gomoku", "--opening", "swap2", "--mode", "play-black", "--level", "3", "--start")
        for move in ("h8", "i9", "k10"):
            app.play(move)
        app.says(r"Opening: [^t].*|You play (Black|White)\..*|.*(Black|White) to move\.|White is thinking.*", timeout=15)
        app.quit()

        app = self.start("--game", "gomoku", "--opening", "swap2", "--mode", "play-white", "--level", "3", "--start")
        app.says(r"Opening: choose your colour\.", timeout=20)
        self.assertEqual(app.stones().count("X"), 2)
        self.assertEqual(app.stones().count("O"), 1)
        app.press("Play White")
        app.says(r"You play White\. Your turn\.")

    def test_the_machine_answers_and_stops_an_open_four(self):
        self.settings(QUICK)
        app = self.start("--game", "gomoku", "--mode", "play-black", "--level", "8", "--start")
        app.play("h8")
        wait_for(lambda: app.plies() == 2, "the reply", timeout=10)
        app.press("Undo")
        wait_for(lambda: app.plies() == 0, "the own decision")
        app.play("h8")
        wait_for(lambda: app.plies() == 2, "the reply again", timeout=10)

    def test_a_hint_tells_a_forced_win(self):
        app = self.begin(moves="h8 a1 i8 c1 j8 e1".split())
        app.press("Hint")
        app.says(r"Best: \w+\. (Black|White|You) would win in 2 moves\.", timeout=10)
        said = [item.name for item in app.cells() if ", hint, " in item.name]
        self.assertEqual(len(said), 1)
        self.assertRegex(said[0], r"\w+, empty, hint, win 2")

    def test_two_machines_play_to_the_end(self):
        self.settings(QUICK)
        app = self.start("--game", "gomoku", "--mode", "watch", "--level", "1", "--start")
        app.says(r".*(Black wins|White wins|A draw)\.", timeout=90)

    def test_a_killed_game_comes_back_with_rules_opening_and_clock(self):
        app = self.begin("--rule", "standard", "--size", "19", "--opening", "swap2", moves=["j10", "k11", "m12"])
        app.press("Play Black")
        app.says(r"The opener plays White.*")
        app.play("c3")
        app.play("c5")
        app.press("Undo")
        wait_for(lambda: app.plies() == 4 or app.stones().count("O") == 2, "a stone taken back")
        app.press("Pause")
        stones, left = app.stones(), app.seconds_left()
        time.sleep(0.5)
        app.kill()
        again = self.start()
        again.says(r"Your unfinished game is back\. Press Continue\.")
        self.assertEqual((again.stones(), again.seconds_left()), (stones, left))
        again.find(r"Gomoku · Standard, swap2 · 19×19 · .* · the opener has White")
        again.press("Continue")
        again.press("Redo")
        wait_for(lambda: "black stone" in again.cell("c5").name, "the stone that was taken back")

    def test_looking_through_the_game_changes_nothing(self):
        app = self.begin(moves=WON[:6])
        app.key("alt+Home")
        wait_for(lambda: app.stones() == "." * 225, "the start")
        app.key("alt+Right")
        wait_for(lambda: app.stones().count("X") == 1, "the first stone")
        app.key("alt+End")
        wait_for(lambda: app.stones().count("O") == 3, "the live board")

    def timed(self, rule):
        self.settings(f'version = 1\n[play]\ngomoku-time-out = "{rule}"\n[setup]\nclock = "per-turn"\nturn-seconds = 5\n')
        return self.begin(moves=["h8"])

    def test_when_time_is_up_continue_gives_the_same_side_a_fresh_countdown(self):
        app = self.timed("ask")
        app.says(r"White's time is up\. Keep the turn.*", timeout=7)
        app.press("Keep my turn")
        app.says(r".*White to move\.")
        self.assertGreaterEqual(app.seconds_left(), 4)
        self.assertEqual(app.moves(), {1: "h8"})

    def test_time_that_is_up_loses(self):
        app = self.timed("lose")
        app.says(r"White's time is up\. Black wins\.", timeout=7)

    def test_time_that_is_up_draws(self):
        app = self.timed("draw")
        app.says(r"White's time is up\. Nobody wins\.", timeout=7)

    def test_a_clock_for_the_game_shows_on_both_sides(self):
        self.settings('version = 1\n[setup]\nclock = "whole-game"\ngame-seconds = 60\n')
        app = self.begin(moves=["h8"])
        app.find(r"Black's time left: .*")
        app.find(r"White's time left: .*")
        self.assertEqual(app.counts(), (1, 0))

    def test_a_game_is_saved_and_opened_as_psq_and_a_broken_one_is_refused(self):
        file = self.home.path / "game.psq"
        file.write_text("Piskvork 15x15, 11:11, 0\n8,8,100\n9,7,100\n7,9,100\n")
        app = self.start(file)
        wait_for(lambda: app.stones().count("X") == 2, lambda: f"the game; {app.status()!r}")
        self.assertIn("black stone, move 1", self.said_of(app, "h8"))
        app.quit()
        file.write_text("Piskvork 15x15, 11:11, 0\n8,8,100\n8,8,100\n")
        app = self.start(file)
        app.says(r".*(3|2).*")

    def test_chinese_says_stones_and_reasons(self):
        self.settings('version = 1\n[view]\nlanguage = "zh_CN"\n')
        app = self.begin("--rule", "renju")
        cells = app.cells()
        for move in DOUBLE_THREE:
            cell = cells["abcdefghijklmno".index(move[0]) + 15 * (15 - int(move[1:]))]
            empty = cell.name
            cell.act("Press")
            wait_for(lambda cell=cell, empty=empty: cell.name != empty, f"a stone instead of {empty}")
        self.assertEqual(cells[9 + 15 * 8].name, "j7，空，禁手：三三")
        self.assertRegex(cells[9 + 15 * 7].name, "^j8，黑子，第 1 手")

    def test_the_choice_of_the_game_is_remembered_with_its_board(self):
        app = self.start()
        app.choose("Gomoku")
        app.choose("19×19")
        app.choose("Renju")
        app.choose("Othello")
        wait_for(lambda: len(app.cells()) == 64, "the other board")
        app.choose("Gomoku")
        wait_for(lambda: len(app.cells()) == 361, "the goban as it was")
        time.sleep(0.5)
        app.quit()
        again = self.start()
        wait_for(lambda: len(again.cells()) == 361, "the goban at the next start")
        self.assertTrue(re.search("White wins with five or more", again.find(r"Black wins with exactly five.*").name))
