"""What a desktop does on the message bus, played by the tests: screen savers and the login manager.

Every service is on a connection of its own to the bus of the tests, as it would be in a process of its own.
"""

import os

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from tree import wait_for  # noqa: E402

LOGIN = "org.freedesktop.login1"
LOGIN_PATH = "/org/freedesktop/login1"
SESSION_PATH = f"{LOGIN_PATH}/session/_32"

LOGIN_XML = """
<node>
  <interface name="org.freedesktop.login1.Manager">
    <method name="GetSession"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
  </interface>
  <interface name="org.freedesktop.login1.Session">
    <property name="Id" type="s" access="read"/>
  </interface>
</node>
"""


class Service:
    """A name on the bus, with a connection of its own."""

    def __init__(self, name, address=None):
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address or os.environ["DBUS_SESSION_BUS_ADDRESS"],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        self.call("RequestName", GLib.Variant("(su)", (name, 0)))

    def call(self, method, arguments):
        """Calls the bus itself."""
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments, None, 0, 2000
        )

    def emit(self, path, interface, signal, arguments):
        """Sends a signal to whoever listens."""
        self.bus.emit_signal(None, path, interface, signal, arguments)
        self.bus.flush_sync()

    def close(self):
        """Leaves the bus, and with it the name."""
        self.bus.close_sync()


class ScreenSaver(Service):
    """The screen saver of a desktop such as "gnome"."""

    def __init__(self, desktop):
        super().__init__(f"org.{desktop}.ScreenSaver")
        self.desktop = desktop

    def active(self, is_active):
        """Locks or unlocks the screen."""
        self.emit("/ScreenSaver", f"org.{self.desktop}.ScreenSaver", "ActiveChanged", GLib.Variant("(b)", (is_active,)))


class LoginManager(Service):
    """The login manager; its answers are read in a thread of GLib's, so `answering` says what it answers."""

    def __init__(self, session_id="2"):
        super().__init__(LOGIN)
        self.asked = []
        manager, session = Gio.DBusNodeInfo.new_for_xml(LOGIN_XML).interfaces
        self.bus.register_object(LOGIN_PATH, manager, self._answer, None, None)
        value = GLib.Variant("s", session_id)
        self.bus.register_object(f"{LOGIN_PATH}/session/auto", session, None, lambda *_: value, None)

    def _answer(self, _bus, _sender, _path, _interface, method, arguments, invocation):
        self.asked.append((method, *arguments.unpack()))
        invocation.return_value(GLib.Variant("(o)", (SESSION_PATH,)))

    def wait_until_asked(self):
        """Answers until it was asked for the session; what follows is heard."""
        context = GLib.MainContext.default()

        def asked():
            context.iteration(False)
            return self.asked

        wait_for(asked, "a question for the session", timeout=10)

    def sleep(self, begins=True):
        self.emit(LOGIN_PATH, f"{LOGIN}.Manager", "PrepareForSleep", GLib.Variant("(b)", (begins,)))

    def lock(self, path=SESSION_PATH):
        self.emit(path, f"{LOGIN}.Session", "Lock", None)

    def hint(self, is_locked, path=SESSION_PATH):
        changed = {"LockedHint": GLib.Variant("b", is_locked)}
        self.emit(
            path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
            GLib.Variant("(sa{sv}as)", (f"{LOGIN}.Session", changed, [])),
        )
