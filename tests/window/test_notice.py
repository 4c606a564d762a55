"""The notification that a long review is finished, from the desktop's server or, in a sandbox, from its portal."""

import re
import signal
import time

from desktop import NoticeServer, Portal
from harness import WindowTest, wait_for
from pictures import WHOLE, moves_of, with_passes

# Longer than a review that lets people turn to something else.
LONG = 21
NAME = "<b>Anna & Co</b>"


class Notices(WindowTest):
    def service(self, service):
        self.addCleanup(service.close)
        return service

    def reviewed_behind_another(self, environment=None):
        """A window whose review took long, and which is behind another one; and that one."""
        self.settings('version = 1\n[view]\nlanguage = "en"\n[play]\nnotify-review = true\n')
        moves = enumerate(with_passes(moves_of(WHOLE)))
        plies = "".join(f"{'BW'[at % 2]}[{move.upper()}]" for at, move in moves if move != "pass")
        file = self.home.path / "game.ggf"
        file.write_text(f"(;GM[Othello]PB[{NAME}]PW[Bert]TY[8]{plies};)")
        other = self.start()
        app = self.start(file, environment=environment)
        app.key("F5")
        app.find("Cancel", "button", timeout=20)
        other.focus()
        # Whatever time the machine takes for it, the review takes longer than that.
        app.process.send_signal(signal.SIGSTOP)
        time.sleep(LONG)
        app.process.send_signal(signal.SIGCONT)
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 120)
        return app, other

    def test_the_server_shows_it_as_plain_words_and_a_press_leads_to_the_review(self):
        server = self.service(NoticeServer(["body", "body-markup", "actions"]))
        app, _ = self.reviewed_behind_another()
        name, replaced, _, title, body, actions, hints, _ = server.wait_for_call("Notify")
        self.assertEqual((name, replaced, title), ("Heibai", 0, "The review is finished"))
        self.assertEqual(actions, ["default", "Show the review"])
        self.assertEqual(list(hints), ["desktop-entry"])
        black, white = body.split("\n")
        self.assertRegex(black, r"&lt;b&gt;Anna &amp; Co&lt;/b&gt;: accuracy \d+ %")
        self.assertRegex(white, r"Bert: accuracy \d+ %")
        # Another notification, and another action of this one, are not meant.
        app.press("Moves", "page tab")
        server.press(server.NUMBER + 1, "default")
        server.press(server.NUMBER, "elsewhere")
        time.sleep(0.5)
        self.assertFalse(app.search("Review again", "button"))
        server.press(server.NUMBER, "default")
        app.find("Review again", "button", timeout=10)

    def test_it_is_withdrawn_when_the_window_is_used_again(self):
        server = self.service(NoticeServer(["body"]))
        app, _ = self.reviewed_behind_another()
        body = server.wait_for_call("Notify")[4]
        self.assertTrue(body.startswith(NAME + ": "), "a server without markup shows all as it is")
        app.focus()
        self.assertEqual(server.wait_for_call("CloseNotification"), [server.NUMBER])

    def test_it_goes_with_the_program(self):
        server = self.service(NoticeServer(["body"]))
        app, _ = self.reviewed_behind_another()
        server.wait_for_call("Notify")
        app.process.terminate()
        self.assertEqual(server.wait_for_call("CloseNotification"), [server.NUMBER])
        app.ended()

    def test_in_a_sandbox_the_portal_shows_it(self):
        portal = self.service(Portal())
        server = self.service(NoticeServer(["body"]))
        app, _ = self.reviewed_behind_another(environment={"container": "flatpak"})
        number, notification = portal.wait_for_call("AddNotification")
        self.assertEqual(set(notification), {"title", "body", "default-action"})
        self.assertRegex(notification["body"], re.escape(NAME) + r": accuracy \d+ %\nBert: accuracy \d+ %")
        self.assertEqual(server.asked, [])
        app.press("Moves", "page tab")
        portal.press(number, notification["default-action"])
        app.find("Review again", "button", timeout=10)

    def test_without_a_server_nothing_happens(self):
        app, _ = self.reviewed_behind_another()
        app.focus()
        app.press("Moves", "page tab")
        app.gone("Review again", "button")
