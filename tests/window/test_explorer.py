"""The openings in the real window: what was played from a position, in games that a person has added."""

import re
import struct

from harness import WindowTest, wait_for


def base(games):
    """A base of WTHOR with one game for each pair of moves and Black's discs."""
    head = bytes([20, 26, 11, 22]) + struct.pack("<IHHBBBB", len(games), 0, 2026, 8, 0, 24, 0)

    def squares(moves):
        return bytes(10 * int(moves[at + 1]) + "abcdefgh".index(moves[at]) + 1 for at in range(0, len(moves), 2))

    records = [struct.pack("<HHHBB", 0, 0, 1, discs, 32) + squares(moves).ljust(60, b"\0") for moves, discs in games]
    return head + b"".join(records)


def book(level):
    """A book of Egaroucid: the start, and the position after f5 with its leaf d6, two discs better for White."""

    def turned(squares):
        # Bit 63 is a1.
        return sum(1 << 63 - (8 * (int(name[1]) - 1) + "abcdefgh".index(name[0])) for name in squares.split())

    def position(own, other, value, leaf, bit):
        return struct.pack("<QQbbIbbb", turned(own), turned(other), value, level, 0, leaf, bit, level)

    positions = [
        position("e4 d5", "d4 e5", 0, -126, 127),
        position("d4", "e4 d5 e5 f5", 2, 2, 63 - (8 * 5 + 3)),
    ]
    return b"DICUORAGE" + struct.pack("<BI", 3, len(positions)) + b"".join(positions)


# Six games, one of them mirrored.
GAMES = (
    ("f5d6c3d3c4f4", 40),
    ("f5d6c3d3c4b3", 32),
    ("f5f6e6f4", 20),
    ("f5d6c5f4", 44),
    ("d3c3c4c5", 20),
    ("f5f4e3f6", 30),
)


