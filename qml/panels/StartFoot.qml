// The foot of the choices: the one large button, always in sight.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // Whether choices are scrolled out of sight above it.
    required property bool scrolled
    // While a game is played, what is chosen is for the next; whether the strength changes at once.
    required property bool playing
    property bool strengthNow: false
    // Whether that game is one of a match.
    property bool inMatch: false
    required property bool canStart

    signal startPressed

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
        visible: root.playing
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * x
        text: !root.inMatch ? root.strengthNow ? qsTr("A game is being played. The strength and the program change at once; all else is for the next game.") : qsTr("A game is being played. These choices are for the next one.")
            : root.strengthNow ? qsTr("A match is being played. The strength and the program change at once; all else is for a game after it.") : qsTr("A match is being played. These choices are for a game after it.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Button {
        id: button
        objectName: "panelStart"
        focus: true
        x: Theme.margin
        y: root.playing ? note.y + note.height + Theme.gap : Theme.gap
        width: parent.width - 2 * x
        height: Math.round(56 * Theme.scale)
        font.pixelSize: Theme.title
        primary: true
        enabled: root.playing || root.canStart
        text: root.playing ? qsTr("Start the next game") : qsTr("Start")
        onClicked: root.startPressed()
    }
}
