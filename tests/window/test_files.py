"""Files that are good, broken or impossible, and a settings file that nobody can read."""

import os
import subprocess

import rules
from harness import WindowTest, numbered, wait_for


class Files(WindowTest):
    def test_a_transcript_opens_from_the_command_line(self):
        plies, _ = rules.random_game(4)
        file = self.home.path / "game.txt"
        file.write_text("".join(move for _, _, move in plies[:12]))
        app = self.start(file)
        wait_for(lambda: app.stones() == plies[12][0], lambda: f"the game; {app.status()!r}")
        self.assertEqual(app.moves(), numbered(move for _, _, move in plies[:12]))

    def test_a_broken_file_is_refused_with_its_place(self):
        file = self.home.path / "broken.txt"
        file.write_text("f5d6a1")
        app = self.start(file)
        app.says(r".*Line 1, column 5: “a1” is not a legal move\.")
        self.assertEqual(app.stones(), rules.start())
        self.assertEqual(file.read_text(), "f5d6a1")

    def test_random_bytes_are_refused(self):
        file = self.home.path / "noise.bin"
        file.write_bytes(bytes(range(256)) * 8)
        app = self.start(file)
        self.assertEqual(app.stones(), rules.start())
        self.assertEqual(app.moves(), {})

    def test_broken_settings_are_kept_aside_and_the_user_is_told(self):
        for broken in (b"version = 1\n[play", b"version = 99\n", b"\x00\xff\x17 noise"):
            with self.subTest(settings=broken):
                file = self.settings("")
                file.write_bytes(broken)
                app = self.start()
                app.says(r"(The settings could not be read|A later Heibai wrote the settings)\. They were kept as .*")
                aside = [other for other in file.parent.iterdir() if other != file and other.read_bytes() == broken]
                self.assertEqual(len(aside), 1, "the old file under a new name")
                aside[0].unlink()
                # Everything works with the defaults.
                self.assertEqual(app.seconds_left(), 30)
                self.assertEqual(app.quit(), 0)

    def test_settings_that_make_no_sense_fall_back_one_by_one(self):
        self.settings('version = 1\n[view]\nlanguage = "zh_CN"\ntheme = "plaid"\n[setup]\nturn-seconds = 4\nsize = 7\n')
        app = self.start()
        self.assertEqual(app.board().name, "棋盘")
        self.assertEqual(len(app.cells()), 64)

    def test_a_broken_session_is_kept_aside_and_the_user_is_told(self):
        app = self.start("--mode", "two-players", "--start")
        app.play("f5")
        self.assertEqual(app.quit(), 0)
        session = next(iter((self.home.state / "heibai" / "sessions").glob("*.json")))
        session.write_text(session.read_text()[:-40])
        app = self.start()
        app.says(r"The unfinished game could not be read\. It was kept as .*")
        self.assertEqual(app.stones(), rules.start())

    def test_without_a_writable_folder_a_game_still_works_and_says_so(self):
        app = self.start("--mode", "two-players", "--start", environment={"XDG_STATE_HOME": "/proc/none", "XDG_DATA_HOME": "/proc/none"})
        app.play("f5")
        app.play("d6")
        self.assertEqual(app.moves(), {1: "f5", 2: "d6"})

    def test_bad_arguments_end_with_status_two(self):
        for arguments in (["--level", "11"], ["--size", "7"], ["--mode", "alone"], ["--nonsense"]):
            with self.subTest(arguments=arguments):
                result = subprocess.run(
                    [os.environ["HEIBAI"], *arguments], env=self.home.environment(), capture_output=True, text=True, timeout=20
                )
                self.assertEqual(result.returncode, 2)
                self.assertIn(arguments[-1], result.stderr)

    def test_help_and_version_need_no_display(self):
        environment = self.home.environment()
        environment.pop("DISPLAY", None)
        for argument in ("--help", "--version"):
            result = subprocess.run(
                [os.environ["HEIBAI"], argument], env=environment, capture_output=True, text=True, timeout=20
            )
            self.assertEqual(result.returncode, 0)
            self.assertIn("heibai", result.stdout.lower())

    def test_a_game_is_saved_in_the_windows_own_dialog_and_opened_again(self):
        games = self.home.path / "Documents"
        (games / "Archive").mkdir(parents=True)
        self.settings('version = 1\n[setup]\nclock = "off"\n')
        app = self.start("--mode", "two-players", "--start")
        for square in ("f5", "d6", "c3"):
            app.play(square)
        app.key("ctrl+s")
        app.find("Save the game as", "heading")
        wait_for(lambda: app.focused() is not None and app.focused().name == "Name of the file", "the keyboard on the name")
        suggested = app.find("Name of the file").text()
        self.assertRegex(suggested, r"^\d{4}-\d\d-\d\d Othello .+")
        app.key("ctrl+a", "o", "n", "e", "Return")
        app.gone("Save the game as", "heading")
        file = games / "one.heibai"
        wait_for(file.exists, "the file")
        saved = file.read_bytes()
        # The same name again is asked about, and kept if the answer is no.
        app.play("d3")
        app.key("ctrl+s")
        app.find("Save the game as", "heading")
        app.key("ctrl+a", "o", "n", "e", "Return")
        app.find(r"“one\.heibai” already exists\. Replace it\?")
        app.press("Cancel")
        self.assertEqual(file.read_bytes(), saved)
        app.key("Escape")
        app.gone("Save the game as", "heading")
        app.key("ctrl+n")
        app.key("ctrl+o")
        wait_for(lambda: app.search("Archive, folder", "list item") and app.enabled("Open"), "the first entry selected")
        # The first letters of its name go to a file.
        app.key("o", "Return")
        wait_for(lambda: app.moves() == {1: "f5", 2: "d6", 3: "c3"}, lambda: f"the saved game; {app.status()!r}")
