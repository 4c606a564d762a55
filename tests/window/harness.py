"""Starts the real program with folders of its own, drives it, and watches what it writes to standard error.

A test class derives from `WindowTest` and calls `self.start(...)`; what it gets is an `App`. Everything is looked
up in the accessibility tree or on the screen; waiting is polling with a time-out, never a fixed sleep.
"""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

import screen
import tree
from tree import NotThere, wait_for

COMPLAINT = re.compile(
    r"qml|TypeError|ReferenceError|Unable to assign|is not a type|unknown property|QObject::|QFont|panicked"
)
# What Qt says about the machine the tests run on, not about the program.
# The services are those of the desktop, which later Qt looks for on the bus.
HARMLESS = re.compile(r"QStandardPaths: |MESA|libEGL|dbind-WARNING|propagateSizeHints|^qt\.qpa\.services: ")

# The names of roles in Qt 6.4 and in later ones.
ROLES = {"button": ("push button", "button", "push button menu"), "choice": ("radio button",), "board": ("table",)}


def numbered(moves):
    """Moves as `App.moves` gives them."""
    return dict(enumerate(moves, 1))


class Home:
    """The folders of one person: what is written there outlives a program, and no other test sees it."""

    def __init__(self):
        self.path = Path(tempfile.mkdtemp(prefix="heibai-window-"))
        for folder in ("config", "data", "state", "cache", "runtime"):
            (self.path / folder).mkdir(mode=0o700)

    def environment(self):
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "QML_", "XDG_", "GTK_", "LC_", "LANG"))
        }
        return inherited | {
            "HOME": str(self.path),
            "XDG_CONFIG_HOME": str(self.config),
            "XDG_DATA_HOME": str(self.data),
            "XDG_STATE_HOME": str(self.state),
            "XDG_CACHE_HOME": str(self.path / "cache"),
            "XDG_RUNTIME_DIR": str(self.path / "runtime"),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "QT_QUICK_BACKEND": "software",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_FORCE_STDERR_LOGGING": "1",
            "RUST_BACKTRACE": "1",
        }

    @property
    def config(self):
        return self.path / "config"

    @property
    def data(self):
        return self.path / "data"

    @property
    def state(self):
        return self.path / "state"

    def files(self):
        """Every file below, as paths relative to it."""
        return sorted(str(file.relative_to(self.path)) for file in self.path.rglob("*") if file.is_file())

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)


