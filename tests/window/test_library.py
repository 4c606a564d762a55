"""Collections of games in the real window: chosen from, studied, saved, and the games that were finished here."""

import struct

from harness import WindowTest, wait_for

# f5 d6 c3 d3 c4
LINE = (56, 64, 33, 34, 43)


def base(games):
    """A base of WTHOR with one game for each tuple of tournament, Black, White and Black's discs."""
    head = bytes([20, 26, 11, 22]) + struct.pack("<IHHBBBB", len(games), 0, 2026, 8, 0, 22, 0)
    records = [struct.pack("<HHHBB", *game, 32) + bytes(LINE).ljust(60, b"\0") for game in games]
    return head + b"".join(records)


def names(length, *names):
    """A file of names that lies beside a base."""
    head = bytes([20, 26, 11, 22]) + struct.pack("<IHHBBBB", 0, len(names), 0, 0, 0, 0, 0)
    return head + b"".join(name.encode("latin-1").ljust(length, b"\0") for name in names)


class Library(WindowTest):
    def base(self, games=((0, 0, 1, 40), (1, 2, 1, 20), (1, 0, 2, 33))):
        folder = self.home.path / "Documents"
        folder.mkdir(exist_ok=True)
        (folder / "WTHOR.JOU").write_bytes(names(20, "Ann", "Bob", "Cid"))
        (folder / "WTHOR.TRN").write_bytes(names(26, "Kyoto", "Paris"))
        file = folder / "WTH_2026.wtb"
        file.write_bytes(base(games))
        self.settings('version = 1\n[view]\nmotion = "reduced"\n[setup]\nclock = "off"\n')
        return file

    def games(self, app):
        """What the list says of the games that it shows."""
        return [item.name for item in app.search(r"\d+\. .+ against .+", "list item")]

    def moves(self, app):
        """What the list of the study says of its moves, in no order."""
        return sorted(item.name for item in app.root.walk() if item.role == "list item" and item.name.startswith("Move "))

    def test_a_game_of_a_base_is_studied_and_saved_and_everything_is_there_again(self):
        app = self.start(self.base())
        app.find(r"WTH_2026\.wtb", "heading")
        app.find("Read as WTHOR, 3 games")
        wait_for(lambda: len(self.games(app)) == 3, "the games")
        self.assertEqual(self.games(app)[1], "2. Cid against Bob, 20-44, Paris, 2026")
        # Typing searches; the one game left is opened.
        app.key("c", "i", "d", "space", "b", "o", "b")
        wait_for(lambda: self.games(app) == ["2. Cid against Bob, 20-44, Paris, 2026"], lambda: f"one game; {self.games(app)}")
        app.key("Return")
        app.gone(r"WTH_2026\.wtb", "heading")
        wait_for(lambda: len(self.moves(app)) == 5, "the moves of the game")
        # Another fourth move, with a comment.
        for _ in range(2):
            app.key("alt+Left")
        app.says(r"Move 3, c3\. White to move\.")
        other = sorted(app.legal() - {"d3"})[0]
        app.play(other)
        app.says(rf"Move 4, {other}\. Black to move\.")
        comment = app.find("Comment")
        # A click that comes while the list still grows may miss it.
        wait_for(lambda: app.click(comment) or comment.has("focused"), "the keyboard in the comment", every=0.5)
        app.key("t", "r", "i", "e", "d", "ctrl+Return")
        wait_for(lambda: any(name.endswith("comment: tried") for name in self.moves(app)), lambda: f"the comment; {self.moves(app)}")
        before = self.moves(app)
        self.assertEqual(len(before), 6)
        app.key("ctrl+s")
        app.find("Save the game as", "heading")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Name of the file", "the keyboard on the name")
        app.key("ctrl+a", "o", "n", "e", "Return")
        file = self.home.path / "Documents" / "one.sgf"
        wait_for(file.exists, "the file")
        app.says(r"Saved as one\.sgf\.")
        self.assertEqual(app.quit(), 0)
        text = file.read_text()
        for fact in ("PB[Cid]", "PW[Bob]", "EV[Paris]", "DT[2026]", "C[tried]"):
            self.assertIn(fact, text)
        app = self.start(file)
        app.says(r"Opened one\.sgf\. Read as SGF\.")
        wait_for(lambda: self.moves(app) == before, lambda: f"{before}; {self.moves(app)}")

    def test_the_list_comes_back_and_a_broken_game_says_where_it_is_broken(self):
        file = self.base()
        content = bytearray(file.read_bytes())
        content[16 + 68 + 8 + 1] = 99
        file.write_bytes(content)
        app = self.start(file)
        wait_for(lambda: len(self.games(app)) == 3, "the games")
        app.key("Down", "Return")
        app.find(r"Game 2 could not be opened\. Byte 94: “99” is not understood\.")
        app.key("Down", "Return")
        app.gone(r"WTH_2026\.wtb", "heading")
        wait_for(lambda: len(self.moves(app)) == 5, "the moves of the game")
        app.key("ctrl+l")
        app.find(r"WTH_2026\.wtb", "heading")
        wait_for(lambda: any(item.has("selected") and item.name.startswith("3. ") for item in app.search(r"\d+\. .*", "list item")), "the game that was looked at")
        app.key("Escape")
        app.gone(r"WTH_2026\.wtb", "heading")

    def test_a_folder_is_one_list_that_is_narrowed_and_used_as_openings(self):
        file = self.base()
        folder = file.parent
        (folder / "deeper").mkdir()
        (folder / "deeper" / "club.txt").write_text("f5d6c3d3\nf5f6e6f4\n")
        (folder / "broken.psq").write_text("nonsense")
        app = self.start(folder)
        app.find("Documents", "heading")
        shown = lambda: [item.name for item in app.search(r"\d+\. .*", "list item")]
        wait_for(lambda: len(shown()) == 6, lambda: f"the games and what is broken; {shown()}")
        app.click(app.find("Player"))
        app.key("b", "o", "b")
        wait_for(lambda: len(shown()) == 2, lambda: f"Bob's games; {shown()}")
        app.press("Result: Any result")
        app.press("White won", None)
        app.find("Result: White won")
        wait_for(lambda: len(shown()) == 1 and "Cid against Bob, 20-44" in shown()[0], lambda: f"White's win; {shown()}")
        app.press("Result: White won")
        app.press("Any result", None)
        app.find("Result: Any result")
        app.click(app.find("Event"))
        app.key("p", "a", "r")
        wait_for(lambda: len(shown()) == 1, lambda: f"Bob's games in Paris; {shown()}")
        app.key("ctrl+a", "Delete")
        app.click(app.find("Years, such as 1998 or 1998-2003"))
        app.key("2", "0", "2", "5")
        wait_for(lambda: shown() == [], lambda: f"no game of 2025; {shown()}")
        app.key("minus", "x")
        app.find(r"Years are written like this: .*")
        app.key("BackSpace")
        app.gone(r"Years are written like this: .*")
        wait_for(lambda: len(shown()) == 2, lambda: f"games since 2025; {shown()}")
        # Twice is once.
        for _ in range(2):
            app.press("Use as openings")
            app.find("2 files of games are counted under Openings.")
        app.key("Escape")
        app.gone("Documents", "heading")
        app.key("F3")
        app.key("F6")
        app.find(r"f5, 5 games, .*", "list item", timeout=15)
        app.press("List these games…")
        app.find("Games from the start", "heading")
        wait_for(lambda: len(shown()) == 5, lambda: f"the games; {shown()}")
        self.assertEqual(app.search("Use as openings", "button"), [], "they are counted already")
        app.key("Down", "Return")
        app.gone("Games from the start", "heading")
        self.assertTrue(self.moves(app))

    def test_a_folder_without_a_game_says_so_and_the_game_stays(self):
        folder = self.home.path / "empty"
        folder.mkdir()
        self.settings('version = 1\n[setup]\nclock = "off"\nmode = "two-players"\n')
        app = self.start(folder)
        app.says(r"There are no games in the folder “empty”\.")
        app.press("Start")
        app.play("f5")

    def test_finished_games_are_listed_studied_exported_and_deleted(self):
        self.settings('version = 1\n[view]\nmotion = "reduced"\n[setup]\nclock = "off"\nmode = "play-black"\nwhite-level = 2\n')
        app = self.start()
        app.press("Start")
        app.play("f5")
        app.press("Resign")
        app.press("Yes, resign")
        app.says(r"You resign\..*")
        app.key("ctrl+m")
        app.find("My games", "heading")
        wait_for(lambda: len(self.games(app)) == 1, "the game")
        self.assertRegex(self.games(app)[0], r"1\. You against Heibai, level 2, White won, Black resigned, Othello 8×8, \d{4}-\d\d-\d\d, (\w+ · )?f5.*")
        # A result is found as the filter says it, and as the list does.
        for words in (("w", "h", "i", "t", "e", "space", "w", "o", "n"), ("w", "plus", "r")):
            app.key(*words)
            app.find("1 game")
            app.key("x")
            app.find("0 of 1 game")
            app.key("Escape")
            wait_for(lambda: len(self.games(app)) == 1, "the game")
        app.press("Export all shown…")
        app.find("Export games", "heading")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Name of the file", "the keyboard on the name")
        app.key("ctrl+a", "m", "i", "n", "e", "period", "g", "g", "f", "Return")
        file = next(iter(wait_for(lambda: list(self.home.path.rglob("mine.ggf")), "the file")))
        self.assertIn("Heibai 2", file.read_text())
        app.gone("Export games", "heading")
        app.find(r"1 game written to mine\.ggf\.")
        app.press("Delete…")
        app.find(r"Delete 1 game\? It cannot be brought back\.")
        app.key("Escape")
        app.gone(r"Delete 1 game\? It cannot be brought back\.")
        app.find("My games", "heading")
        app.press("Delete…")
        app.find(r"Delete 1 game\? It cannot be brought back\.")
        kept = list((self.home.data / "heibai" / "games").rglob("*.sgf"))
        self.assertEqual(len(kept), 1)
        app.press("Delete")
        app.find("No finished games are kept here.")
        self.assertFalse(kept[0].exists())
        # What would list games is gone with them, and there is a way to the next.
        app.gone("Export all shown…")
        app.gone("Player")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Play a game", "the keyboard at the way on")
        app.press("Play a game")
        app.gone("My games", "heading")

    def test_a_result_is_found_in_the_words_of_the_language(self):
        folder = self.home.data / "heibai" / "games" / "2026-11"
        folder.mkdir(parents=True)
        for result in ("W+36", "B+2"):
            (folder / f"2026-11-22 09-14-{len(result):02}.sgf").write_text(f"(;GM[2]FF[4]SZ[8]RE[{result}];B[fe])")
        self.settings('version = 1\n[view]\nmotion = "reduced"\nlanguage = "zh_CN"\n')
        app = self.start()
        app.key("ctrl+m")
        shown = lambda: [item.name for item in app.search(r".*[黑白]胜.*", "list item")]
        wait_for(lambda: len(shown()) == 2, lambda: f"both games; {shown()}")
        # 白胜
        app.key("U767D", "U80DC")
        wait_for(lambda: len(shown()) == 1 and "白胜 36" in shown()[0], lambda: f"White's win; {shown()}")
        app.key("Escape")
        wait_for(lambda: len(shown()) == 2, lambda: f"both games; {shown()}")
        app.key("w", "plus", "3")
        wait_for(lambda: len(shown()) == 1 and "白胜 36" in shown()[0], lambda: f"White's win; {shown()}")

    def test_no_finished_game_is_kept_where_that_is_not_wanted(self):
        self.settings('version = 1\n[play]\nkeep-games = false\n[setup]\nclock = "off"\nmode = "two-players"\n')
        app = self.start()
        app.press("Start")
        app.play("f5")
        app.press("Resign")
        app.press("Yes, resign")
        app.says(r".* resigns\..*")
        self.assertEqual(app.quit(), 0)
        self.assertEqual(list((self.home.data / "heibai").rglob("*.sgf")), [])
