// The progress of background work, over the edge of the board: low, to hide little of it.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property Library library
    // The width available.
    required property real room

    implicitWidth: bar.width + 2 * Theme.margin
    implicitHeight: bar.height + Theme.gap
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.border
    border.color: Theme.highContrast ? Theme.edge : Theme.line

    WorkProgress {
        id: bar
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.room - 2 * Theme.margin)
        library: root.library
    }
}
