"""What a report of a fault needs to know, and the licences of what is inside."""

import os

import clipboard
from harness import WindowTest

SETTINGS = """version = 1
[play]
name = "Annabel"
[view]
sound = false
"""


class Report(WindowTest):
    def details(self, app):
        app.says(r"The details are on the clipboard\.")
        text = clipboard.text()
        for line in ("Heibai ", "System: ", "Desktop: ", "Qt: 6.", "Screens: ", "Language: en\n"):
            self.assertIn(line, text)
        for setting in ("play.name is set", "view.sound = false"):
            self.assertIn(setting, text)
        for secret in ("Annabel", str(self.home.path), os.path.expanduser("~") + "/"):
            self.assertNotIn(secret, text)

    def test_the_menu_copies_the_details(self):
        self.settings(SETTINGS)
        app = self.start("--mode", "two-players", "--start", "--lang", "en")
        app.key("alt+h")
        app.key("c")
        self.details(app)

    def test_about_copies_the_details_and_shows_the_licences(self):
        self.settings(SETTINGS)
        app = self.start("--lang", "en")
        app.key("alt+h")
        app.key("a")
        app.press("Copy details")
        self.details(app)
        app.press("Licences…")
        app.find("Licences", "list")
        app.find("(?s)What is in Heibai.*")
        app.key("End")
        app.find(r"(?s).*why-not-lgpl\.html>\.")
        app.key("Home")
        app.find("(?s)What is in Heibai.*")
        app.key("Escape")
        app.gone("Licences", "list")
        app.find("Copy details", "button")
