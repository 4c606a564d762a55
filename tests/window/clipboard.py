"""A clipboard that another program has filled: owns X's selection and hands out a text, as any program does."""

import contextlib
import ctypes
import ctypes.util
import threading
import time

X = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
X.XOpenDisplay.restype = ctypes.c_void_p
X.XDefaultRootWindow.restype = ctypes.c_ulong
X.XCreateSimpleWindow.restype = ctypes.c_ulong
X.XInternAtom.restype = ctypes.c_ulong
X.XGetSelectionOwner.restype = ctypes.c_ulong
SELECTION_REQUEST, SELECTION_NOTIFY = 30, 31
ATOM = 4


class Request(ctypes.Structure):
    """XSelectionRequestEvent."""

    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("owner", ctypes.c_ulong), ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong),
        ("target", ctypes.c_ulong), ("property", ctypes.c_ulong), ("time", ctypes.c_ulong),
    ]


class Answer(ctypes.Structure):
    """XSelectionEvent."""

    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
        ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong), ("target", ctypes.c_ulong),
        ("property", ctypes.c_ulong), ("time", ctypes.c_ulong),
    ]


class Event(ctypes.Union):
    """XEvent."""

    _fields_ = [("type", ctypes.c_int), ("request", Request), ("answer", Answer), ("room", ctypes.c_long * 24)]


def _serve(display, atoms, text, ended):
    event = Event()
    while not ended.wait(0.01):
        while X.XPending(display):
            X.XNextEvent(display, ctypes.byref(event))
            if event.type != SELECTION_REQUEST:
                continue
            asked = event.request
            answer = Event()
            answer.answer = Answer(
                SELECTION_NOTIFY, 0, 1, display, asked.requestor, asked.selection, asked.target, asked.property, asked.time
            )
            if asked.target == atoms["TARGETS"]:
                offered = (ctypes.c_ulong * 2)(atoms["TARGETS"], atoms["UTF8_STRING"])
                X.XChangeProperty(
                    display, ctypes.c_ulong(asked.requestor), ctypes.c_ulong(asked.property), ctypes.c_ulong(ATOM), 32, 0,
                    offered, 2,
                )
            elif asked.target == atoms["UTF8_STRING"]:
                X.XChangeProperty(
                    display, ctypes.c_ulong(asked.requestor), ctypes.c_ulong(asked.property),
                    ctypes.c_ulong(atoms["UTF8_STRING"]), 8, 0, text, len(text),
                )
            else:
                answer.answer.property = 0
            X.XSendEvent(display, ctypes.c_ulong(asked.requestor), 0, 0, ctypes.byref(answer))
            X.XFlush(display)


@contextlib.contextmanager
def holding(text):
    """As long as it lasts the clipboard holds this text."""
    display = ctypes.c_void_p(X.XOpenDisplay(None))
    if not display:
        raise AssertionError("there is no display")
    root = ctypes.c_ulong(X.XDefaultRootWindow(display))
    window = X.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    atoms = {
        name: X.XInternAtom(display, name.encode(), 0) for name in ("CLIPBOARD", "TARGETS", "UTF8_STRING")
    }
    X.XSetSelectionOwner(display, ctypes.c_ulong(atoms["CLIPBOARD"]), ctypes.c_ulong(window), ctypes.c_ulong(0))
    X.XFlush(display)
    if X.XGetSelectionOwner(display, ctypes.c_ulong(atoms["CLIPBOARD"])) != window:
        raise AssertionError("the clipboard cannot be had")
    ended = threading.Event()
    server = threading.Thread(target=_serve, args=(display, atoms, text.encode(), ended), daemon=True)
    server.start()
    try:
        yield
    finally:
        ended.set()
        server.join()
        X.XCloseDisplay(display)


def text(seconds=5.0):
    """The text that is on the clipboard, as another program gets it."""
    display = ctypes.c_void_p(X.XOpenDisplay(None))
    if not display:
        raise AssertionError("there is no display")
    try:
        root = ctypes.c_ulong(X.XDefaultRootWindow(display))
        window = ctypes.c_ulong(X.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0))
        selection, target, place = (
            ctypes.c_ulong(X.XInternAtom(display, name, 0)) for name in (b"CLIPBOARD", b"UTF8_STRING", b"HEIBAI_TEXT")
        )
        X.XConvertSelection(display, selection, target, place, window, ctypes.c_ulong(0))
        X.XFlush(display)
        event = Event()
        end = time.monotonic() + seconds
        while not X.XCheckTypedWindowEvent(display, window, SELECTION_NOTIFY, ctypes.byref(event)):
            if time.monotonic() > end:
                raise AssertionError("nobody hands out the clipboard")
            time.sleep(0.02)
        kind, form, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        bytes_ = ctypes.POINTER(ctypes.c_char)()
        X.XGetWindowProperty(
            display, window, place, ctypes.c_long(0), ctypes.c_long(1 << 16), 1, ctypes.c_ulong(0), ctypes.byref(kind),
            ctypes.byref(form), ctypes.byref(count), ctypes.byref(left), ctypes.byref(bytes_),
        )
        return bytes_[: count.value].decode()
    finally:
        X.XCloseDisplay(display)
