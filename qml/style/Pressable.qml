// What every button has in common: its keys, what a screen reader is told, and the ground it stands on. Enter does what Space
// does, and either presses it once, however long it is held down.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    // Whether a press does it now; otherwise a press says why not.
    property bool possible: true
    // Whether keys are held back, as what a press means has only just changed.
    property bool settling: false
    // Whether a key that is held down presses it again and again.
    property bool repeats: false

    // Whether its ground is that of what is chosen, and what it is otherwise.
    property bool lit: down
    property color ground: "transparent"
    property real corners: Theme.radius
    property int frame: 0
    property color frameColor: Theme.accent
    // How far inside of it the ring of the keyboard is.
    property int ringMargin: 0
    property int ringSides: ringMargin

    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.name: text
    // Qt 6.4 does not tell the accessibility tree which items are disabled.
    Accessible.description: enabled && possible ? "" : qsTr("not available now", "a button")
    // Qt 6.4's Button ignores the press action of the accessibility tree.
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    Keys.onSpacePressed: event => event.accepted = settling || !repeats && held.repeats(event)
    Keys.onReleased: event => {
        held.letGo(event);
        event.accepted = event.key === Qt.Key_Space && (settling || !repeats && event.isAutoRepeat);
    }

    function enter(event: KeyEvent) {
        if (!settling && (repeats || !held.repeats(event)))
            clicked();
    }

    HeldKey {
        id: held
    }

    background: Rectangle {
        radius: root.corners
        color: root.lit ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : root.ground
        border.width: root.frame
        border.color: root.frameColor

        FocusRing {
            anchors.margins: root.ringMargin
            anchors.leftMargin: root.ringSides
            anchors.rightMargin: root.ringSides
            shown: root.visualFocus
        }
    }
}
