"""The window comes back where it was, as large as it was, and always where it can be seen."""

import json
import re
import subprocess

import screen
from harness import WindowTest, wait_for


class Place(WindowTest):
    def geometry(self, app):
        """Left, top, width and height."""
        said = screen.tool("xdotool", "getwindowgeometry", "--shell", str(app.window)).decode()
        return tuple(int(re.search(rf"\b{side}=(-?\d+)", said)[1]) for side in ("X", "Y", "WIDTH", "HEIGHT"))

    @property
    def stored(self):
        return self.home.state / "heibai" / "places.json"

    def put(self, app, left, top, width, height):
        screen.tool("xdotool", "windowsize", str(app.window), str(width), str(height))
        screen.tool("xdotool", "windowmove", str(app.window), str(left), str(top))
        wait_for(lambda: self.geometry(app) == (left, top, width, height), "the window in its place")
        screen.wait_until_still(app.window)

    def test_the_window_opens_where_it_was_closed(self):
        app = self.start()
        self.put(app, 130, 70, 1010, 730)
        self.assertEqual(app.quit(), 0)
        app = self.start()
        self.assertEqual(self.geometry(app), (130, 70, 1010, 730))
        # A signal closes it as its button does.
        self.put(app, 90, 110, 900, 700)
        app.process.terminate()
        app.process.wait(20)
        self.assertEqual(self.geometry(self.start()), (90, 110, 900, 700))

    def test_of_two_windows_the_last_one_closed_counts(self):
        one, other = self.start(), self.start()
        self.put(one, 20, 30, 800, 600)
        self.put(other, 220, 130, 840, 640)
        self.assertEqual(other.quit(), 0)
        self.assertEqual(one.quit(), 0)
        self.assertEqual(self.geometry(self.start()), (20, 30, 800, 600))

    def test_a_place_beyond_the_screen_is_brought_back_into_it(self):
        app = self.start()
        self.assertEqual(app.quit(), 0)
        places = json.loads(self.stored.read_text())
        places["windows"][0] |= {"at": [5000, -900], "width": 1000, "height": 9000}
        self.stored.write_text(json.dumps(places))
        app = self.start()
        left, top, width, height = self.geometry(app)
        display = tuple(map(int, subprocess.check_output(["xdotool", "getdisplaygeometry"]).split()))
        self.assertEqual((left, top, width, height), (display[0] - 1000, 0, 1000, display[1]))

    def test_a_screen_that_is_gone_leaves_the_usual_window(self):
        app = self.start()
        usual = self.geometry(app)
        self.put(app, 130, 70, 1010, 730)
        self.assertEqual(app.quit(), 0)
        places = json.loads(self.stored.read_text())
        places["windows"][0]["screen"]["name"] = "gone"
        self.stored.write_text(json.dumps(places))
        app = self.start()
        self.assertEqual(self.geometry(app)[2:], usual[2:])
        # Both are remembered from now on.
        self.assertEqual(app.quit(), 0)
        self.assertEqual(len(json.loads(self.stored.read_text())["windows"]), 2)

    def test_places_that_cannot_be_read_are_kept_aside_and_the_user_is_told(self):
        self.stored.parent.mkdir(parents=True)
        self.stored.write_text("{")
        app = self.start()
        app.says(r"The last place of the window could not be read\. It was kept as places\.broken-1\.json\.")
        self.assertEqual(self.stored.with_name("places.broken-1.json").read_text(), "{")
