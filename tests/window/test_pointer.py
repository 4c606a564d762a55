"""What a hasty hand does with the mouse: double clicks on buttons, and the mouse beside and over menus."""

import time

import rules
import screen
from harness import WindowTest, wait_for

# As long as a button that has changed its meaning takes no press, and a little more.
SETTLED = 0.75


class Pointer(WindowTest):
    def test_a_double_click_on_start_only_starts(self):
        app = self.start("--mode", "two-players")
        screen.double_click(*app.button("Start").centre())
        app.find("Reset", "button")
        time.sleep(SETTLED)
        app.says(r".*Black to move\.")
        self.assertFalse(app.search("Start", "button"))

    def test_a_double_click_on_reset_only_resets(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        screen.double_click(*app.button("Reset").centre())
        wait_for(lambda: app.stones() == rules.start(), "the start position")
        time.sleep(SETTLED)
        self.assertTrue(app.search("Start", "button"), "the game is ready and not begun")

    def test_a_double_click_on_pause_only_pauses_and_one_on_continue_only_continues(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        time.sleep(SETTLED)
        screen.double_click(*app.button("Pause").centre())
        app.says(r".*[Pp]aused.*")
        time.sleep(SETTLED)
        self.assertTrue(app.search("Continue", "button"))
        screen.double_click(*app.button("Continue").centre())
        app.find("Pause", "button")
        time.sleep(SETTLED)
        self.assertTrue(app.search("Pause", "button"))

    def test_quick_presses_of_undo_all_count(self):
        app = self.start("--mode", "two-players", "--start")
        for square in ("f5", "d6", "c3", "d3"):
            app.play(square)
        screen.double_click(*app.button("Undo").centre())
        wait_for(lambda: app.plies() == 2, lambda: f"two moves less; {app.moves()}")

    def test_after_escape_hovering_opens_no_menu_and_a_click_does(self):
        app = self.start()
        app.click(app.find("Game", "menu item"))
        app.find("Quit", "menu item")
        app.key("Escape")
        app.gone("Quit", "menu item")
        screen.hover(*app.find("Move", "menu item").centre())
        screen.hover(*app.find("View", "menu item").centre())
        time.sleep(0.3)
        self.assertFalse(app.search("Appearance", "menu item"))
        app.click(app.find("View", "menu item"))
        app.find("Appearance", "menu item")
        time.sleep(0.3)
        self.assertTrue(app.search("Appearance", "menu item"))

    def test_a_click_beside_an_open_menu_plays_no_move(self):
        app = self.start("--mode", "two-players", "--start")
        app.click(app.find("Game", "menu item"))
        app.find("Quit", "menu item")
        app.click_cell("f5")
        app.gone("Quit", "menu item")
        self.assertEqual(app.stones(), rules.start())
        app.click_cell("f5")
        wait_for(lambda: app.moves() == {1: "f5"}, "f5 by the next click")
