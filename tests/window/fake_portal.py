"""A desktop portal with file dialogs that answer by themselves.

    fake_portal.py choose URI…   each dialog ends with these files
    fake_portal.py dismiss       each is closed without a choice
    fake_portal.py refuse        the method fails, as without a backend
    fake_portal.py wait          each stays open until it is closed by its caller
    fake_portal.py hang          nothing is ever answered, but the question whether there is a portal

It prints `ready`, and for each question one line of JSON: the method, the window, the title and the options. A dialog
that is closed by its caller prints `closed`.
"""

import json
import sys

from gi.repository import Gio, GLib

INTERFACES = Gio.DBusNodeInfo.new_for_xml("""
<node>
  <interface name="org.freedesktop.portal.FileChooser">
    <property name="version" type="u" access="read"/>
    <method name="OpenFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
    <method name="SaveFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
  </interface>
  <interface name="org.freedesktop.portal.Request">
    <method name="Close"/>
    <signal name="Response"><arg type="u"/><arg type="a{sv}"/></signal>
  </interface>
</node>
""").interfaces
CHOOSER, REQUEST = INTERFACES
NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"


def main():
    mode, *uris = sys.argv[1:]

    def tell(what):
        print(what, flush=True)

    def asked(bus, sender, _path, _interface, method, parameters, invocation):
        window, title, options = parameters.unpack()
        tell(json.dumps({"method": method, "window": window, "title": title, "options": options}))
        handle = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"

        def closed(_bus, _sender, _path, _interface, _method, _parameters, call):
            tell("closed")
            call.return_value(None)

        bus.register_object(handle, REQUEST, closed, None, None)
        if mode == "hang":
            return
        if mode == "refuse":
            invocation.return_dbus_error("org.freedesktop.DBus.Error.UnknownMethod", "there is no backend")
            return
        invocation.return_value(GLib.Variant("(o)", (handle,)))
        if mode == "wait":
            return
        results = {}
        if mode == "choose":
            results["uris"] = GLib.Variant("as", uris)
            if "current_filter" in options:
                results["current_filter"] = GLib.Variant("(sa(us))", options["current_filter"])
        answer = GLib.Variant("(ua{sv})", (0 if mode == "choose" else 1, results))
        bus.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response", answer)

    def version(*_):
        return GLib.Variant("u", 3)

    def on_bus(bus, _name):
        bus.register_object(PATH, CHOOSER, asked, version, None)

    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, on_bus, lambda *_: tell("ready"), None)
    GLib.MainLoop().run()


main()
