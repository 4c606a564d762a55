"""Tries the program of a package. Run by scripts/test-package.

    run.py              an installed one, as a desktop starts it: from the menu, and by a file's type
    run.py AppImage     the AppImage that HEIBAI names
"""

import os
import shutil
import signal
import subprocess
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "window"))

import rules  # noqa: E402
from harness import App, WindowTest, wait_for  # noqa: E402

ID = "alt.heibai.heibai"
GAMES = HERE.parent / "data" / "games"


class Started:
    """A process that somebody else has started."""

    returncode = None

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def send_signal(self, number):
        os.kill(self.pid, number)

    def wait(self, timeout=10.0):
        wait_for(lambda: self.poll() is not None, "the end of the program", timeout)
        return 0


def running():
    """The processes of the program, whichever tier it became; what starts it has another name."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            program = Path(os.readlink(process / "exe"))
        except OSError:
            continue
        if program.name.startswith("heibai") and program.suffix != ".AppImage":
            found.add(int(process.name))
    return found


class Launched(App):
    """A window that a command of the desktop opens."""

    def _run(self, stderr, arguments, environment):
        before = running()
        subprocess.run(
            [str(word) for word in arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=stderr, cwd=self.home.path, check=True,
        )
        new = wait_for(lambda: running() - before, "a new process", 10)
        return Started(min(new))


class Unpacked(App):
    """A window whose program comes out of an AppImage."""

    def _run(self, stderr, arguments, environment):
        before = running()
        self.image = super()._run(stderr, arguments, environment)
        new = wait_for(lambda: running() - before, "the program in the image", 60)
        return Started(min(new))


def play_a_game(test, app):
    """Plays for both people until nobody can move."""
    plies, last = rules.random_game(3, 8)
    for _, _, move in plies:
        if move == "pass":
            app.press("Skip")
        else:
            app.play(move)
    test.assertEqual(app.stones(), last)
    app.says(r".*The game is over\..*")


class Installed(WindowTest):
    def launch(self, *command):
        app = Launched(self.home, *command)
        self.apps.append(app)
        return app

    def test_from_the_menu_to_the_end_of_a_game(self):
        app = self.launch("gio", "launch", f"/usr/share/applications/{ID}.desktop")
        app.choose("A friend")
        app.press("Start")
        play_a_game(self, app)
        self.assertEqual(app.quit(), 0)

    def test_a_game_file_opens_by_its_type_and_is_studied(self):
        file = self.home.path / "an evening & more.ggf"
        shutil.copy(GAMES / "club_evening.ggf", file)
        told = subprocess.run(
            ["gio", "info", "--attributes", "standard::content-type", file], capture_output=True, text=True, check=True
        ).stdout
        self.assertIn("application/x-othello-ggf", told)
        app = self.launch("gio", "open", file)
        app.find(r"Othello · move \d+ of \d+", "label", 10)
        # It is studied: any legal move may be tried.
        before = app.stones()
        app.play(sorted(app.legal())[0])
        self.assertNotEqual(app.stones(), before)
        self.assertEqual(app.quit(), 0)

    def test_the_machine_replies(self):
        app = self.start("--mode", "play-black", "--level", "5", "--start")
        app.play("f5")
        wait_for(lambda: app.plies() >= 2, "the machine's reply", 20)


def left():
    """What AppImages of Heibai have in the folder for temporary files, and what is mounted there."""
    return {str(file) for file in Path("/tmp").glob("heibai-??????")} | {
        line.split()[1] for line in Path("/proc/mounts").read_text().splitlines() if line.startswith("heibai ")
    }


# Packed out for as long as the program runs, as it is where there is no FUSE.
PACKED_OUT = {"APPIMAGE_EXTRACT_AND_RUN": "1"}


class AppImage(WindowTest):
    def start_engine(self, environment=None):
        engine = subprocess.Popen(
            [os.environ["HEIBAI"], "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | (environment or {}), start_new_session=True,
        )
        self.addCleanup(engine.stdin.close)
        self.addCleanup(engine.stdout.close)
        return engine

    def ask(self, engine):
        engine.stdin.write("name\n")
        engine.stdin.flush()
        self.assertEqual(engine.stdout.readline(), "= Heibai\n")

    def play(self, environment):
        app = Unpacked(self.home, "--mode", "two-players", "--start", environment=environment)
        self.apps.append(app)
        is_mounted = any("/tmp/heibai-" in line for line in Path("/proc/mounts").read_text().splitlines())
        self.assertEqual(is_mounted, environment is None)
        play_a_game(self, app)
        self.assertEqual(app.quit(), 0)
        self.assertEqual(app.image.wait(10), 0)
        self.assertEqual(left(), set())

    @unittest.skipUnless(os.path.exists("/dev/fuse"), "there is no FUSE")
    def test_a_game_to_its_end_by_fuse(self):
        self.play(None)

    def test_a_game_to_its_end_without_fuse(self):
        self.play(PACKED_OUT)

    def test_what_ends_with_a_fault_says_so(self):
        done = subprocess.run([os.environ["HEIBAI"], "--mode", "nonsense"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("nonsense", done.stderr)
        self.assertEqual(left(), set())

    def test_one_that_is_killed_leaves_nothing_once_its_program_has_ended(self):
        engine = self.start_engine()
        self.ask(engine)
        engine.kill()
        engine.wait()
        # The program itself goes on until nobody talks to it.
        engine.stdin.close()
        wait_for(lambda: left() == set(), "the end of what was mounted", 10)

    def test_one_that_is_told_to_end_while_it_unpacks_leaves_nothing(self):
        engine = self.start_engine(PACKED_OUT)
        wait_for(left, "the folder", 10)
        engine.terminate()
        self.assertEqual(engine.wait(10), 128 + 15)
        self.assertEqual(left(), set())

    def test_the_end_of_the_session_leaves_nothing(self):
        for environment in (None, PACKED_OUT):
            engine = self.start_engine(environment)
            self.ask(engine)
            os.killpg(engine.pid, signal.SIGTERM)
            self.assertEqual(engine.wait(10), 128 + 15)
            self.assertEqual(left(), set())


if __name__ == "__main__":
    unittest.main(verbosity=2, defaultTest=None if sys.argv[1:] else "Installed")
