// A threat that stands: a stroke through its stones, solid for the side to move, of dots for the other one; thicker for a four
// than for three.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property int boardSize
    required property bool own
    required property bool four
    // The cells of its first and its last stone.
    required property int first
    required property int last

    readonly property real across: (last % boardSize - first % boardSize) * cell
    readonly property real down: (Math.floor(last / boardSize) - Math.floor(first / boardSize)) * cell
    readonly property int thick: Math.max(3, Math.round(cell * (four ? 0.13 : 0.08)))
    readonly property int dots: Math.max(2, Math.round(width / (thick * 2.4)))

    objectName: "threatStroke"
    x: (first % boardSize + 0.5) * cell
    y: (Math.floor(first / boardSize) + 0.5) * cell - height / 2
    width: Math.hypot(across, down)
    height: thick
    rotation: Math.atan2(down, across) * 180 / Math.PI
    transformOrigin: Item.Left

    Rectangle {
        visible: root.own
        anchors.fill: parent
        anchors.leftMargin: -root.thick / 2
        anchors.rightMargin: -root.thick / 2
        radius: root.thick / 2
        antialiasing: true
        color: Theme.threatOwn
        border.width: 1
        border.color: Theme.cursorEdge
    }

    Repeater {
        model: root.own ? 0 : root.dots + 1

        Rectangle {
            required property int index

            x: index * root.width / root.dots - width / 2
            width: root.thick + 1
            height: width
            antialiasing: true
            color: Theme.threatOther
            border.width: 1
            border.color: Theme.whiteRing
        }
    }
}
