"""Measures start, memory and idle work of Heibai and of other Reversi programs, side by side in one run.

`measure.py [RUNS]` prints a Markdown table. The display has no window manager and no graphics card; Heibai runs
with Qt's software renderer, the others as their packages start them.
"""

import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import time

from harness import App, Home

IDLE_SECONDS = 10


class Attributes(ctypes.Structure):
    """XWindowAttributes of Xlib."""

    _fields_ = [
        ("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int),
        ("border", ctypes.c_int), ("depth", ctypes.c_int), ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong),
        ("window_class", ctypes.c_int), ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int),
        ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong),
        ("save_under", ctypes.c_int), ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int),
        ("map_state", ctypes.c_int), ("rest", ctypes.c_byte * 64),
    ]


class Display:
    """A connection to the X server that answers within a millisecond, unlike any command line tool."""

    VIEWABLE = 2
    Z_PIXMAP = 2

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.c_void_p
        self.x.XGetPixel.restype = ctypes.c_ulong
        # A window may go between the question and the answer; that is no reason to end.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self.x.XSetErrorHandler(self.ignore)
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))

    def windows(self):
        """The visible windows that are large enough to be a program's own, with their sizes."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        self.x.XQueryTree(
            self.display, self.root, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children), ctypes.byref(count)
        )
        found = []
        for index in range(count.value):
            window, attributes = ctypes.c_ulong(children[index]), Attributes()
            known = self.x.XGetWindowAttributes(self.display, window, ctypes.byref(attributes))
            if known and attributes.map_state == self.VIEWABLE and min(attributes.width, attributes.height) >= 200:
                found.append((window, attributes.width, attributes.height))
        if children:
            self.x.XFree(children)
        return found

    def is_painted(self, window, width, height):
        """Whether a line across the middle shows more than a plain background."""
        image = ctypes.c_void_p(
            self.x.XGetImage(
                self.display, window, 0, height // 2, width, 1, ctypes.c_ulong(0xFFFFFFFF), self.Z_PIXMAP
            )
        )
        if not image.value:
            return False
        colours = {self.x.XGetPixel(image, column, 0) for column in range(width)}
        self.x.XDestroyImage(image)
        return len(colours) >= 3


    def pixels(self, x, y):
        """The pixels of a small square around a point of the screen."""
        around = 12
        image = ctypes.c_void_p(
            self.x.XGetImage(
                self.display, self.root, x - around, y - around, 2 * around, 2 * around, ctypes.c_ulong(0xFFFFFFFF),
                self.Z_PIXMAP,
            )
        )
        spots = range(0, 2 * around, 4)
        found = tuple(self.x.XGetPixel(image, column, row) for column in spots for row in spots)
        self.x.XDestroyImage(image)
        return found


def processor_ticks(process_id):
    with open(f"/proc/{process_id}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def memory(process_id):
    """Resident and proportional memory in MiB."""
    wanted = {}
    with open(f"/proc/{process_id}/smaps_rollup", encoding="ascii") as file:
        for line in file:
            name, _, rest = line.partition(":")
            if name in ("Rss", "Pss"):
                wanted[name] = int(rest.split()[0]) / 1024
    return wanted["Rss"], wanted["Pss"]


def share_of_a_core(process_id, seconds):
    """Per cent of one core that a program uses over some seconds."""
    before = processor_ticks(process_id)
    time.sleep(seconds)
    return 100 * (processor_ticks(process_id) - before) / os.sysconf("SC_CLK_TCK") / seconds


class Program:
    """A program to measure, started with folders of its own."""

    def __init__(self, display, command, environment=None):
        self.home = Home()
        surroundings = self.home.environment() | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "0"} | (environment or {})
        began = time.monotonic()
        self.process = subprocess.Popen(
            command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.mapped = self.painted = None
        while time.monotonic() - began < 30 and self.painted is None and self.process.poll() is None:
            for window, width, height in display.windows():
                if self.mapped is None:
                    self.mapped = time.monotonic() - began
                if display.is_painted(window, width, height):
                    self.painted = time.monotonic() - began
            time.sleep(0.001)
        if self.painted is None:
            self.end()
            raise RuntimeError(f"{command[0]} showed no window")

    def end(self):
        self.process.kill()
        self.process.wait()
        self.home.remove()


def wait_until_clear(display):
    while display.windows():
        time.sleep(0.01)


def measure(display, name, command, runs, environment=None):
    """One row of the table."""
    times = []
    for _ in range(runs):
        wait_until_clear(display)
        program = Program(display, command, environment)
        times.append((program.mapped, program.painted))
        program.end()
    wait_until_clear(display)
    program = Program(display, command, environment)
    time.sleep(3)
    resident, proportional = memory(program.process.pid)
    idle = share_of_a_core(program.process.pid, IDLE_SECONDS)
    program.end()
    mapped = statistics.median(pair[0] for pair in times)
    painted = statistics.median(pair[1] for pair in times)
    print(
        f"| {name} | {mapped:.2f} s | {painted:.2f} s | {resident:.0f} MB | {proportional:.0f} MB | {idle:.1f} % |",
        flush=True,
    )


class Pointer:
    """A mouse that clicks within the millisecond, for measuring what follows."""

    def __init__(self, display):
        self.display = display
        self.test = ctypes.CDLL("libXtst.so.6")

    def _do(self, call, *arguments):
        call(self.display.display, *arguments, ctypes.c_ulong(0))
        self.display.x.XFlush(self.display.display)

    def move(self, x, y):
        self._do(self.test.XTestFakeMotionEvent, -1, x, y)

    def click(self):
        for pressed in (1, 0):
            self._do(self.test.XTestFakeButtonEvent, 1, pressed)


def paint_times(display, turns, hints=False):
    """Milliseconds from the mouse button to the first change on the screen, for one game's first clicks; on
    request while the program itself looks for a hint.
    """
    home = Home()
    app = App(home, "--mode", "two-players", "--start")
    pointer = Pointer(display)
    times = []
    try:
        for square in turns:
            x, y = app.cell(square).centre()
            pointer.move(x, y)
            time.sleep(0.5)
            if hints:
                app.press("Hint")
                time.sleep(0.3)
            before = display.pixels(x, y)
            began = time.monotonic()
            pointer.click()
            while display.pixels(x, y) == before and time.monotonic() - began < 2:
                pass
            times.append(1000 * (time.monotonic() - began))
            time.sleep(0.8)
    finally:
        app.kill()
        home.remove()
    return times


def measure_clicks(display, heibai):
    """How long a click takes to be seen, at rest and while a search as nice as the engine's uses every core."""
    turns = ["f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7", "d7", "c5"]
    print("\n| a click is painted after | median | longest |\n|---|---|---|")
    for name, workers in (("nothing else runs", 0), ("searches use every core", os.cpu_count())):
        search = ["nice", "-n", "10", heibai, "levels", "--pair", "9", "7", "--games", "100000", "--threads", "1"]
        busy = [subprocess.Popen(search, stdout=subprocess.DEVNULL) for _ in range(workers)]
        time.sleep(1)
        times = paint_times(display, turns)
        for process in busy:
            process.kill()
            process.wait()
        print_row(name, times)
    print_row("its own search for a hint uses every core", paint_times(display, turns, hints=True))


def print_row(name, times):
    print(f"| {name} | {statistics.median(times):.0f} ms | {max(times):.0f} ms |", flush=True)


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    display = Display()
    heibai = os.environ["HEIBAI"]
    software = {"QT_QUICK_BACKEND": "software"}
    print(f"Median of {runs} starts; processor time over {IDLE_SECONDS} s as a share of one core.\n")
    print("| program | window up | first picture | resident | proportional | processor |")
    print("|---|---|---|---|---|---|")
    measure(display, "Heibai, at rest", [heibai], runs, software)
    playing = [heibai, "--mode", "two-players", "--start"]
    measure(display, "Heibai, a clock running", playing, runs, software)
    for name, program in (("KReversi", "kreversi"), ("GNOME Reversi", "iagno")):
        path = shutil.which(program, path=f"{os.environ['PATH']}:/usr/games")
        if path:
            measure(display, name, [path], runs)
        else:
            print(f"{program} is not installed", file=sys.stderr)
    measure_clicks(display, heibai)


if __name__ == "__main__":
    main()
