"""The files of QML, read as they are when the window opens."""

import shutil
from pathlib import Path

from harness import WindowTest

QML = Path(__file__).parents[2] / "qml"


class LiveQml(WindowTest):
    def test_a_changed_file_is_shown_without_a_build(self):
        folder = self.home.path / "qml"
        shutil.copytree(QML, folder)
        bar = folder / "panels" / "ActionBar.qml"
        words = bar.read_text(encoding="utf-8")
        self.assertIn('qsTr("Undo")', words)
        bar.write_text(words.replace('qsTr("Undo")', '"Back a move"'), encoding="utf-8")
        app = self.start("--mode", "two-players", "--start", environment={"HEIBAI_QML": str(folder)})
        app.find("Back a move")
        self.assertEqual(app.search("Undo", "button"), [])
