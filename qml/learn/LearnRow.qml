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
    Keys.forwardTo: held

    HeldKey {
        id: held
        onEntered: root.clicked()
    }

    FocusRing {
        parent: root.background
        anchors.margins: root.ringMargin
        anchors.leftMargin: root.ringSides
        anchors.rightMargin: root.ringSides
        shown: root.visualFocus
    }
}
