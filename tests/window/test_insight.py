"""One's own play, in the real window: games are reviewed in the background, charts lead to mistakes, mistakes to the study."""

import json

from harness import WindowTest, wait_for

# Short ones that the machine gave up, so that a review takes seconds; the last move of each is a mistake of the person.
LINES = ["f5f4e3d6g4", "f5f4e3d6c5", "f5f4e3f6c5", "f5f4e3f6e6", "f5f4e3f6g5"]


def sgf(line, number):
    moves = [line[at : at + 2] for at in range(0, len(line), 2)]
    nodes = "".join(f";{'BW'[at % 2]}[{move}]HBS[3.000]" for at, move in enumerate(moves))
    facts = f"PB[Anna]PW[Heibai 3]HBM[play-black 3 3]DT[2026-11-{10 + number}]"
    return f"(;FF[4]GM[2]CA[UTF-8]AP[Heibai:0.9.0]SZ[8]HB[1]HBD[]{facts}{nodes}HBE[resigned white])\n"


class Insight(WindowTest):
    def keep(self, lines):
        folder = self.home.data / "heibai" / "games" / "2026-11"
        folder.mkdir(parents=True)
        for number, line in enumerate(lines):
            (folder / f"2026-11-{10 + number} 09-00-00.sgf").write_text(sgf(line, number))

    def looking(self):
        app = self.start("--mode", "two-players")
        app.key("F2")
        app.press("You", "page tab")
        return app

    def reviews(self):
        file = self.home.data / "heibai" / "reviews.json"
        return json.loads(file.read_text())["kept"] if file.exists() else {}

    def test_without_games_it_says_what_makes_a_picture(self):
        app = self.looking()
        app.find(r"Five games against the machine give a picture.*")
        self.assertFalse(app.search("Review them", "button"))

    def test_one_game_is_one(self):
        self.keep(LINES[:1])
        app = self.looking()
        app.find("1 game not reviewed yet")
        app.find("Review it", "button")

    def test_games_are_reviewed_and_a_bar_leads_to_its_mistakes_and_they_to_the_study(self):
        self.keep(LINES)
        app = self.looking()
        app.find("5 games not reviewed yet")
        app.press("Review them")
        # Other things can be done meanwhile.
        app.press("Today", "page tab")
        wait_for(lambda: len(self.reviews()) == len(LINES), "all games to be reviewed", timeout=240)
        app.press("You", "page tab")
        app.find(r"Accuracy of the last 5 games: .*")
        self.assertFalse(app.search("Review them", "button"), "nothing is left")
        # Their mistakes can be practised.
        deck = self.home.data / "heibai" / "practice.json"
        wait_for(lambda: deck.exists() and json.loads(deck.read_text())["cards"], "the mistakes")
        part = app.find(r"Moves 1 to 10, .* discs.*", "button")
        part.act("Press")
        app.find("Mistakes: Moves 1 to 10")
        mistakes = wait_for(lambda: app.search(r"\d+\. .*, better .*, loses .*", "list item"), "the mistakes")
        number = int(mistakes[0].name.split(".")[0])
        mistakes[0].act("Press")
        # The study stands where it was made.
        app.says(r"Study.*|.*move.*")
        wait_for(lambda: sum(" disc" in cell.name for cell in app.cells()) == 4 + number - 1, "the position before it")
        app.quit()
        # The next start knows it.
        app = self.looking()
        app.find(r"Accuracy of the last 5 games: .*")

    def test_the_way_back_by_keyboard(self):
        self.keep(LINES)
        app = self.looking()
        app.press("Review them")
        wait_for(lambda: len(self.reviews()) == len(LINES), "all games to be reviewed", timeout=240)
        app.find(r"Moves 1 to 10, .*", "button").act("Press")
        app.find("Back to the charts", "button")
        app.key("Escape")
        app.find(r"Moves 1 to 10, .*", "button")
        # It lies further down.
        [opponent] = app.search(r"Level 3, with Black, accuracy \d+ per cent.*", "button", shown=False)
        opponent.act("Press")
        app.find(r"Games: Level 3, with Black")
        games = wait_for(lambda: app.search(r"Level 3, accuracy .*won", "list item"), "games")
        self.assertEqual(len(games), len(LINES))
        # The study of one leads back to it, and on to the bar.
        games[3].act("Press")
        wait_for(lambda: sum(" disc" in cell.name for cell in app.cells()) == 4 + 5, "the study at its end")
        app.key("F2")
        game = wait_for(lambda: app.search(r"Level 3, accuracy .*won", "list item"), "games")[3]
        wait_for(lambda: game.has("focused"), "the game")
        app.key("Escape")
        opponent = app.find(r"Level 3, with Black, accuracy \d+ per cent.*", "button")
        wait_for(lambda: opponent.has("focused"), "the bar")
        opponent.act("Press")
        app.press("Back to the charts")
        self.assertTrue(app.search("Save as CSV…", "button", shown=False))
