"""Nothing is lost: a killed program comes back with its game, and a second window leaves the first one's alone."""

import random
import shutil
import signal
import time

import rules
from harness import WindowTest, wait_for

QUICK = "version = 1\n[play]\nreply-delay-ms = 0\n"


class Kept(WindowTest):
    def test_a_killed_game_comes_back_paused_with_board_mode_clock_and_history(self):
        app = self.start("--mode", "two-players", "--start")
        plies, _ = rules.random_game(5)
        for _, _, move in plies[:11]:
            app.play(move)
        app.press("Undo")
        wait_for(lambda: app.plies() == 10, "ten moves")
        wait_for(lambda: app.seconds_left() <= 27, "three seconds of the turn gone")
        app.press("Pause")
        squares, moves, left = app.stones(), app.moves(), app.seconds_left()
        time.sleep(0.5)
        app.kill()

        again = self.start()
        self.assertEqual(again.stones(), squares)
        self.assertEqual(again.moves(), moves)
        self.assertEqual(again.seconds_left(), left)
        again.button("Reset")
        again.press("Continue")
        again.says(r".*Black to move\..*|.*White to move\..*")
        again.press("Redo")
        wait_for(lambda: again.plies() == 11, "the move that was taken back")
        again.press("Undo")
        again.play(plies[10][2])

    def test_whatever_the_moment_of_the_kill_no_answered_move_is_lost(self):
        self.settings(QUICK)
        chance = random.Random(11)
        app = self.start("--mode", "play-black", "--level", "1", "--start")
        for _ in range(5):
            known = app.plies()
            squares, side = rules.start(), "X"
            for _, move in sorted(app.moves().items()):
                if move != "pass":
                    squares = rules.play(squares, side, "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1))
                side = rules.other(side)
            app.play(rules.name(chance.choice(rules.legal(squares, "X"))))
            wait_for(lambda known=known: app.plies() > known + 1, "the reply")
            shown = app.moves()
            time.sleep(chance.random() * 0.2)
            app.kill()
            app = self.start()
            kept = app.moves()
            self.assertEqual(kept, {number: shown[number] for number in kept})
            self.assertGreater(len(kept), known, "the answered move is on disk")
            app.press("Continue")
            wait_for(lambda shown=shown: app.plies() >= len(shown), "the machine has moved")

    def test_a_step_between_people_that_shows_outlives_a_kill(self):
        chance = random.Random(5)
        plies, _ = rules.random_game(5)
        app = self.start("--mode", "two-players", "--start")
        for number, (_, _, move) in enumerate(plies[:8], 1):
            app.play(move)
            time.sleep(chance.random() * 0.01)
            app.kill()
            app = self.start()
            self.assertEqual(app.plies(), number, f"{move} was seen")
            app.press("Continue")

    def test_a_session_folder_that_is_removed_while_playing_is_made_again(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        shutil.rmtree(self.home.state / "heibai")
        app.play("d6")
        wait_for(lambda: len(list(self.home.state.glob("heibai/sessions/*.json"))) == 1, "the game on disk")
        self.assertEqual(len(self.start().moves()), 0, "the game of another window is not taken")
        app.kill()
        again = self.start()
        wait_for(lambda: again.moves() == {1: "f5", 2: "d6"}, "both moves")

    def test_a_signal_to_end_saves_everything_the_clock_too(self):
        for number, name in enumerate((signal.SIGTERM, signal.SIGHUP, signal.SIGINT)):
            with self.subTest(signal=name):
                app = self.start("--mode", "two-players", "--start")
                app.play("f5")
                # Within five seconds the clock alone is not saved by itself.
                wait_for(lambda app=app: app.seconds_left() <= 28, "two seconds of the turn gone")
                app.process.send_signal(name)
                self.assertEqual(app.ended(), 0)
                left = [file for file in self.home.files() if "sessions" in file]
                self.assertEqual(len(left), number + 1, f"games and nothing else: {left}")
                again = self.start()
                wait_for(lambda again=again: again.moves() == {1: "f5"}, "the move")
                self.assertLessEqual(again.seconds_left(), 28)
                self.assertEqual(again.quit(), 0)

    def test_quitting_keeps_the_game_too(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        self.assertEqual(app.quit(), 0)
        again = self.start()
        wait_for(lambda: again.moves() == {1: "f5"}, "the move")

    def test_two_windows_do_not_destroy_each_others_game(self):
        one = self.start("--mode", "two-players", "--start")
        one.play("f5")
        two = self.start("--mode", "two-players", "--start")
        two.play("d3")
        one.play("d6")
        two.play("c5")
        self.assertEqual(one.moves(), {1: "f5", 2: "d6"})
        self.assertEqual(two.moves(), {1: "d3", 2: "c5"})
        time.sleep(0.5)
        one.kill()
        two.kill()

        first = self.start()
        second = self.start()
        self.assertEqual({tuple(app.moves().values()) for app in (first, second)}, {("f5", "d6"), ("d3", "c5")})

    def test_a_game_that_was_begun_anew_leaves_the_unfinished_one_to_be_resumed(self):
        before = self.start("--mode", "two-players", "--start")
        before.play("f5")
        before.play("d6")
        before.quit()

        app = self.start("--mode", "two-players", "--start")
        self.assertEqual(app.moves(), {})
        app.play("d3")
        self.resume(app)
        wait_for(lambda: app.moves() == {1: "f5", 2: "d6"}, "the unfinished game")
        app.button("Continue")
        self.resume(app)
        wait_for(lambda: app.moves() == {1: "d3"}, "the game that made room for it")

    def test_a_broken_file_on_the_command_line_still_shows_the_unfinished_game(self):
        before = self.start("--mode", "two-players", "--start")
        before.play("f5")
        before.quit()
        broken = self.home.path / "broken.txt"
        broken.write_text("f5 d6 z9")
        app = self.start(broken)
        app.says(r".*(not understood|not a legal move).*")
        wait_for(lambda: app.moves() == {1: "f5"}, "the unfinished game")

    def resume(self, app):
        app.key("alt+g")
        app.find(r"Resume.*").act("Press")
