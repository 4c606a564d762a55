"""Runs the window tests and ends with one line that counts them: `window: 14 passed, 0 failed`.

    run.py [NAMES]        all, or those that unittest finds by these names
    run.py --shard I/N    the share I of N, from 0 to N - 1; together they are all of them
"""

import sys
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Progress(unittest.TextTestResult):
    """Prints which test runs and how long it took."""

    def startTest(self, test):
        super().startTest(test)
        self.started = time.monotonic()

    def addSuccess(self, test):
        unittest.TestResult.addSuccess(self, test)
        self.stream.writeln(f"ok ({time.monotonic() - self.started:.1f} s)")
        self.stream.flush()


def cases(suite):
    """The tests of a suite, one by one."""
    for part in suite:
        if isinstance(part, unittest.TestSuite):
            yield from cases(part)
        else:
            yield part


def share(suite, index, count):
    """The classes of one of several shards: the largest are given out first, each to the smallest shard."""
    classes = {}
    for case in cases(suite):
        classes.setdefault(f"{type(case).__module__}.{type(case).__qualname__}", []).append(case)
    shards = [[] for _ in range(count)]
    for name in sorted(classes, key=lambda name: (-len(classes[name]), name)):
        min(shards, key=len).extend(classes[name])
    return unittest.TestSuite(shards[index])


def main():
    loader = unittest.TestLoader()
    names = sys.argv[1:]
    if names and names[0] != "--shard":
        suite = loader.loadTestsFromNames(names)
    else:
        suite = loader.discover(str(HERE), pattern="test_*.py")
    if names and names[0] == "--shard":
        index, count = map(int, names[1].split("/"))
        suite = share(suite, index, count)
    result = unittest.TextTestRunner(
        stream=sys.stdout, verbosity=2, resultclass=Progress
    ).run(suite)
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    print(f"window: {result.testsRun - failed - len(result.skipped)} passed, {failed} failed", flush=True)
    return 0 if failed == 0 and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
