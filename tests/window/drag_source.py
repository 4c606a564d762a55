"""A small window that something can be dragged from, as from a file manager.

    drag_source.py LEFT TOP uris FILE…     addresses of files
    drag_source.py LEFT TOP text TEXT      text

It prints `ready` when it is there, and after each drag `dropped` or `refused`.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

SIDE = 60


def main():
    left, top, kind, *what = sys.argv[1:]
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(SIDE, SIDE)
    window.move(int(left), int(top))
    box = Gtk.EventBox()
    window.add(box)
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
    if kind == "uris":
        box.drag_source_add_uri_targets()
    else:
        box.drag_source_add_text_targets()

    def give(_box, _context, data, _info, _time):
        if kind == "uris":
            data.set_uris(what)
        else:
            data.set_text(what[0], -1)

    failed = []
    box.connect("drag-data-get", give)
    box.connect("drag-failed", lambda *_: failed.append(True))

    def end(*_):
        print("refused" if failed else "dropped", flush=True)
        failed.clear()

    box.connect("drag-end", end)
    window.connect("map-event", lambda *_: print("ready", flush=True))
    window.show_all()
    Gtk.main()


main()
