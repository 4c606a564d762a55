// A line that a teacher draws on the board, from the middle of a cell to that of another.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property int boardSize
    required property int from
    required property int to

    readonly property real across: (to % boardSize - from % boardSize) * cell
    readonly property real down: (Math.floor(to / boardSize) - Math.floor(from / boardSize)) * cell

    objectName: "chalkLine"
    x: (from % boardSize + 0.5) * cell
    y: (Math.floor(from / boardSize) + 0.5) * cell - height / 2
    width: Math.hypot(across, down)
    height: Math.max(4, Math.round(cell * 0.08))
    rotation: Math.atan2(down, across) * 180 / Math.PI
    transformOrigin: Item.Left

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -parent.height / 2
        anchors.rightMargin: -parent.height / 2
        radius: height / 2
        antialiasing: true
        color: Theme.chalk
        border.width: 1
        border.color: Theme.cursorEdge
    }
}
