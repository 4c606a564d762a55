"""Where the programs of Qt 6 are."""

import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True


def program(name):
    """A program of Qt 6, which lies outside of the PATH on some systems."""
    for qmake in ("qmake6", "qmake-qt6", "/usr/lib/qt6/bin/qmake", "qmake"):
        try:
            query = [qmake, "-query", "QT_HOST_BINS"]
            folder = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            continue
        if (Path(folder) / name).exists():
            return str(Path(folder) / name)
    return name
