// The sign of the opening book: a leaf with its back at the left and two lines on it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Rectangle {
    id: root

    property int size: 12

    readonly property int thin: Math.max(1, Math.round(size * 0.09))
    readonly property int back: Math.max(2, Math.round(width * 0.24))

    objectName: "bookMark"
    width: Math.round(size * 0.84)
    height: size
    radius: 2
    color: Theme.valueMiddling
    border.width: thin
    border.color: Theme.cursorEdge

    Rectangle {
        width: root.back
        height: root.height
        radius: root.radius
        color: Theme.cursorEdge
    }

    Repeater {
        model: root.size >= 10 ? 2 : 0

        Rectangle {
            required property int index

            x: root.back + root.thin
            y: Math.round(root.height * (0.3 + 0.28 * index))
            width: root.width - x - 2 * root.thin
            height: root.thin
            color: Theme.cursorEdge
        }
    }
}
