"""The display: real keys, real mouse buttons, and what the pixels show."""

import os
import subprocess
import time
from collections import Counter


def tool(*command, **keywords):
    """Runs a program and gives what it printed."""
    result = subprocess.run(command, capture_output=True, timeout=20, check=False, **keywords)
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}: {result.stderr.decode(errors='replace').strip()}")
    return result.stdout


def windows_of(process_id):
    """The visible windows of a program."""
    result = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(process_id)],
        capture_output=True, text=True, timeout=20, check=False,
    )
    return [int(line) for line in result.stdout.split()]


class Picture:
    """The pixels of a window or of a part of the screen."""

    def __init__(self, width, height, pixels):
        self.width = width
        self.height = height
        self.pixels = pixels

    @classmethod
    def of_screen(cls, left, top, width, height):
        """The rectangle of the screen, as it is now."""
        pixels = tool(
            "import", "-window", "root", "-crop", f"{width}x{height}+{left}+{top}", "+repage", "-depth", "8", "rgb:-"
        )
        if len(pixels) != width * height * 3:
            raise AssertionError(f"{width}x{height}+{left}+{top} is not wholly on the screen")
        return cls(width, height, pixels)

    def at(self, x, y):
        """The colour of one pixel: red, green, blue."""
        start = (y * self.width + x) * 3
        return tuple(self.pixels[start : start + 3])

    def share(self, wanted):
        """The share of the pixels that the predicate `wanted(red, green, blue)` accepts."""
        counts = Counter(zip(self.pixels[0::3], self.pixels[1::3], self.pixels[2::3]))
        return sum(count for colour, count in counts.items() if wanted(*colour)) / (self.width * self.height)

    def colours(self):
        """How many different colours there are."""
        return len(set(zip(self.pixels[0::3], self.pixels[1::3], self.pixels[2::3])))


def save(window, path):
    """Writes a picture of a window to a file."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    tool("import", "-window", str(window), str(path))


def wait_until_still(window, timeout=10.0):
    """Waits until two pictures of a window, a quarter of a second apart, are the same."""
    deadline = time.monotonic() + timeout
    before = None
    while time.monotonic() < deadline:
        now = tool("import", "-window", str(window), "-depth", "8", "rgb:-")
        if now == before:
            return
        before = now
        time.sleep(0.25)
    raise AssertionError(f"the window still moves after {timeout} s")


# Where the function keys are on every keyboard: their names stand at several levels of a keymap, and xdotool may press the
# modifiers of one of them.
FUNCTION_KEYS = {f"F{number}": str(66 + number) for number in range(1, 11)} | {"F11": "95", "F12": "96"}


def keys(*names):
    """Presses and releases keys, one after the other, in whichever window has the keyboard."""
    codes = ["+".join(FUNCTION_KEYS.get(part, part) for part in name.split("+")) for name in names]
    tool("xdotool", "key", "--clearmodifiers", "--delay", "25", *codes)


def hold(name, seconds):
    """Holds a key down, so that it repeats."""
    tool("xdotool", "keydown", name)
    try:
        time.sleep(seconds)
    finally:
        tool("xdotool", "keyup", name)


def click(x, y, button=1):
    """Moves the mouse to a place on the screen and clicks."""
    tool("xdotool", "mousemove", str(x), str(y), "click", str(button))


def double_click(x, y):
    """Moves the mouse to a place on the screen and clicks twice, as quickly as people do."""
    tool("xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "90", "1")


def hover(x, y):
    """Moves the mouse to a place on the screen."""
    tool("xdotool", "mousemove", str(x), str(y))
