"""What a desktop does on the message bus, played by the tests: screen savers, the login manager, the portal with its
settings and notifications, and the server of notifications.

Every service has a connection to the bus of the tests and a thread of its own, as if it were a process.
"""

import os
import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from tree import wait_for  # noqa: E402

LOGIN = "org.freedesktop.login1"
LOGIN_PATH = "/org/freedesktop/login1"
SESSION_PATH = f"{LOGIN_PATH}/session/_32"
PORTAL_PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE = "org.freedesktop.appearance"
GNOME = "org.gnome.desktop.interface"
NOTIFICATIONS = "org.freedesktop.Notifications"
NOTIFICATIONS_PATH = "/org/freedesktop/Notifications"

XML = """
<node>
  <interface name="org.freedesktop.login1.Manager">
    <method name="GetSession"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
  </interface>
  <interface name="org.freedesktop.login1.Session">
    <property name="Id" type="s" access="read"/>
  </interface>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
  </interface>
  <interface name="org.freedesktop.portal.Notification">
    <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
    <method name="RemoveNotification"><arg type="s" direction="in"/></method>
  </interface>
  <interface name="org.freedesktop.Notifications">
    <method name="GetCapabilities"><arg type="as" direction="out"/></method>
    <method name="Notify">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
    </method>
    <method name="CloseNotification"><arg type="u" direction="in"/></method>
  </interface>
</node>
"""
INTERFACES = {interface.name: interface for interface in Gio.DBusNodeInfo.new_for_xml(XML).interfaces}


class Service:
    """A name on the bus. `offered` says which interfaces are where; `answer` answers their calls."""

    def __init__(self, name, offered=()):
        # What was asked for, in order.
        self.asked = []
        self._loop = None
        ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(name, offered, ready), daemon=True)
        self._thread.start()
        if not ready.wait(10):
            raise AssertionError(f"{name} does not come to the bus")

    def _serve(self, name, offered, ready):
        context = GLib.MainContext.new()
        context.push_thread_default()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            os.environ["DBUS_SESSION_BUS_ADDRESS"],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        )
        for path, interface in offered:
            self.bus.register_object(path, INTERFACES[interface], self._called, self._read, None)
        bus = "org.freedesktop.DBus"
        wanted = GLib.Variant("(su)", (name, 0))
        self.bus.call_sync(bus, "/org/freedesktop/DBus", bus, "RequestName", wanted, None, 0, 2000)
        self._loop = GLib.MainLoop.new(context, False)
        ready.set()
        self._loop.run()

    def _called(self, _bus, _sender, _path, _interface, method, arguments, invocation):
        answer = self.answer(method, *arguments.unpack())
        self.asked.append((method, *arguments.unpack()))
        invocation.return_value(answer)

    def _read(self, _bus, _sender, _path, _interface, name):
        return self.property(name)

    def answer(self, method, *arguments):
        """The answer to a call."""

    def property(self, name):
        """The value of a property."""

    def wait_for_call(self, method, timeout=10.0):
        """Waits until a method was called, and gives the arguments of its last call."""

        def last():
            calls = [arguments for name, *arguments in self.asked if name == method]
            return (calls[-1],) if calls else None

        return wait_for(last, lambda: f"a call of {method}; there were {self.asked}", timeout)[0]

    def emit(self, path, interface, signal, arguments):
        """Sends a signal to whoever listens."""
        self.bus.emit_signal(None, path, interface, signal, arguments)
        self.bus.flush_sync()

    def close(self):
        """Leaves the bus, and with it the name."""
        self._loop.quit()
        self._thread.join()
        self.bus.close_sync()


class ScreenSaver(Service):
    """The screen saver of a desktop such as "gnome"."""

    def __init__(self, desktop):
        self.desktop = desktop
        super().__init__(f"org.{desktop}.ScreenSaver")

    def active(self, is_active):
        """Locks or unlocks the screen."""
        self.emit("/ScreenSaver", f"org.{self.desktop}.ScreenSaver", "ActiveChanged", GLib.Variant("(b)", (is_active,)))


class LoginManager(Service):
    """The login manager, with one session."""

    def __init__(self, session_id="2"):
        self.session_id = session_id
        manager, session = (LOGIN_PATH, f"{LOGIN}.Manager"), (f"{LOGIN_PATH}/session/auto", f"{LOGIN}.Session")
        super().__init__(LOGIN, [manager, session])

    def answer(self, method, *arguments):
        return GLib.Variant("(o)", (SESSION_PATH,))

    def property(self, name):
        return GLib.Variant("s", self.session_id)

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


class Portal(Service):
    """The desktop portal: settings as {group: {key: GLib.Variant}}, and notifications."""

    def __init__(self, settings=None):
        self.settings = settings or {}
        interfaces = (SETTINGS, "org.freedesktop.portal.Notification")
        super().__init__("org.freedesktop.portal.Desktop", [(PORTAL_PATH, each) for each in interfaces])

    def answer(self, method, *arguments):
        return GLib.Variant("(a{sa{sv}})", (self.settings,)) if method == "ReadAll" else None

    def change(self, group, key, value):
        """Changes a setting and says so."""
        self.emit(PORTAL_PATH, SETTINGS, "SettingChanged", GLib.Variant("(ssv)", (group, key, value)))

    def press(self, notification, action):
        """Presses a notification."""
        arguments = GLib.Variant("(ssav)", (notification, action, []))
        self.emit(PORTAL_PATH, "org.freedesktop.portal.Notification", "ActionInvoked", arguments)


class NoticeServer(Service):
    """The server of notifications."""

    NUMBER = 7

    def __init__(self, capabilities):
        self.capabilities = capabilities
        super().__init__(NOTIFICATIONS, [(NOTIFICATIONS_PATH, NOTIFICATIONS)])

    def answer(self, method, *arguments):
        if method == "GetCapabilities":
            return GLib.Variant("(as)", (self.capabilities,))
        return GLib.Variant("(u)", (self.NUMBER,)) if method == "Notify" else None

    def press(self, number, action):
        """Presses a notification."""
        self.emit(NOTIFICATIONS_PATH, NOTIFICATIONS, "ActionInvoked", GLib.Variant("(us)", (number, action)))
