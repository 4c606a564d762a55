"""Runs the window tests and ends with one line that counts them: `window: 14 passed, 0 failed`."""

import sys
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Progress(unittest.TextTestResult):
    """Says which journey runs and how long it took."""

    def startTest(self, test):
        super().startTest(test)
        self.started = time.monotonic()

    def addSuccess(self, test):
        unittest.TestResult.addSuccess(self, test)
        self.stream.writeln(f"ok ({time.monotonic() - self.started:.1f} s)")
        self.stream.flush()


def main():
    loader = unittest.TestLoader()
    if len(sys.argv) > 1:
        suite = loader.loadTestsFromNames(sys.argv[1:])
    else:
        suite = loader.discover(str(HERE), pattern="test_*.py")
    result = unittest.TextTestRunner(
        stream=sys.stdout, verbosity=2, resultclass=Progress
    ).run(suite)
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    print(f"window: {result.testsRun - failed - len(result.skipped)} passed, {failed} failed", flush=True)
    return 0 if failed == 0 and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
