// The keys of items in a row or a column that are one stop for Tab: the arrows, Home and End walk them, PageUp
// and PageDown where they are many.
import QtQuick

QtObject {
    id: root

    required property Repeater items
    // Where Tab comes in, until somebody walks elsewhere.
    property int entry: 0
    property bool across: false
    // How many of them PageUp and PageDown go over; 0 where all are in sight.
    property int page: 0

    property int walkedTo: -1
    readonly property int stop: Math.max(0, Math.min(walkedTo < 0 ? entry : walkedTo, items.count - 1))

    signal walked(int to)

    function policy(index: int, focused: bool): int {
        return index === stop || focused ? Qt.TabFocus : Qt.NoFocus;
    }

    // Takes a key that came to an item; returns whether it walks.
    function takes(event: KeyEvent, index: int): bool {
        if (event.modifiers & ~Qt.KeypadModifier)
            return false;
        switch (event.key) {
        case across ? Qt.Key_Left : Qt.Key_Up:
            walk(index - 1);
            return true;
        case across ? Qt.Key_Right : Qt.Key_Down:
            walk(index + 1);
            return true;
        case Qt.Key_PageUp:
        case Qt.Key_PageDown:
            if (page > 0)
                walk(Math.max(0, Math.min(items.count - 1, event.key === Qt.Key_PageUp ? index - page : index + page)));
            return page > 0;
        case Qt.Key_Home:
            walk(0);
            return true;
        case Qt.Key_End:
            walk(items.count - 1);
            return true;
        }
        return false;
    }

    function walk(to: int) {
        if (to < 0 || to >= items.count)
            return;
        items.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
        walkedTo = to;
        root.walked(to);
    }

    onEntryChanged: walkedTo = -1
}
