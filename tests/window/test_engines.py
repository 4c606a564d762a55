"""External engines in the real window: added, tested, at the board, and gone with it."""

import os
import signal
from pathlib import Path

import screen
from harness import WindowTest, wait_for

# Speaks as much GTP as needed; a file beside it says what it does wrong with its next move.
PROGRAM = r"""#!/usr/bin/env bash
cd "$(dirname "$0")"
echo $$ > pid
while read -r word rest; do
    case $word in
    list_commands) printf '= name\nplay\ngenmove\ntime_settings\ntime_left\n\n' ;;
    name) printf '= Wood pusher\n\n' ;;
    play) case $rest in *a1*) printf '? illegal\n\n' ;; *) printf '=\n\n' ;; esac ;;
    genmove)
        case $(cat misdeed 2>/dev/null) in
        crash) echo 'out of wood' >&2; exit 3 ;;
        resign) printf '= resign\n\n' ;;
        illegal) printf '= a1\n\n' ;;
        silent) exec sleep 1000 ;;
        *) printf '= %s\n\n' "$(cat move 2>/dev/null || echo d3)" ;;
        esac ;;
    quit) printf '=\n\n'; exit 0 ;;
    *) printf '=\n\n' ;;
    esac
done
"""


class Engines(WindowTest):
    def program(self, misdeed=""):
        folder = self.home.path / "pusher"
        folder.mkdir(exist_ok=True)
        file = folder / "pusher"
        file.write_text(PROGRAM)
        file.chmod(0o755)
        (folder / "misdeed").write_text(misdeed)
        (folder / "move").write_text("d6")
        return file

    def running(self, file):
        """Whether the program runs that was started last."""
        try:
            pid = int((file.parent / "pid").read_text())
            return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
        except (FileNotFoundError, ValueError):
            return False

    def test_in_a_sandbox_it_is_said_that_no_program_can_be_started(self):
        app = self.start(environment={"container": "flatpak"})
        app.key("alt+s")
        app.press(r"Engines….*", None)
        app.find("Engines", "heading")
        app.find(r"Heibai runs in a sandbox \(Flatpak\), where it can't start other programs\. .*")
        self.assertEqual(app.search("File of the program"), [])
        self.assertEqual(app.search("Add", "button"), [])

    def added(self, app, file):
        app.key("alt+s")
        app.press(r"Engines….*", None)
        app.click(app.find("File of the program", None))
        screen.tool("xdotool", "type", "--delay", "5", str(file))
        app.key("Return")
        app.find("Wood pusher was added.", None, timeout=20)

    def chosen(self, app):
        app.key("Escape")
        app.press("Opponent: .*", None)
        app.press("Wood pusher", None)
        app.find("Wood pusher plays in Heibai's place.", None)

    def test_a_program_is_added_tested_and_played_against(self):
        file = self.program()
        app = self.start()
        self.added(app, file)
        app.press("Wood pusher")
        (file.parent / "move").write_text("d3")
        app.press("Test")
        app.find(r"It starts, plays d3 after .* s, and quits: it can play\.", None, timeout=20)
        app.press("Show the log")
        # The log shows its end.
        app.find(r" *\d+\.\d+ [<>] .*", "list item")
        (file.parent / "move").write_text("d6")
        self.chosen(app)
        self.assertFalse(self.running(file), "it runs only while it plays")
        app.press("Start")
        app.play("f5")
        app.says(r"Your turn\. Wood pusher played d6, 1 disc flipped\.", timeout=15)
        self.assertTrue(self.running(file))
        # What was chosen is there at the next start, and nothing outlives the window.
        self.assertEqual(app.quit(), 0)
        wait_for(lambda: not self.running(file), "the end of the program")
        app = self.start()
        app.says(r"Your unfinished game is back\. Press Continue\.")
        app.press("New game", "page tab")
        app.find("Wood pusher plays in Heibai's place.", None)

    def test_a_program_that_fails_pauses_the_game_and_continue_starts_it_anew(self):
        file = self.program("crash")
        app = self.start()
        self.added(app, file)
        self.chosen(app)
        app.press("Start")
        app.play("f5")
        app.says(r"Wood pusher exited unexpectedly: “out of wood”\. Continue restarts it\.", timeout=15)
        (file.parent / "misdeed").write_text("illegal")
        app.press("Continue")
        app.says(r"Wood pusher wanted to play a1, which is not legal\. Continue restarts it\.", timeout=15)
        (file.parent / "misdeed").write_text("")
        app.press("Continue")
        app.says(r"Your turn\. Wood pusher played d6, 1 disc flipped\.", timeout=15)
        self.assertEqual(app.plies(), 2)

    def test_a_kill_of_the_window_ends_a_program_that_does_not_answer(self):
        file = self.program("silent")
        app = self.start()
        self.added(app, file)
        self.chosen(app)
        app.press("Start")
        app.play("f5")
        wait_for(lambda: self.running(file), "the program")
        app.press("Undo")
        app.says(r".*Your turn\..*")
        app.play("f5")
        wait_for(lambda: self.running(file), "the program")
        os.kill(app.process.pid, signal.SIGKILL)
        app.process.wait()
        wait_for(lambda: not self.running(file), "the end of the program", timeout=10)

    def test_a_match_of_two_games_is_played_with_a_score(self):
        file = self.program("resign")
        self.settings("version = 1\n[play]\nreply-delay-ms = 0\n")
        app = self.start()
        self.added(app, file)
        app.key("Escape")
        app.choose("Watch")
        app.press("Black: Level .*", None)
        app.press("Wood pusher", None)
        app.key("alt+g")
        app.press("Match of several games….*", None)
        field = app.find("Games", "spin button")
        app.click(field)
        app.key("ctrl+a", "2", "Return")
        app.press("Begin the match")
        app.find("Game 1 of 2 · 0:1 · Wood pusher – Level 3", None, timeout=20)
        # The score is that of the game that is over, before the match goes on.
        app.find(".*The match is over: 2:0 · Level 3 – Wood pusher.*", None, timeout=20)
        told = lambda: [item.name for item in app.search("The match is over: .*", "notification")]
        while names := told():
            self.assertEqual(len(names), 1, "it is said once, also when the program has counted the game")
        app.key("ctrl+i")
        app.find(".*; The match is over: 2:0 · Level 3 – Wood pusher; .*", "notification")

    def test_a_match_begins_in_place_of_the_game_on_the_board(self):
        self.settings('version = 1\n[play]\nreply-delay-ms = 0\n[setup]\nclock = "off"\nmode = "two-players"\n')
        app = self.start()
        app.press("Start")
        app.play("f5")
        app.key("alt+g")
        app.press("Match of several games….*", None)
        app.find("The game on the board ends when the match begins.")
        app.press("Reset and begin")
        app.find("(?s).*Game 1 of 10 · .*", None, timeout=20)
