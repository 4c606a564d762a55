// One of the four navigation buttons.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    required property bool forwards
    required property bool toEnd

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    z: visualFocus ? 1 : 0
    Accessible.name: text
    // Qt 6.4 does not tell the accessibility tree which items are disabled.
    Accessible.description: enabled ? "" : qsTr("not available now", "a button")
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        TransportSign {
            anchors.centerIn: parent
            forwards: root.forwards
            toEnd: root.toEnd
            color: Theme.ink
            opacity: root.enabled ? 1 : 0.35
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : "transparent"

        FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: root.visualFocus
        }
    }
}
