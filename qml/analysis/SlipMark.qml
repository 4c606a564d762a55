// The mark of a slip, told apart by its shape: a circle for an inaccuracy, a triangle for a mistake, a diamond for a blunder;
// filled as the stone of whoever made it.
import QtQuick
import QtQuick.Shapes
import org.heibai.app

Item {
    id: root

    required property int slip
    required property bool black
    property color ring: Theme.alarm
    readonly property color fill: black ? Theme.blackStone : Theme.whiteStone
    readonly property real side: width

    implicitWidth: Math.round(12 * Theme.scale)
    implicitHeight: implicitWidth
    visible: slip !== Review.NoSlip

    Rectangle {
        visible: root.slip === Review.Inaccuracy
        anchors.centerIn: parent
        width: Math.round(root.side * 0.8)
        height: width
        radius: width / 2
        antialiasing: true
        color: root.fill
        border.width: 2
        border.color: root.ring
    }

    Rectangle {
        visible: root.slip === Review.Blunder
        anchors.centerIn: parent
        width: Math.round(root.side * 0.78)
        height: width
        rotation: 45
        antialiasing: true
        color: root.fill
        border.width: 2
        border.color: root.ring
    }

    Shape {
        visible: root.slip === Review.Mistake
        anchors.fill: parent
        // In software Qt draws a shape scrolled out of a list beside the list, but not a picture of it.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software

        ShapePath {
            strokeWidth: 2
            strokeColor: root.ring
            fillColor: root.fill
            startX: root.side / 2
            startY: 1

            PathLine {
                x: root.side - 1
                y: root.side - 2
            }

            PathLine {
                x: 1
                y: root.side - 2
            }

            PathLine {
                x: root.side / 2
                y: 1
            }
        }
    }
}
