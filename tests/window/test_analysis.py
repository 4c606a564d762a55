"""Analysis in the real window: what every move is worth, lines that are previewed and played, and nothing when it is off."""

import re
from pathlib import Path

import screen
from harness import WindowTest, wait_for

# Speaks as much of NBoard's protocol as needed, and knows only two lines after f5.
PROGRAM = r"""#!/usr/bin/env bash
cd "$(dirname "$0")"
echo $$ > pid
while read -r word rest; do
    case $word in
    ping) echo "pong $rest" ;;
    set) case $rest in game*) echo "$rest" > game ;; esac ;;
    hint)
        echo "hint $rest" >> asked
        [ -e broken ] && { echo 'out of wood' >&2; exit 3; }
        if [ "$(grep -o '[BW]\[[A-H]' game | wc -l)" = 1 ]; then
            echo 'search d6C3 1.00 0 12'
            echo 'search f6E6 -2.00 0 11'
        fi ;;
    quit) exit 0 ;;
    esac
done
"""


class Analysis(WindowTest):
    def valued(self, app):
        """The squares that say what a move there is worth."""
        return [cell.name for cell in app.cells() if ", value " in cell.name]

    def lines(self, app):
        """What the lines of the analysis say."""
        return [item for item in app.root.walk() if item.role == "list item" and ", value " in item.name and "; line " in item.name]

    def started(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        app.key("F3")
        app.says(r"Move 1, f5\. White to move\.")
        return app

    def test_every_move_gets_a_value_and_a_line_is_played(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.valued(app)) == 3 and len(self.lines(app)) == 3, "a value of every move")
        self.assertRegex(self.valued(app)[0], r"^f4, empty, legal move, value [+−]?\d+(\.\d| ±2)?, (depth \d+|\d+ %|exact)(, from the book)?$")
        self.assertRegex(self.lines(app)[0].name, r"^[a-h][1-8], value .*; line [a-h][1-8]( [a-h][1-8])+$")
        first = self.lines(app)[0].name[:2]
        self.lines(app)[0].act("Press")
        app.says(r"Move 2, \w\d\. Black to move\.")
        self.assertEqual(app.plies(), 2)
        self.assertNotIn(f"{first}, empty", " ".join(cell.name for cell in app.cells()))
        wait_for(lambda: self.valued(app), "values of the new position")
        app.key("F4")
        wait_for(lambda: not self.valued(app) and not self.lines(app), "the end of the analysis")

    def test_keys_walk_to_the_last_line_and_to_the_first(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.lines(app)) == 3, "three lines")
        app.find("Lines", "list").accessible.get_component_iface().grab_focus()
        for key, line in (("End", -1), ("Home", 0), ("Next", -1), ("Prior", 0)):
            app.key(key)
            wait_for(lambda line=line: app.focused().name == self.lines(app)[line].name, f"the line that {key} leads to")

    def test_it_is_remembered_and_ends_with_the_study(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.valued(app)) == 3, "a value of every move")
        app.key("F3")
        wait_for(lambda: not self.valued(app), "a game that is played is the players' own")
        self.assertEqual(app.quit(), 0)
        app = self.start()
        app.key("F3")
        wait_for(lambda: len(self.valued(app)) == 3, "it is on again at the next start")

    def program(self):
        """The scripted program, in the list of programs."""
        folder = self.home.path / "adviser"
        folder.mkdir(exist_ok=True)
        file = folder / "adviser"
        file.write_text(PROGRAM)
        file.chmod(0o755)
        return file

    def running(self, file):
        try:
            pid = int((file.parent / "pid").read_text())
            return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
        except (FileNotFoundError, ValueError):
            return False

    def seconded(self, app, file):
        """A study in which the program is asked for a second opinion."""
        app.key("F4")
        app.press("Second opinion: none")
        app.press("Other programs….*", None)
        app.click(app.find("File of the program", None))
        screen.tool("xdotool", "type", "--delay", "5", str(file))
        app.key("Return")
        app.find("adviser was added.", None, timeout=20)
        app.key("Escape")
        app.press("Second opinion: none")
        app.press("adviser", None)
        wait_for(lambda: self.best(app) == ["d6"], "its best move on the board", timeout=20)

    def best(self, app):
        return [cell.name[:2] for cell in app.cells() if "best for adviser" in cell.name]

    def test_a_program_gives_a_second_opinion_and_ends_with_the_window(self):
        file = self.program()
        app = self.started()
        self.seconded(app, file)
        app.find(r"d6, value \+1\.0, depth 12; line d6 c3", "list item")
        app.find(r"f6, value −2\.0, depth 11; line f6 e6", "list item").act("Press")
        app.says(r"Move 2, f6\. Black to move\.")
        wait_for(lambda: not self.best(app), "nothing of the position before")
        app.key("alt+Left")
        wait_for(lambda: self.best(app) == ["d6"], "what it said is still known")
        app.key("F4")
        app.gone("Second opinion: adviser", "button")
        wait_for(lambda: not self.best(app), "it ends with the analysis")
        self.assertEqual(app.quit(), 0)
        wait_for(lambda: not self.running(file), "the end of the program")

        # The choice is there at the next start, and a crash of the program does no harm.
        (file.parent / "broken").touch()
        app = self.started()
        app.key("F4")
        app.find(r"It exited unexpectedly, and said: “out of wood”", None, timeout=20)
        wait_for(lambda: len(self.valued(app)) == 3, "our own values")
        app.press("Second opinion: adviser")
        app.press("None", None)
        app.gone("It exited unexpectedly.*", None)
        self.assertEqual(app.quit(), 0)

    def test_moves_are_chosen_by_keyboard_and_by_mouse(self):
        app = self.started()
        app.key("F4")
        wait_for(lambda: len(self.valued(app)) == 3, "a value of every move")
        alone = lambda: [cell.name[:2] for cell in app.cells() if cell.name.endswith(", analysed alone")]
        app.key("d", "6", "shift+F4")
        wait_for(lambda: alone() == ["d6"], "the move of the cursor")
        switch = app.find("Analyse", None)
        wait_for(lambda: switch.description.startswith("only d6: "), lambda: f"which ones; {switch.description!r}")
        screen.tool("xdotool", "keydown", "ctrl")
        app.click(app.cell("f4"))
        screen.tool("xdotool", "keyup", "ctrl")
        wait_for(lambda: alone() == ["f4", "d6"], "a move that was clicked on with Ctrl held")
        app.key("shift+F4")
        wait_for(lambda: alone() == ["d6"], "the cursor followed the click, and it is chosen no more")
        self.assertEqual(app.plies(), 1, "nothing was played")
        app.press("Analyse all moves")
        wait_for(lambda: not alone(), "all moves")
        app.key("shift+F4")
        wait_for(lambda: alone() == ["f4"], "the move of the cursor")
        app.key("ctrl+F4")
        wait_for(lambda: not alone(), "all moves")

    def test_stones_that_balance_a_game_are_found_and_played(self):
        app = self.start("--game", "gomoku", "--mode", "two-players", "--start")
        for point in ["h8", "i9", "h10"]:
            app.play(point)
        app.key("F3", "F4")
        app.press("Find two stones that balance the game")
        ways = lambda: [item for item in app.root.walk() if item.role in ("push button", "button") and re.fullmatch(r"Play [a-o]\d+ [a-o]\d+, value .*", item.name)]
        wait_for(lambda: len(ways()) == 4, "four ways", timeout=240)
        stones = ways()[0].name.split(",")[0].split()[1:]
        ways()[0].act("Press")
        wait_for(lambda: app.plies() == 5, "both stones")
        taken = [cell.name for cell in app.cells() if cell.name.split(",")[0] in stones and "empty" not in cell.name]
        self.assertEqual(len(taken), 2)
        wait_for(lambda: not ways(), "none for the new position, as nobody asked")

    def test_threats_are_told_and_can_be_hidden(self):
        app = self.start("--game", "gomoku", "--mode", "two-players", "--rule", "renju", "--start")
        for point in ["h8", "a1", "h9", "c1", "h7", "e1"]:
            app.play(point)
        app.key("F3", "F4")
        cell = lambda name: next(cell.name for cell in app.cells() if cell.name.startswith(f"{name},"))
        wait_for(lambda: ", in an open three of Black" in cell("h8"), "the threat")
        self.assertIn("extends an open three of Black", cell("h10"))
        app.key("alt+v")
        app.press("Threats", None)
        wait_for(lambda: "open three" not in cell("h8") and "open three" not in cell("h10"), "no threats")