class App:
    """One running program and its window."""

    def __init__(self, home, *arguments, environment=None):
        self.home = home
        self.errors = home.path / f"stderr-{len(list(home.path.glob('stderr-*')))}"
        with open(self.errors, "wb") as stderr:
            self.process = self._run(stderr, arguments, home.environment() | (environment or {}))
        self._board = None
        self._status = None
        try:
            self.root = wait_for(self._appeared, "the program on the accessibility bus", timeout=20)
            self.window = wait_for(self._shown, "a visible window", timeout=20)
            self.focus()
        except NotThere as error:
            self.kill()
            raise NotThere(f"{error}; it said: {self.said().strip()!r}") from None

    def _run(self, stderr, arguments, environment):
        return subprocess.Popen(
            [os.environ["HEIBAI"], *map(str, arguments)],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            cwd=self.home.path,
        )

    def _appeared(self):
        if self.process.poll() is not None:
            raise NotThere(f"the program ended at once with status {self.process.returncode}; it said: {self.said()}")
        return tree.program(self.process.pid)

    def _shown(self):
        windows = screen.windows_of(self.process.pid)
        return windows[0] if windows else None

    # --- looking ---

    def said(self):
        """What the program wrote to its standard error."""
        return self.errors.read_text(errors="replace")

    def remarks(self):
        """The lines of that which are not about the machine the tests run on."""
        return [line for line in self.said().splitlines() if not HARMLESS.search(line)]

    def complaints(self):
        """The lines of that which no run may show."""
        return [line for line in self.remarks() if COMPLAINT.search(line)]

    def search(self, name, role=None, shown=True):
        """Every item whose whole name fits the regular expression."""
        roles = ROLES.get(role, (role,))
        return [
            item
            for item in self.root.walk()
            if tree.fits(name, item.name) and (role is None or item.role in roles) and (not shown or item.has("showing"))
        ]

    def find(self, name, role=None, timeout=5.0):
        """The first item whose whole name fits, as soon as there is one."""

        def there():
            found = self.search(name, role)
            return found[0] if found else None

        return wait_for(there, lambda: f"an item named {name!r} ({role or 'any role'})", timeout)

    def gone(self, name, role=None, timeout=5.0):
        """Waits until no item fits."""
        wait_for(lambda: not self.search(name, role), f"the end of {name!r}", timeout)

    def button(self, name):
        """The button with this text; it has to be there within a moment."""
        return self.find(name, "button")

    def enabled(self, name):
        """Whether the button with this text can be pressed: Qt 6.4 has no state for it, so its description says so."""
        return self.button(name).description == ""

    def board(self):
        """The item of the board."""
        if self._board is None or not self._board.name:
            found = [item for item in self.root.walk() if item.role in ROLES["board"] and item.has("showing")]
            if not found:
                raise NotThere("no board")
            self._board = found[0]
        return self._board

    def cells(self):
        """The items of the squares in row order."""
        return list(self.board().children())

    def cell(self, square):
        """The item of a square such as "f5"."""
        for item in self.cells():
            if item.name.split(",")[0].split("，")[0] == square:
                return item
        raise NotThere(f"no square {square}")

    def stones(self):
        """The squares as a screen reader says them, in row order: "X" black, "O" white, "." empty."""
        return "".join(
            "X" if re.search("black (disc|stone)", name) else "O" if re.search("white (disc|stone)", name) else "."
            for name in (item.name for item in self.cells())
        )

    def legal(self):
        """The squares that the board marks as legal moves."""
        return {name.split(",")[0] for name in (item.name for item in self.cells()) if "legal move" in name}

    def status(self):
        """The line in words below the board: it stands just before the row of buttons."""
        if self._status is None or not self._status.role:
            self._status = self._status_item()
        return self._status.name

    def _status_item(self):
        for item in self.root.walk():
            before = None
            for child in item.children():
                if child.role == "tool bar" and before is not None:
                    return next(iter(before.children()), before)
                before = child
        raise NotThere("no status line")

    def says(self, pattern, timeout=5.0):
        """Waits until the status line fits."""
        return wait_for(
            lambda: tree.fits(pattern, self.status()) and self.status(),
            lambda: f"status {pattern!r}; it says {self.status()!r}",
            timeout,
        )

    def count(self, side):
        """The number on the display of "Black" or "White"."""
        return int(self.find(rf"{side}: \d+").name.split(":")[1])

    def counts(self):
        return self.count("Black"), self.count("White")

    def seconds_left(self):
        """What the countdown shows, in seconds; None where there is no clock."""
        name = self.find(r"Time left: .*").name
        minutes = re.search(r"(\d+) minute", name)
        seconds = re.search(r"(\d+) second", name)
        if not minutes and not seconds:
            return None
        return 60 * int(minutes[1] if minutes else 0) + int(seconds[1] if seconds else 0)

    def moves(self):
        """The rows of the list of moves by their numbers; of a long list only those that are in view."""
        rows = {}
        for item in self.root.walk():
            row = item.role == "list item" and re.fullmatch(r"(\d+)\. (Black|White) (\w+)", item.name)
            if row:
                rows[int(row[1])] = row[3]
        return rows

    def plies(self):
        """How many moves the list has."""
        return max(self.moves(), default=0)

    # --- doing ---

    def press(self, name, role="button"):
        """Presses a button as a screen reader does."""
        self.find(name, role).act("Press")

    def choose(self, name):
        """Takes one of several choices as a screen reader does."""
        self.press(name, "choice")

    def play(self, square):
        """Plays on a square as a screen reader does, and waits until the disc or stone is there."""
        cell = self.cell(square)
        cell.act("Press")
        wait_for(
            lambda: re.search(" (disc|stone)", cell.name),
            lambda: f"a disc or stone on {square}; it is {cell.name!r}, {self.status()!r}",
        )

    def click(self, item):
        """Clicks with the mouse in the middle of an item."""
        screen.click(*item.centre())

    def click_cell(self, square):
        """Clicks with the mouse on a square."""
        self.click(self.cell(square))

    def key(self, *names):
        """Presses keys while this window has the keyboard."""
        self.focus()
        screen.keys(*names)

    def hold(self, name, seconds):
        """Holds a key down while this window has the keyboard."""
        self.focus()
        screen.hold(name, seconds)

    def focus(self):
        """Gives the keyboard to this window; without a window manager nobody else does."""
        screen.tool("xdotool", "windowfocus", "--sync", str(self.window))

    def focused(self):
        """The item that has the keyboard: the innermost of those that say so."""
        found = None
        for item in self.root.walk():
            if item.has("focused") and item.role not in ("frame", "window", "application"):
                found = item
        return found

    def picture(self, item):
        """The pixels of an item."""
        return screen.Picture.of_screen(*item.box())

    # --- ending ---

    def ended(self, timeout=10.0):
        """Waits for the program to end by itself and gives its exit status."""
        return self.process.wait(timeout)

    def quit(self):
        """Quits the program as a person does."""
        self.key("ctrl+q")
        return self.ended()

    def kill(self):
        """Ends the program as a power cut does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class WindowTest(unittest.TestCase):
    """A test that starts programs; they end with it, and none may have complained."""

    def setUp(self):
        self.home = Home()
        self.apps = []
        self.addCleanup(self._clean_up)

    def start(self, *arguments, environment=None):
        """Starts the program and waits for its window."""
        app = App(self.home, *arguments, environment=environment)
        self.apps.append(app)
        return app

    def settings(self, text):
        """Writes the settings file that the next start finds."""
        file = self.home.config / "heibai" / "settings.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        return file

    def _callTestMethod(self, method):
        try:
            method()
        except unittest.SkipTest:
            raise
        except BaseException:
            self._keep_evidence()
            raise

    def _keep_evidence(self):
        folder = os.environ.get("HEIBAI_PICTURES")
        for number, app in enumerate(self.apps):
            if app.process.poll() is not None:
                print(f"program {number} ended with status {app.process.returncode}; it said:\n{app.said()}")
                continue
            print(f"program {number} shows:\n{app.root.drawing()}\nit said:\n{app.said()}", flush=True)
            if folder:
                try:
                    screen.save(app.window, f"{folder}/{self.id()}-{number}.png")
                except AssertionError as error:
                    print(error)

    def _clean_up(self):
        for app in self.apps:
            app.kill()
        complaints = [line for app in self.apps for line in app.complaints()]
        self.home.remove()
        self.assertEqual(complaints, [], "the program complained")
