"""The desktop's accent colour and size of words, which the window follows while it runs."""

from desktop import APPEARANCE, GNOME, Portal
from gi.repository import GLib
from harness import WindowTest, wait_for


def rgb(*parts):
    """A colour as the portal tells it."""
    return GLib.Variant("(ddd)", parts)


class Looks(WindowTest):
    def begin(self, settings=None, look="light"):
        portal = Portal(settings)
        self.addCleanup(portal.close)
        self.settings(f'version = 1\n[view]\ntheme = "{look}"\nlanguage = "en"\n')
        # Start is the lit button.
        app = self.start("--mode", "play-black")
        return portal, app

    def lit(self, app):
        """The colour of the lit button, between its edge and its words."""
        left, top, width, height = app.button("Start").box()
        return app.picture(app.button("Start")).at(width // 12, height // 2)

    def becomes(self, app, fits, what):
        wait_for(lambda: fits(*self.lit(app)), lambda: f"{what}; it is {self.lit(app)}", 10)

    def test_the_accent_is_followed_and_darkened_until_it_can_be_read(self):
        portal, app = self.begin({APPEARANCE: {"accent-color": rgb(0.57, 0.25, 0.67)}})
        self.becomes(app, lambda r, g, b: (r, g, b) == (145, 64, 171), "purple as it is")
        portal.change(APPEARANCE, "accent-color", rgb(1.0, 0.5, 0.0))
        self.becomes(app, lambda r, g, b: b == 0 and abs(r - 2 * g) <= 2 and 140 < r < 200, "orange, darker")
        # No colour at all: Heibai's own.
        for none in (rgb(-1.0, -1.0, -1.0), rgb(0.2, 0.4, 1.5), rgb(float("nan"), 0.5, 0.5), GLib.Variant("s", "#ff0000")):
            portal.change(APPEARANCE, "accent-color", rgb(1.0, 0.5, 0.0))
            self.becomes(app, lambda r, g, b: b == 0, "orange")
            portal.change(APPEARANCE, "accent-color", none)
            self.becomes(app, lambda r, g, b: (r, g, b) == (31, 122, 88), "green")

    def test_in_the_dark_it_is_lightened(self):
        _, app = self.begin({APPEARANCE: {"accent-color": rgb(0.0, 0.0, 1.0)}}, "dark")
        self.becomes(app, lambda r, g, b: b > 240 and r == g and r > 90, "light blue")

    def test_light_and_dark_are_followed_while_it_runs(self):
        portal, app = self.begin({APPEARANCE: {"color-scheme": GLib.Variant("u", 2)}}, "system")
        self.becomes(app, lambda r, g, b: (r, g, b) == (31, 122, 88), "green on light")
        for scheme, colour in ((1, (86, 189, 146)), (2, (31, 122, 88))):
            portal.change(APPEARANCE, "color-scheme", GLib.Variant("u", scheme))
            self.becomes(app, lambda r, g, b, colour=colour: (r, g, b) == colour, f"the green of {scheme}")

    def test_high_contrast_keeps_its_own(self):
        portal, app = self.begin({APPEARANCE: {"accent-color": rgb(1.0, 0.0, 0.0)}}, "high-contrast")
        self.becomes(app, lambda r, g, b: (r, g, b) == (255, 216, 61), "yellow")

    def test_words_grow_and_shrink_with_those_of_the_desktop(self):
        portal, app = self.begin()
        usual = app.button("Undo").box()[3]
        for factor, grows in ((2.0, lambda now: now >= 1.4 * usual), (1.0, lambda now: now == usual), (0.8, lambda now: now < usual)):
            portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", factor))
            wait_for(lambda: grows(app.button("Undo").box()[3]), lambda: f"{factor}: {app.button('Undo').box()[3]} for {usual}", 10)
        for nonsense in (GLib.Variant("d", 400.0), GLib.Variant("d", float("nan")), GLib.Variant("s", "large")):
            portal.change(GNOME, "text-scaling-factor", nonsense)
            wait_for(lambda: app.button("Undo").box()[3] == usual, "the usual size", 10)
            portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", 0.8))
            wait_for(lambda: app.button("Undo").box()[3] < usual, "smaller words", 10)

    def test_a_menu_is_as_wide_as_its_words_when_they_grow_and_shrink(self):
        portal, app = self.begin()

        def width():
            app.key("alt+g")
            width = app.find("Save as…", "menu item").box()[2]
            app.key("Escape", "Escape")
            return width

        usual = width()
        for factor, grows in ((2.0, lambda now: now >= 1.5 * usual), (1.0, lambda now: now == usual)):
            portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", factor))
            wait_for(lambda: grows(width()), lambda: f"{factor}: {width()} for {usual}", 10)
