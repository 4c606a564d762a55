// What takes long, above the board.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property Library library

    width: bar.width + 2 * Theme.margin
    height: bar.height + 2 * Theme.gap
    radius: Theme.cardRadius
    color: Theme.card
    border.width: Theme.border
    border.color: Theme.highContrast ? Theme.edge : Theme.line

    WorkProgress {
        id: bar
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.parent ? root.parent.parent.width - 4 * Theme.margin : implicitWidth)
        library: root.library
    }
}
