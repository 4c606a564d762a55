"""Everything without a mouse: real keys, nothing else."""

import rules
from harness import WindowTest, wait_for


class Keyboard(WindowTest):
    def tab_to(self, app, wanted, key="Tab", limit=60):
        """Presses Tab until the item with this name has the keyboard."""
        for _ in range(limit):
            focused = app.focused()
            if focused is not None and focused.name == wanted:
                return focused
            app.key(key)
        raise AssertionError(f"{wanted!r} cannot be reached with {key}")

    def board_has_the_keyboard(self, app):
        focused = app.focused()
        return focused is not None and (focused.name == "Board" or len(focused.name.split(",")[0]) == 2)

    def test_a_game_from_the_start_with_keys_only(self):
        app = self.start()
        # Tab comes to the choice that stands, the arrows to its neighbours.
        self.tab_to(app, "Heibai")
        app.key("Left")
        wait_for(lambda: app.find("A friend", "choice").has("checked"), "a game between two people")
        self.tab_to(app, "Start")
        app.key("Return")
        app.says(r".*Black to move\.")
        for _ in range(60):
            if self.board_has_the_keyboard(app):
                break
            app.key("Tab")
        # By typing the square's name.
        app.key("f", "5", "Return")
        wait_for(lambda: app.moves() == {1: "f5"}, lambda: f"f5 by typing; {app.status()!r}")
        # By walking there: f6 lies below, d6 two to the left of it.
        app.key("Down", "Left", "Left", "space")
        wait_for(lambda: app.moves() == {1: "f5", 2: "d6"}, lambda: f"d6 by arrows; {app.status()!r}")
        app.key("ctrl+z")
        wait_for(lambda: app.moves() == {1: "f5"}, "undo")
        app.key("ctrl+shift+z")
        wait_for(lambda: app.moves() == {1: "f5", 2: "d6"}, "redo")
        app.key("ctrl+p")
        app.says(r".*[Pp]aused.*")
        app.key("ctrl+p")
        app.says(r".*to move\..*")
        # The rest of a game by typing.
        squares, side = rules.start(), "X"
        for move in ("f5", "d6"):
            squares = rules.play(squares, side, "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1))
            side = rules.other(side)
        for _ in range(12):
            move = rules.name(rules.legal(squares, side)[0])
            squares = rules.play(squares, side, "abcdefgh".index(move[0]) + 8 * (int(move[1]) - 1))
            side = rules.other(side)
            app.key(move[0], move[1], "Return")
            wait_for(lambda squares=squares: app.stones() == squares, lambda move=move: f"{move}; {app.status()!r}")

    def test_a_button_that_can_do_nothing_more_leaves_the_keyboard_to_the_board(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        self.tab_to(app, "Undo")
        app.key("space")
        app.says(r"Taken back: f5\. Black to move\.")
        wait_for(lambda: self.board_has_the_keyboard(app), lambda: f"the keyboard at the board; {app.focused()}")
        app.key("f", "5", "Return")
        app.says(r"Black played f5.*")

    def test_a_key_that_is_held_plays_one_move_and_answers_no_question(self):
        app = self.start("--mode", "two-players", "--start")
        app.key("f", "5")
        app.hold("Return", 1.2)
        app.says(r"Black played f5.*")
        app.key("ctrl+s")
        app.find("Save the game as", "heading")
        app.key("ctrl+a", *"one", "Return")
        app.gone("Save the game as", "heading")
        [file] = wait_for(lambda: list(self.home.path.rglob("one.heibai")), "the file")
        saved = file.read_bytes()
        app.play("d6")
        app.key("ctrl+s")
        app.find("Save the game as", "heading")
        app.key("ctrl+a", *"one")
        app.hold("Return", 1.2)
        app.find(r"“one\.heibai” already exists\. Replace it\?")
        self.assertEqual(file.read_bytes(), saved)
        app.key("Escape")
        app.find("Save the game as", "heading")
        app.key("Escape")
        app.gone("Save the game as", "heading")

    def test_the_key_that_quits_works_in_every_dialog(self):
        for key, title in (("ctrl+comma", "Preferences"), ("ctrl+m", "My games"), ("ctrl+o", "Open.*"), ("F1", ".*[Rr]ules.*|How .*")):
            app = self.start()
            app.key(key)
            app.find(title, "dialog")
            self.assertEqual(app.quit(), 0, title)

    def test_looking_through_the_moves_changes_nothing(self):
        app = self.start("--mode", "two-players", "--start")
        plies, _ = rules.random_game(9)
        for _, _, move in plies[:6]:
            app.play(move)
        live = app.stones()
        app.key("alt+Left")
        wait_for(lambda: app.stones() == plies[5][0], "one move back")
        app.key("alt+Home")
        wait_for(lambda: app.stones() == rules.start(), "the start")
        app.key("alt+Right")
        wait_for(lambda: app.stones() == plies[1][0], "one move on")
        app.key("alt+End")
        wait_for(lambda: app.stones() == live, "the live position")
        self.assertEqual(app.plies(), 6)

    def test_what_is_read_aloud_adds_nothing_to_the_tree(self):
        app = self.start("--mode", "two-players", "--start")
        shape = lambda: sorted(item.role for item in app.root.walk() if item.role != "notification")
        before = shape()
        app.key("ctrl+i")
        app.find(r"Black: 2; .*White: 2; Black to move\.", "notification")
        self.assertEqual(shape(), before)

    def test_every_shown_button_and_the_board_can_be_reached(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        reached = set()
        for _ in range(80):
            app.key("Tab")
            focused = app.focused()
            if focused is not None:
                reached.add(focused.name.split(",")[0])
        for name in ("Reset", "Pause", "Skip", "Undo", "Hint"):
            self.assertIn(name, reached)

    def test_control_q_ends_the_program(self):
        app = self.start()
        self.assertEqual(app.quit(), 0)

    def test_menus_open_by_their_letters_with_the_first_entry_selected(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("alt+v")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Appearance", "the first entry of View")
        app.key("Right", "Escape")
        app.key("Escape")
        app.gone("Appearance", "menu item")
        # Resign is the fifth letter of its word.
        app.key("alt+g", "g")
        app.says(r"Does White really want to resign\?")
        app.press("Yes, resign")
        app.says(r".*White resign.*")

    def test_escape_answers_a_question_with_what_changes_nothing(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        for ask, question in (("Resign", r"Does White really want to resign\?"), ("Start the next game", r"Start a new game\?.*")):
            if ask == "Start the next game":
                app.press("New game", "page tab")
            app.press(ask)
            app.says(question)
            wait_for(lambda: app.focused() is not None and app.focused().name == "Keep playing", "the keyboard on the question")
            app.key("Escape")
            app.gone("Keep playing", "button")
            app.says(r".*White to move\.")
        self.assertEqual(app.stones().count("X"), 4)

    def test_f10_goes_to_the_menu_bar_and_escape_back(self):
        app = self.start("--mode", "two-players", "--start")
        app.key("f", "5")
        app.key("F10")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Game", "the keyboard on the bar")
        app.key("Right", "Right", "Down")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Appearance", "the first entry of View")
        app.key("Left")
        wait_for(lambda: app.search("Hint", "menu item"), "the menu beside it")
        app.key("Escape")
        app.gone("Hint", "menu item")
        app.key("F10", "Escape")
        wait_for(lambda: app.focused() is not None and app.focused().name.startswith("f5"), "the keyboard back on f5")

    def test_after_a_dialog_from_a_menu_the_keyboard_is_where_it_was(self):
        app = self.start("--mode", "two-players", "--start")
        app.key("f", "5")
        app.key("F10", "Right", "Right", "Right", "Down")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Preferences…", "the first entry of Settings")
        app.key("Down", "Return")
        app.find("Engines", "dialog")
        app.key("Escape")
        app.gone("Engines", "dialog")
        wait_for(lambda: app.focused() is not None and app.focused().name.startswith("f5"), lambda: f"f5; {app.focused()}")

    def test_menus_have_letters_in_chinese_too_and_their_names_no_signs(self):
        app = self.start("--lang", "zh_CN")
        app.key("alt+h")
        app.find("规则", "menu item")
        names = [item.name for item in app.root.walk() if item.role == "menu item"]
        self.assertFalse([name for name in names if "&" in name or "(" in name], names)
