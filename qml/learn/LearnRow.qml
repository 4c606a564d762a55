// A row that has the keyboard itself. Enter does what Space does, and either presses it once, however long it is held down.
import QtQuick
import org.heibai.app

PressableRow {
    id: root

    // How far inside of it the ring of the keyboard is.
    property int ringMargin: -Theme.focusWidth - 1
    property int ringSides: ringMargin

    corners: Theme.radius
    frame: 0
    focusPolicy: Qt.TabFocus
    Keys.onReturnPressed: event => held.once(event, () => clicked())
    Keys.onEnterPressed: event => held.once(event, () => clicked())
    Keys.onSpacePressed: event => event.accepted = held.repeats(event)
    Keys.onReleased: event => event.accepted = held.letGo(event)

    HeldKey {
        id: held
    }

    FocusRing {
        parent: root.background
        anchors.margins: root.ringMargin
        anchors.leftMargin: root.ringSides
        anchors.rightMargin: root.ringSides
        shown: root.visualFocus
    }
}