class Explorer(WindowTest):
    def moves(self, app):
        """What the list of the openings says of its moves that were played."""
        return [item.name for item in app.search(r"[a-h][1-8], \d+ games?, .*", "list item")]

    def base(self, games=GAMES):
        folder = self.home.path / "Documents"
        folder.mkdir(exist_ok=True)
        (folder / "WTH_2026.wtb").write_bytes(base(games))

    def added(self, app, name="WTH_2026.wtb"):
        app.press("Add games or books…")
        app.find("Add games or books", "heading")
        wait_for(lambda: app.search(re.escape(name) + ".*", "list item") and app.enabled("Open"), "the file")
        app.key("Return")
        app.gone("Add games or books", "heading")

    def test_enter_plays_move_after_move_of_the_book(self):
        app = self.start("--mode", "study")
        app.key("F6")
        app.find(r"There are no games here yet\..*", None)
        known = r"[a-h][1-8], never played; .*, book"
        wait_for(lambda: re.fullmatch(known, app.focused().name), "the moves of the book")
        for move in range(1, 7):
            app.key("Return")
            app.says(rf"Move {move}, [a-h][1-8]\. (Black|White) to move\.")
            wait_for(lambda: re.fullmatch(known, app.focused().name), "the answers")

    def test_a_board_whose_games_are_never_counted_says_so(self):
        app = self.start("--mode", "study", "--size", "10")
        app.key("F6")
        app.find(r"Games are counted on 8×8 squares only\.", None)
        self.assertFalse(app.search(r"There are no games here yet\..*"))

    def test_a_base_is_added_and_its_moves_are_counted_and_played_by_keyboard(self):
        self.base()
        app = self.start("--mode", "study")
        app.key("F6")
        app.find(r"There are no games here yet\..*", None)
        self.added(app)
        wait_for(lambda: len(self.moves(app)) == 1, "the first move")
        self.assertRegex(self.moves(app)[0], r"^f5, 6 games, 100 %; Black won 2, White 3, drawn 1; on average −2\.0(; value .*, book)?$")
        # The keyboard is at the moves again: down and Enter or Space play one.
        app.key("F6")
        app.key("Return")
        app.says(r"Move 1, f5\. White to move\.")
        wait_for(lambda: len(self.moves(app)) == 3, "the replies")
        self.assertRegex(self.moves(app)[0], r"^d6, 3 games, 50 %; Black won 2, White 0, drawn 1; on average −\d+\.\d")
        app.key("Down", "space")
        app.says(r"Move 2, f[46]\. Black to move\.")
        app.key("Left")
        app.says(r"Move 1, f5\. White to move\.")
        wait_for(lambda: len(self.moves(app)) == 3, "the replies again")
        # A move that nobody made.
        app.key("Return")
        app.says(r"Move 2, d6\. Black to move\.")
        app.play("e6" if "e6" in app.legal() else sorted(app.legal() - {"c3", "c5"})[0])
        app.find("No game reached this position.", None)
        self.assertEqual(app.quit(), 0)
        # It is there at the next start, at the position that was studied.
        app = self.start("--mode", "study")
        app.key("F6")
        app.find("No game reached this position.", None)
        app.key("alt+Home")
        wait_for(lambda: self.moves(app), "the moves at the next start")
        app.press("Where the games are from")
        app.press(r"Remove WTH_2026\.wtb")
        wait_for(lambda: not self.moves(app), "no games")
        self.assertTrue((self.home.path / "Documents" / "WTH_2026.wtb").exists())

    def test_a_file_that_is_broken_says_why(self):
        self.base(())
        (self.home.path / "Documents" / "WTH_2026.wtb").write_text("f5d6a1")
        app = self.start("--mode", "study")
        app.key("F6")
        self.added(app)
        app.press("Where the games are from")
        said = app.find(r"WTH_2026\.wtb: .*", "list item").name
        self.assertRegex(said, r"^WTH_2026\.wtb: It can't be read\. .+\.$")

    def said(self, app):
        """What the list of books says of its moves."""
        return [item.name for item in app.search(r"[a-h][1-8]: .* by the book .*", "list item")]

    def test_a_book_of_another_program_shows_its_values_under_its_name(self):
        folder = self.home.path / "Documents"
        folder.mkdir(exist_ok=True)
        (folder / "mine.egbk3").write_bytes(book(21))
        app = self.start("--mode", "study")
        app.key("F6")
        self.added(app, "mine.egbk3")
        wait_for(lambda: len(self.said(app)) == 1, "the first move")
        self.assertRegex(self.said(app)[0], r"^[a-h][1-8]: −2 by the book mine\.egbk3, level 21$")
        app.press("Where the games are from")
        app.find("mine.egbk3: Book of Egaroucid, 2 positions", "list item")
        app.press("Where the games are from")
        # By keyboard: from the moves that were played to those of the book, where Enter plays one.
        app.play("f5")
        wait_for(lambda: self.said(app) == ["d6: +2 by the book mine.egbk3, level 21"], "the answer")
        app.key("F6")
        app.key("Tab")
        app.key("Return")
        app.says(r"Move 2, d6\. Black to move\.")
        wait_for(lambda: not self.said(app), "nothing of a position it lacks")
        app.key("alt+Home")
        wait_for(lambda: len(self.said(app)) == 1, "the first move again")
        # Beside the values of the analysis they are the book's, too.
        app.key("F4")
        app.press("Analysis", "page tab")
        wait_for(lambda: len(self.said(app)) == 1, "the book beside the analysis")
        self.assertEqual(app.quit(), 0)
        # A file that is damaged by the next start says so, and stays in the list.
        (folder / "mine.egbk3").write_bytes(book(21)[:12])
        app = self.start("--mode", "study")
        app.key("F6")
        app.press("Where the games are from")
        app.find("mine.egbk3: It can't be read. Byte 13: It ends too early.", "list item")
        self.assertEqual(self.said(app), [])

    def test_it_is_a_tab_of_the_study_and_not_of_a_game(self):
        app = self.start("--mode", "two-players", "--start")
        app.key("F6")
        self.assertEqual(app.search("Openings", "page tab"), [])
        app.key("F3")
        app.press("Openings", "page tab")
        app.find("No opening with a name yet", None)
        for square in ("f5", "d6", "c3", "d3", "c4"):
            app.play(square)
        app.find("Tiger", None)
