"""File dialogs of the desktop portal: what they are asked, what becomes of the answer, and what comes in their place."""

import json
import subprocess
import sys
import time
from pathlib import Path

from harness import WindowTest, numbered, wait_for

PORTAL = Path(__file__).with_name("fake_portal.py")


class Portal(WindowTest):
    def portal(self, *mode):
        portal = subprocess.Popen([sys.executable, PORTAL, *mode], stdout=subprocess.PIPE, text=True)
        self.addCleanup(portal.stdout.close)
        self.addCleanup(portal.wait)
        self.addCleanup(portal.terminate)
        self.assertEqual(portal.stdout.readline().strip(), "ready")
        return portal

    def asked(self, portal):
        return json.loads(portal.stdout.readline())

    def test_games_are_opened_by_the_portals_dialog(self):
        file = self.home.path / "50% of #1 棋.txt"
        file.write_text("f5f6e6f4")
        portal = self.portal("choose", file.as_uri())
        app = self.start()
        app.key("ctrl+o")
        asked = self.asked(portal)
        self.assertEqual((asked["method"], asked["title"]), ("OpenFile", "Open a game"))
        self.assertEqual(asked["window"], f"x11:{app.window:x}")
        options = asked["options"]
        self.assertEqual((options["accept_label"], options["multiple"]), ("Open", True))
        self.assertEqual(bytes(options["current_folder"]), bytes(self.home.path) + b"\0")
        name, patterns = options["filters"][0]
        self.assertEqual(name, "Games")
        self.assertIn([0, "*.[sS][gG][fF]"], patterns)
        self.assertEqual(options["filters"][1], ["All files", [[0, "*"]]])
        wait_for(lambda: app.moves() == numbered(["f5", "f6", "e6", "f4"]), lambda: f"the game; {app.status()}")
        # And again, in the folder that was used.
        app.key("ctrl+o")
        self.assertEqual(self.asked(portal)["method"], "OpenFile")

    def test_a_game_is_saved_where_the_portals_dialog_says(self):
        target = self.home.path / "mine"
        portal = self.portal("choose", target.as_uri())
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("ctrl+s")
        asked = self.asked(portal)
        self.assertEqual((asked["method"], asked["title"]), ("SaveFile", "Save the game as"))
        self.assertRegex(asked["options"]["current_name"], r"\d{4}-\d\d-\d\d Othello Black–White\.heibai")
        # Without an ending it gets that of the kind of files.
        wait_for(lambda: target.with_suffix(".heibai").exists(), lambda: f"the file; {app.status()}")
        app.says(r"Saved as mine\.heibai\.")

    def test_a_dialog_that_is_closed_changes_nothing_and_can_be_opened_again(self):
        portal = self.portal("dismiss")
        app = self.start()
        for _ in range(2):
            app.key("ctrl+o")
            self.assertEqual(self.asked(portal)["method"], "OpenFile")
            time.sleep(0.2)
        self.assertEqual(app.search("Open a game", "dialog"), [])

    def test_another_dialog_takes_the_place_of_one_that_may_lie_behind_the_window(self):
        portal = self.portal("wait")
        app = self.start("--mode", "two-players", "--start")
        app.key("ctrl+o")
        self.assertEqual(self.asked(portal)["method"], "OpenFile")
        app.key("ctrl+s")
        self.assertEqual(portal.stdout.readline().strip(), "closed")
        self.assertEqual(self.asked(portal)["method"], "SaveFile")
        app.key("F1")
        self.assertEqual(portal.stdout.readline().strip(), "closed")
        app.find("How to play Othello", "dialog")

    def test_where_the_portal_has_no_dialog_the_windows_own_comes(self):
        self.portal("refuse")
        app = self.start()
        app.key("ctrl+o")
        app.find("Open a game", "dialog")
        app.key("Escape")
        app.gone("Open a game", "dialog")
        app.key("ctrl+s")
        app.find("Save the game as", "dialog")

    def test_a_portal_that_hangs_is_left_and_its_dialog_closed(self):
        portal = self.portal("hang")
        app = self.start("--mode", "two-players", "--start")
        app.key("ctrl+o")
        self.assertEqual(self.asked(portal)["method"], "OpenFile")
        # The window goes on meanwhile.
        app.key("ctrl+p")
        app.says(r"Paused\. Press Continue\.")
        app.find("Open a game", "dialog", timeout=10)
        self.assertEqual(portal.stdout.readline().strip(), "closed")
