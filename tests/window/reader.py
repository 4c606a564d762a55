"""A real Orca beside the program, and what it says."""

import json
import re
import signal
import subprocess
import sys
import unittest
from contextlib import contextmanager
from pathlib import Path

from tree import wait_for

LAUNCHER = Path(__file__).with_name("orca_aloud.py")
# Later releases may differ inside, as 48 does: see orca_aloud.py.
LAST_KNOWN = 48


def python_with_orca():
    """Orca's Python and version; skips the test where there is no known one."""
    ask = "from orca import orca, orca_platform; print(orca_platform.version)"
    for python in dict.fromkeys((sys.executable, "/usr/bin/python3")):
        result = subprocess.run([python, "-c", ask], capture_output=True, text=True, timeout=60, check=False)
        if result.returncode == 0:
            if int(re.match(r"\d+", result.stdout)[0]) > LAST_KNOWN:
                raise unittest.SkipTest(f"Orca {result.stdout.strip()} is not known to this test")
            return python
    raise unittest.SkipTest("Orca is not installed")


class Orca:
    """One running Orca. Every question is about what was said since the answer before."""

    def __init__(self, home):
        self.speech = home.path / "speech"
        self.speech.touch()
        self.log = home.path / "orca-log"
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [python_with_orca(), str(LAUNCHER), str(self.speech), str(home.path / "orca")],
                env=home.environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )
        self.heard = 0
        self.hears(r"Screen reader on\.", timeout=60)

    def lines(self):
        """All that was said from the beginning, in order; Orca's names of pressed keys are left out."""
        # A letter that is spoken may be what ends a line elsewhere.
        whole = self.speech.read_text(encoding="utf-8").split("\n")[:-1]
        return [line["say"].strip() for line in map(json.loads, whole) if "say" in line]

    def hears(self, pattern, timeout=20.0):
        """Waits until something is said that fits, and gives it; what came before it counts as heard too."""

        def said():
            if self.process.poll() is not None:
                raise AssertionError(f"Orca has ended; it said: {self.log.read_text(errors='replace')}")
            for at, line in enumerate(self.lines()[self.heard :]):
                if re.fullmatch(pattern, line):
                    self.heard += at + 1
                    return line
            return None

        return wait_for(said, lambda: f"Orca to say {pattern!r}; it said {self.lines()[self.heard:]}", timeout, every=0.1)

    @contextmanager
    def held_up(self):
        """Nothing is heard meanwhile, so that afterwards everything comes at once."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def stop(self):
        """Ends Orca."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
