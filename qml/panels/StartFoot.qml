// The foot of the choices: the one large button, always in sight.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // Whether choices lie hidden above it.
    required property bool scrolled
    required property bool locked
    required property bool canStart

    signal startPressed
    signal newGamePressed

    implicitHeight: button.y + button.height + Theme.margin

    function focusStart(reason: int) {
        button.forceActiveFocus(reason);
    }

    Rectangle {
        visible: root.scrolled
        x: Theme.border
        width: parent.width - 2 * x
        height: Theme.border
        color: Theme.line
    }

    Label {
        id: note
        visible: root.locked
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * x
        text: qsTr("A game is being played. Its strength can change now, the rest with a new game; Ctrl+Z brings this one back.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Button {
        id: button
        objectName: "panelStart"
        focus: true
        x: Theme.margin
        y: root.locked ? note.y + note.height + Theme.gap : Theme.gap
        width: parent.width - 2 * x
        height: Math.round(56 * Theme.scale)
        font.pixelSize: Theme.title
        primary: !root.locked
        enabled: root.locked || root.canStart
        text: root.locked ? qsTr("New game") : qsTr("Start")
        onClicked: root.locked ? root.newGamePressed() : root.startPressed()
    }
}
