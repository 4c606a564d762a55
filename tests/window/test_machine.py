"""A person against the machine."""

import random
import re
import time

import rules
from harness import WindowTest, wait_for
from rules import SIDES

QUICK = """version = 1
[play]
reply-delay-ms = 0
[view]
motion = "reduced"
"""
SLOW = QUICK.replace("reply-delay-ms = 0", "reply-delay-ms = 3000")


class AgainstTheMachine(WindowTest):
    def replay(self, moves):
        """The position and side to move after these moves, by the oracle; fails on an illegal one."""
        squares, side = rules.start(), "X"
        for move in moves:
            if move == "pass":
                self.assertEqual(rules.legal(squares, side), [], f"{SIDES[side]} passed with a legal move")
            else:
                cell = "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1)
                self.assertIn(cell, rules.legal(squares, side), f"{move} is not legal")
                squares = rules.play(squares, side, cell)
            side = rules.other(side)
        return squares, side

    def test_a_whole_game_against_level_one(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-black", "--level", "1", "--start")
        chance = random.Random(7)
        played = {}

        def position():
            """What is shown, once all agree: each may be read while another changes, and a row while the list grows."""
            played.update(app.moves())
            if app.plies() != len(played):
                return None
            try:
                squares, side = self.replay([played[number] for number in sorted(played)])
            except self.failureException:
                return None
            return (squares, side) if app.stones() == squares else None

        while True:
            squares, side = wait_for(position, lambda: f"{app.stones()} after {played}", timeout=10)
            if not rules.legal(squares, "X") and not rules.legal(squares, "O"):
                break
            if side == "X":
                choices = rules.legal(squares, side)
                if choices:
                    app.play(rules.name(chance.choice(choices)))
                else:
                    app.says(r".*You have no legal move\. Press Skip\.")
                    app.press("Skip")
            wait_for(lambda: app.plies() > len(played), lambda: f"the next move; {app.status()!r}", timeout=10)
        black, white = squares.count("X"), squares.count("O")
        self.assertEqual(app.counts(), (black, white))
        app.says(r".*You won \d+–\d+\." if black > white else r".*You lost \d+–\d+\." if white > black else r".*A draw\.")

    def test_the_machine_opens_when_the_person_plays_white(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-white", "--level", "1", "--start")
        wait_for(lambda: app.plies() == 1, "the machine's first move")
        self.assertIn(app.moves()[1], {"d3", "c4", "f5", "e6"})
        app.says(r"Your turn\..*")

    def test_a_reply_is_not_shown_before_the_delay(self):
        self.settings(QUICK.replace("= 0", "= 1500"))
        app = self.start("--mode", "play-black", "--level", "1", "--start")
        began = time.monotonic()
        app.play("f5")
        wait_for(lambda: app.plies() == 2, "the reply")
        self.assertGreater(time.monotonic() - began, 1.4)

    def test_undo_while_it_thinks_drops_its_late_answer(self):
        self.settings(SLOW)
        app = self.start("--mode", "play-black", "--level", "1", "--start")
        app.play("f5")
        # The reply is three seconds away.
        self.assertEqual(app.plies(), 1)
        app.press("Undo")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        # Longer than the reply would have taken.
        deadline = time.monotonic() + 4
        while time.monotonic() < deadline:
            self.assertEqual(app.moves(), {})
            self.assertEqual(app.stones(), rules.start())
            time.sleep(0.1)
        app.play("d3")
        wait_for(lambda: app.plies() == 2, "the reply to the other move", timeout=8)
        self.assertEqual(app.moves()[1], "d3")

    def test_undo_while_the_top_level_searches(self):
        # On a board without a book, from which it would answer at once.
        self.settings(QUICK)
        app = self.start("--mode", "play-black", "--level", "10", "--size", "10", "--start")
        before = app.stones()
        app.play(min(app.legal()))
        self.assertEqual(app.plies(), 1, "the machine still thinks")
        app.press("Undo")
        wait_for(lambda: app.stones() == before, "the position before the move", timeout=1)
        app.says(r"Taken back: [a-j]\d+\. Your turn\.")
        time.sleep(4)
        self.assertEqual(app.stones(), before, "no late answer")

    def test_undo_after_the_reply_goes_back_to_the_own_decision(self):
        self.settings(QUICK)
        app = self.start("--mode", "play-black", "--level", "1", "--start")
        app.play("f5")
        wait_for(lambda: app.plies() == 2, "the reply")
        app.press("Undo")
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        self.assertEqual(app.moves(), {})

    def test_two_machines_play_to_the_end(self):
        self.settings(QUICK)
        app = self.start("--mode", "watch", "--level", "2", "--size", "6", "--start")
        app.says(r".*(Black wins|White wins|A draw).*", timeout=60)
        self.assertEqual(app.legal(), set())

    def hints(self, app):
        """The squares that are hinted at, the best first, with what is said of each."""
        found = [
            re.fullmatch(r"(\w+), empty, legal move, (?:(\w+) best )?hint, ([+−]?\d+(?:\.\d)?)", item.name)
            for item in app.cells()
            if "hint" in item.name
        ]
        ranks = [None, "second", "third", "fourth"]
        return sorted((ranks.index(hint[2]), hint[1], float(hint[3].replace("−", "-"))) for hint in found)

    def test_a_hint_shows_the_best_legal_moves_with_their_scores(self):
        self.settings(QUICK)
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.press("Hint")
        # The squares change one after the other.
        hints = wait_for(lambda: (found := self.hints(app)) and len(found) == 3 and found, "three hints", timeout=15)
        self.assertEqual([rank for rank, _, _ in hints], [0, 1, 2])
        self.assertEqual({square for _, square, _ in hints}, app.legal())
        scores = [score for _, _, score in hints]
        self.assertEqual(scores, sorted(scores, reverse=True))
        app.says(rf"Best: {hints[0][1]}\. (Black|White) would (win|lose) by .*|Best: {hints[0][1]}\. It looks even\.")
        app.play(hints[1][1])
        self.assertEqual(self.hints(app), [])

    def test_a_hint_is_said_in_chinese(self):
        self.settings(QUICK.replace("[view]", '[view]\nlanguage = "zh_CN"'))
        app = self.start("--mode", "two-players", "--start")
        app.press("提示")
        hinted = wait_for(
            lambda: (found := [item.name for item in app.cells() if "提示" in item.name]) and len(found) == 4 and found,
            "four hints",
            timeout=15,
        )
        best = [name for name in hinted if re.fullmatch(r"\w+，空格，可以落子，提示，[+−]?\d+(\.\d)?", name)]
        self.assertEqual(len(best), 1)
        self.assertEqual(len([name for name in hinted if "第二佳提示" in name]), 1)
