"""The language changes while the program runs, everywhere at once."""

import re

from harness import WindowTest, wait_for

CHINESE = re.compile(r"[\u4e00-\u9fff]")
ENGLISH_WORD = re.compile(r"[A-Za-z]{3,}")


class Language(WindowTest):
    def shown_words(self, app):
        return {item.name for item in app.root.walk() if item.has("showing") and item.role != "application" and item.name}

    def test_it_changes_while_it_runs_and_back(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        english = self.shown_words(app)
        self.assertFalse([name for name in english if CHINESE.search(name) and name != "简体中文"])
        self.choose(app, "简体中文")
        wait_for(lambda: CHINESE.search(app.board().name), "the board's name in Chinese")
        app.gone(".*[A-Za-z]{3}.*", "notification")
        left = [
            name
            for name in self.shown_words(app)
            if ENGLISH_WORD.search(name) and name not in ("English", "Heibai") and not CHINESE.search(name)
        ]
        self.assertEqual(left, [])
        self.choose(app, "English")
        wait_for(lambda: app.board().name == "Board", "the board's name in English")

    def choose(self, app, language):
        """Opens the settings, chooses a language and closes them."""
        app.key("ctrl+comma")
        app.find(language).act("Press")
        app.key("Escape")

    def test_the_command_line_chooses_it(self):
        app = self.start("--lang", "zh_CN")
        self.assertTrue(CHINESE.search(app.board().name))
