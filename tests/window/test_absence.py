"""A locked screen and a computer that goes to sleep pause the clock, whoever says so on which bus."""

import os
import time

from desktop import SESSION_PATH, LoginManager, ScreenSaver
from gi.repository import GLib
from harness import WindowTest, wait_for

LOCKED = r"Paused: the screen was locked\. Press Continue\."
ASLEEP = r"Paused: the computer went to sleep\. Press Continue\."


class Absence(WindowTest):
    def begin(self, clock='clock = "per-turn"\nturn-seconds = 60\n'):
        self.settings(f"version = 1\n[setup]\n{clock}")
        bus = os.environ["DBUS_SESSION_BUS_ADDRESS"]
        app = self.start("--mode", "two-players", "--start", environment={"DBUS_SYSTEM_BUS_ADDRESS": bus})
        app.play("f5")
        app.says(r".*White to move\.")
        return app

    def service(self, service):
        self.addCleanup(service.close)
        return service

    def until(self, app, tell, pattern):
        """Tells it again until the line says so: the window listens from its second second on."""

        def said():
            tell()
            time.sleep(0.1)
            return app.status() if app.search(pattern) else None

        wait_for(said, lambda: f"{pattern!r}; it says {app.status()!r}", timeout=10)

    def go_on(self, app):
        app.press("Continue")
        app.says(r"The game goes on\. White to move\.")

    def test_each_desktops_screen_saver_pauses_and_none_goes_on(self):
        app = self.begin()
        for desktop in ("freedesktop", "gnome", "kde", "cinnamon", "mate", "xfce"):
            saver = self.service(ScreenSaver(desktop))
            self.until(app, lambda saver=saver: saver.active(True), LOCKED)
            left = app.seconds_left()
            saver.active(False)
            time.sleep(1.2)
            self.assertTrue(app.search(LOCKED), "unlocking does not continue")
            self.assertEqual(app.seconds_left(), left)
            self.go_on(app)
            saver.active(False)
            app.says(r"The game goes on\. White to move\.")

    def test_the_login_manager_pauses_for_sleep_and_for_its_own_session_only(self):
        manager = self.service(LoginManager())
        app = self.begin()
        manager.wait_for_call("GetSession")
        self.assertEqual(manager.asked, [("GetSession", "2")])
        self.until(app, manager.sleep, ASLEEP)
        manager.sleep(False)
        manager.lock()
        time.sleep(0.3)
        app.says(ASLEEP)
        self.go_on(app)
        manager.lock("/org/freedesktop/login1/session/_37")
        manager.hint(True, "/org/freedesktop/login1/session/_37")
        manager.hint(False)
        time.sleep(0.5)
        app.says(r"The game goes on\. White to move\.")
        manager.lock()
        app.says(LOCKED)
        self.go_on(app)
        manager.hint(True)
        app.says(LOCKED)

    def test_without_a_clock_the_game_goes_on(self):
        app = self.begin('clock = "off"\n')
        saver = self.service(ScreenSaver("gnome"))
        time.sleep(1.5)
        saver.active(True)
        time.sleep(0.5)
        app.says(r".*White to move\.")
        app.button("Pause")

    def test_what_is_not_meant_so_does_nothing(self):
        manager = self.service(LoginManager(session_id="\u2067../.. %s"))
        saver = self.service(ScreenSaver("freedesktop"))
        app = self.begin()
        manager.wait_for_call("GetSession")
        time.sleep(0.3)
        for arguments in (GLib.Variant("(s)", ("true",)), GLib.Variant("(u)", (1,)), None):
            saver.emit("/ScreenSaver", "org.freedesktop.ScreenSaver", "ActiveChanged", arguments)
            manager.emit("/org/freedesktop/login1", "org.freedesktop.login1.Manager", "PrepareForSleep", arguments)
        wrong = {"LockedHint": GLib.Variant("as", ["true"]), "Locked": GLib.Variant("b", True)}
        manager.emit(
            SESSION_PATH, "org.freedesktop.DBus.Properties", "PropertiesChanged",
            GLib.Variant("(sa{sv}as)", ("org.freedesktop.login1.Session", wrong, [])),
        )
        # Somebody else who says the same has not the name.
        other = self.service(ScreenSaver("example"))
        other.emit("/ScreenSaver", "org.freedesktop.ScreenSaver", "ActiveChanged", GLib.Variant("(b)", (True,)))
        time.sleep(0.7)
        app.says(r".*White to move\.")
        self.until(app, lambda: saver.active(True), LOCKED)

    def test_without_any_bus_the_window_plays(self):
        nowhere = f"unix:path={self.home.path}/no-bus"
        self.settings('version = 1\n[setup]\nclock = "per-turn"\nturn-seconds = 60\n')
        app = self.start("--mode", "two-players", "--start", environment={"DBUS_SYSTEM_BUS_ADDRESS": nowhere})
        time.sleep(1.5)
        app.play("f5")
        app.says(r".*White to move\.")
