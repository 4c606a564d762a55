"""The accessibility tree, as a screen reader sees it: looking things up, reading them, acting on them.

Nothing is cached: every question goes to the program, so an answer is never older than the question.
"""

import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

GONE = (GLib.Error, AttributeError)


class NotThere(AssertionError):
    """What a test looked for did not appear in time."""


def wait_for(question, what, timeout=5.0, every=0.02):
    """Asks until the answer is true, and returns it; fails after `timeout` seconds, saying `what` was missing."""
    deadline = time.monotonic() + timeout
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise NotThere(f"not within {timeout} s: {what() if callable(what) else what}")
        time.sleep(every)


class Item:
    """One item of the tree."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        """What a screen reader says; empty for an item that has gone meanwhile."""
        try:
            return self.accessible.get_name() or ""
        except GONE:
            return ""

    @property
    def role(self):
        """The role's name, such as "push button"."""
        try:
            return self.accessible.get_role_name()
        except GONE:
            return ""

    @property
    def description(self):
        try:
            return self.accessible.get_description() or ""
        except GONE:
            return ""

    def text(self):
        """What is written in the item."""
        # In later releases an accessible's own methods hide those of its text with the same name.
        written = self.accessible.get_text_iface()
        return Atspi.Text.get_text(written, 0, Atspi.Text.get_character_count(written))

    def children(self):
        try:
            count = self.accessible.get_child_count()
        except GONE:
            return
        for index in range(count):
            try:
                child = self.accessible.get_child_at_index(index)
            except GONE:
                continue
            if child is not None:
                yield Item(child)

    def walk(self):
        """This item and everything below it, parents first."""
        yield self
        for child in self.children():
            yield from child.walk()

    def has(self, *states):
        """Whether the item has all these states, such as "showing" or "enabled"."""
        try:
            present = self.accessible.get_state_set()
        except GONE:
            return False
        return all(present.contains(getattr(Atspi.StateType, state.upper())) for state in states)

    def act(self, action="Press"):
        """Performs an action as a screen reader does."""
        names = [self.accessible.get_action_name(index) for index in range(self.accessible.get_n_actions())]
        if action not in names:
            raise AssertionError(f"{self} offers {names}, not {action}")
        if not self.accessible.do_action(names.index(action)):
            raise AssertionError(f"{self} refused {action}")

    def box(self):
        """Left, top, width and height on the screen."""
        extents = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return extents.x, extents.y, extents.width, extents.height

    def centre(self):
        left, top, width, height = self.box()
        return left + width // 2, top + height // 2

    def drawing(self, depth=0):
        """The tree below this item as text, for a failing test to show."""
        marks = [state for state in ("focused", "checked", "enabled", "showing") if self.has(state)]
        lines = ["  " * depth + f"{self.role} {self.name!r} {' '.join(marks)}"]
        for child in self.children():
            lines.append(child.drawing(depth + 1))
        return "\n".join(lines)

    def __str__(self):
        return f"{self.role} {self.name!r}"


def program(process_id):
    """The item of a running program, or None as long as it is not on the accessibility bus."""
    desktop = Atspi.get_desktop(0)
    desktop.set_cache_mask(Atspi.Cache.NONE)
    desktop.clear_cache()
    for index in range(desktop.get_child_count()):
        try:
            accessible = desktop.get_child_at_index(index)
            if accessible is not None and accessible.get_process_id() == process_id:
                accessible.set_cache_mask(Atspi.Cache.NONE)
                return Item(accessible)
        except GONE:
            continue
    return None


def fits(pattern, text):
    """Whether the whole text fits the regular expression."""
    return re.fullmatch(pattern, text, re.DOTALL) is not None


class NamesHeard:
    """The changes of names that a screen reader hears of, while it is used with `with`."""

    KIND = "object:property-change:accessible-name"

    def __init__(self):
        self.events = []
        self.listener = Atspi.EventListener.new(self._hear)

    def _hear(self, event):
        try:
            self.events.append((event.source.get_role_name(), event.source.get_name() or ""))
        except GONE:
            pass

    def __enter__(self):
        self.listener.register(self.KIND)
        self.quiet()
        self.events.clear()
        return self

    def __exit__(self, *_):
        self.listener.deregister(self.KIND)

    def quiet(self, seconds=0.4, timeout=5.0):
        """Takes what comes in until nothing has for a while, and gives all of it."""
        context = GLib.MainContext.default()
        end = time.monotonic() + timeout
        still = time.monotonic() + seconds
        while time.monotonic() < min(end, still):
            if context.iteration(False):
                still = time.monotonic() + seconds
            else:
                time.sleep(0.01)
        return list(self.events)
