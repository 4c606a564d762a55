// One of the four navigation buttons.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property bool forwards
    required property bool toEnd

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    ringMargin: -Theme.focusWidth
    z: visualFocus ? 1 : 0
    repeats: true

    contentItem: Item {
        TransportSign {
            anchors.centerIn: parent
            forwards: root.forwards
            toEnd: root.toEnd
            color: Theme.ink
            opacity: root.enabled ? 1 : 0.35
        }
    }
}
