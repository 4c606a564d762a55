// The handle at the head of a sheet, which opens and folds it.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property bool unfolded

    width: Math.round(64 * Theme.scale)
    // It extends out of the sheet, to be as high as a finger needs.
    readonly property int outside: height - Math.round(14 * Theme.scale)

    height: Math.max(24, Math.round(24 * Theme.scale))
    text: unfolded ? qsTr("Fold the panel") : qsTr("Open the panel")

    // As with any handle, one also drags it the way that the sheet can go.
    MouseArea {
        id: grip
        property real start: 0

        anchors.fill: parent
        preventStealing: true
        onPressed: mouse => start = mouse.y
        onClicked: root.clicked()
        onReleased: mouse => {
            const way = (mouse.y - start) * (root.unfolded ? 1 : -1);
            if (!holds(mouse) && way > height)
                root.clicked();
        }

        function holds(mouse: MouseEvent): bool {
            return mouse.x >= 0 && mouse.x < width && mouse.y >= 0 && mouse.y < height;
        }
    }

    background: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.outside + 5
            width: Math.round(32 * Theme.scale)
            height: 4
            radius: 2
            color: Theme.edge
            opacity: root.hovered || root.pressed || grip.pressed ? 1 : Theme.highContrast ? 1 : 0.5
        }

        FocusRing {
            anchors.margins: 0
            radius: Theme.radius
            shown: root.visualFocus
        }
    }
}
