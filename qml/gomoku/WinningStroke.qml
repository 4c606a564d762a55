// The row that won, drawn as a stroke from its first stone to its last.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int cell
    required property int boardSize
    // The cells at its ends.
    required property int first
    required property int last
    property bool animated: true

    readonly property real fromX: (first % boardSize + 0.5) * cell
    readonly property real fromY: (Math.floor(first / boardSize) + 0.5) * cell
    readonly property real across: (last % boardSize - first % boardSize) * cell
    readonly property real down: (Math.floor(last / boardSize) - Math.floor(first / boardSize)) * cell
    readonly property real angle: Math.atan2(down, across)
    readonly property int edge: 2
    property real drawn: animated && Theme.stroke > 0 ? 0 : 1

    objectName: "winningStroke"
    // Rotated about its corner, its round end is centred on the first stone.
    x: fromX - height / 2 * (Math.cos(angle) - Math.sin(angle))
    y: fromY - height / 2 * (Math.cos(angle) + Math.sin(angle))
    width: Math.hypot(across, down) * drawn + height
    height: Math.max(4, Math.round(cell * 0.11)) + 2 * edge
    radius: height / 2
    rotation: angle * 180 / Math.PI
    transformOrigin: Item.TopLeft
    antialiasing: true
    color: Theme.card

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.edge
        radius: height / 2
        antialiasing: true
        color: Theme.good
    }

    NumberAnimation {
        target: root
        property: "drawn"
        running: root.animated && Theme.stroke > 0
        from: 0
        to: 1
        duration: Theme.stroke
        easing.type: Easing.InOutQuad
    }
}
