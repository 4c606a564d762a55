"""Mistakes as exercises in the real window: in a review, and from the deck."""

import json

from harness import WindowTest, wait_for
from test_learn import shipped
from test_review import WIPE_OUT


def cell(name):
    return 8 * (int(name[1]) - 1) + "abcdefgh".index(name[0])


def card_of(puzzle):
    """A card of the deck whose position is a puzzle's, in which its best wrong move was played."""
    stones, to_move = puzzle["position"].split(" ")
    right, wrong = puzzle["solution"][0], puzzle["solution"][0]["wrong"][0]
    return {
        "key": {
            "variant": {"game": "othello", "size": 8, "layout": "standard", "first": "black"},
            "stones": stones,
            "to-move": "black" if to_move == "X" else "white",
        },
        "played": cell(wrong["move"]),
        "played-score": 100 * wrong["score"],
        "line": [cell(right["move"])],
        "best-score": 100 * right["score"],
        "is-exact": True,
        "memory": {"stability": 0, "difficulty": 0, "asked": 0, "due": 0, "times": 0, "missed": 0},
        "occasion": {"names": {"black": "", "white": ""}, "event": "Café", "date": "2026-11-26"},
    }


class Practice(WindowTest):
    def reviewed(self, mode="two-players"):
        """A game that Black has won by turning over every disc, reviewed; the last mistake of White is on the board."""
        app = self.start("--mode", mode, "--start")
        for square in [WIPE_OUT[at : at + 2] for at in range(0, len(WIPE_OUT), 2)]:
            app.play(square)
        app.says(r".*Black wins.*|.*no disc left.*")
        app.press("Review")
        wait_for(lambda: app.search("Review again", "button"), "the end of the review", 60)
        rows = [item for item in app.root.walk() if item.role == "list item" and ", loses " in item.name and "White" in item.name]
        row = rows[-1]
        row.act("Press")
        return app, row.name.split("White ")[1][:2], row.name[-2:]

    def test_a_newcomer_tries_again_is_helped_and_plays_on(self):
        app, played, better = self.reviewed()
        wait_for(lambda: app.search("Try again from here", "button"), "the way to try again")
        app.press("Try again from here")
        app.says(rf"White to move\. {played} loses .*\. Find a better move\.")
        self.assertFalse([cell for cell in app.cells() if ", value " in cell.name], "nothing gives it away")
        self.assertFalse(app.search(r".*, better [a-h][1-8]"), "nor does the graph")
        app.cell(played).act("Press")
        app.says(rf"{played} is not it: it is worth \S+ to White, the best move \S+\. (\S+ answers it\. )?Try another move\.")
        # The board shows it, and what answers it, until something else is done.
        wait_for(lambda: not app.cell(played).name.startswith(f"{played}, empty"), "the move on the board")
        # Hints say more and more.
        app.key("ctrl+h")
        app.says(r".*It lies in the part of the board that is marked, [a-h]\d to [a-h]\d\.")
        self.assertTrue(app.cell(played).name.startswith(f"{played}, empty"), "a hint is of the position that is asked")
        marked = [cell.name[:2] for cell in app.cells() if ", highlighted" in cell.name]
        self.assertIn(better, marked)
        self.assertLess(len(marked), 17)
        app.press("Hint")
        app.says(r".*(corner|edge).*flips \d+ disc.*")
        self.assertIn(better, [cell.name[:2] for cell in app.cells() if ", highlighted" in cell.name], "the first hint stays")
        app.press("Hint")
        app.says(rf".*It is {better}\.")
        app.find(rf"It lies in .* It flips .* It is {better}\.")
        app.cell(better).act("Press")
        app.says(rf"{better} is right\. {better} is worth \S+ to White; {played}, which was played, \S+\..*")
        # Its line is on the board and can be walked.
        wait_for(lambda: app.cell(better).name.startswith(f"{better}, white disc"), "the answer on the board")
        app.press("First position")
        wait_for(lambda: app.cell(better).name.startswith(f"{better}, empty"), "the position of the exercise")
        app.press("Next position")
        wait_for(lambda: app.cell(better).name.startswith(f"{better}, white disc"), "the answer on the board again")
        app.press("Play from here")
        app.says(r"Your turn.*|.*thinking.*")
        self.assertTrue(app.cell(better).name.startswith(f"{better}, empty, legal move"))
        # It is in the deck, and known only with help: not due for a while.
        app.quit()
        deck = json.loads((self.home.data / "heibai" / "practice.json").read_text())
        self.assertEqual([card["played"] for card in deck["cards"]], [8 * (int(played[1]) - 1) + "abcdefgh".index(played[0])])

    def test_a_mistake_that_is_a_puzzle_is_solved_to_its_end(self):
        fits = lambda it: it["goal"] == "win" and it["position"].count("-") <= 10 and [len(step["answers"]) for step in it["solution"]] == [1, 0]
        puzzle = next(it for it in shipped().values() if fits(it))
        first, second = puzzle["solution"]
        wrong, missed = first["wrong"][0], second["wrong"][0]
        deck = self.home.data / "heibai" / "practice.json"
        deck.parent.mkdir(parents=True)
        deck.write_text(json.dumps({"version": 1, "cards": [card_of(puzzle)]}))
        side, other = ("Black", "White") if puzzle["position"].endswith("X") else ("White", "Black")
        app = self.start("--mode", "two-players", "--start")
        app.key("F7")
        app.says(rf"{side} to move and win\. {wrong['move']} was played and loses \d+\. One of \d+ moves wins\. Play it on the board\..*", 30)
        app.find(rf"{side} to move and win")
        app.find(r"By how much does not matter\.")
        # A wrong move is refuted at once, with its exact score.
        app.cell(wrong["move"]).act("Press")
        loses = rf"loses by {-wrong['score']}" if wrong["score"] else "only draws"
        app.says(rf"{wrong['move']} {loses}\. {other} answers {wrong['refutation'][0]}\. Try another move\.", 1)
        app.cell(first["move"]).act("Press")
        app.says(rf"{first['move']} is right\. {other} answers {first['answers'][0]}\. Go on\.")
        wait_for(lambda: second["move"] in app.legal(), "the next move to be asked")
        app.cell(missed["move"]).act("Press")
        app.says(rf"{missed['move']} (loses by|only draws).*Try another move\.")
        app.key("ctrl+h")
        app.says(r"It lies in the part of the board that is marked, [a-h]\d to [a-h]\d\.")
        # Letters and digits play a move.
        app.key(second["move"][0])
        app.key(second["move"][1])
        app.key("Return")
        app.says(rf"Solved: all 2 moves were found\. {first['move']} is worth .* to {side}; .*")
        app.find(rf"Solution: {first['move']} {first['answers'][0]} {second['move']}")
        app.press("First position")
        wait_for(lambda: first["move"] in [it.name[:2] for it in app.cells() if ", empty" in it.name], "the position of the exercise")
        app.quit()
        memory = json.loads(deck.read_text())["cards"][0]["memory"]
        self.assertEqual((memory["times"], memory["missed"]), (1, 1), "the first move decides, once")

    def test_the_deck_is_practised_with_the_keyboard(self):
        app = self.start("--mode", "two-players", "--start")
        app.key("F7")
        app.says(r"There is no mistake to practise yet\..*")
        app.quit()
        app, played, better = self.reviewed()
        app.key("ctrl+t")
        app.says(rf".*{played} loses .*")
        app.key("Escape")
        app.says(r"Move \d+, .*White to move\.")
        app.key("F3")
        app.key("F7")
        app.says(rf"White to move\. {played} loses .*\. Find a better move\.")
        app.press("Answer")
        app.says(rf"The best is {better}\. {better} is worth .*")
        app.press("Next")
        app.says(r"Done: 1 mistake practised\.")
        # What was not known is due until it is.
        app.key("F7")
        app.says(rf"White to move\. {played} loses .*\. Find a better move\.")
        app.cell(better).act("Press")
        app.says(rf"{better} is right\..*", 20)
        app.press("Next")
        app.says(r"Done: 1 mistake practised\.")
        app.key("F7")
        app.says(r"Your one mistake is not due now\. The next comes in \d+ (hour|day)s?\.")
