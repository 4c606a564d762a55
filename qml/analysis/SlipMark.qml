// The mark of a slip, told apart by its shape: a circle for an inaccuracy, a triangle for a mistake, a diamond for a blunder;
// filled as the stone of whoever made it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int slip
    required property bool black
    property color ring: Theme.alarm
    // What sets it off from what is below it, if anything.
    property color halo: "transparent"
    readonly property int around: halo.a > 0 ? 2 : 0
    readonly property color fill: black ? Theme.blackStone : Theme.whiteStone
    readonly property real side: width

    implicitWidth: Math.round(12 * Theme.scale)
    implicitHeight: implicitWidth
    visible: slip !== Review.NoSlip

    Rectangle {
        visible: root.around > 0 && root.slip !== Review.Mistake
        anchors.centerIn: parent
        width: (root.slip === Review.Blunder ? diamond : disc).width + 2 * root.around
        height: width
        radius: root.slip === Review.Blunder ? 0 : width / 2
        rotation: diamond.rotation
        antialiasing: true
        color: root.halo
    }

    Rectangle {
        id: disc
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
        id: diamond
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

    // A picture of its own: in software Qt draws a shape that is scrolled out of a list beside the list, and the layer of one at
    // a wrong size where the screen is scaled.
    Canvas {
        id: triangle
        visible: root.slip === Review.Mistake
        anchors.fill: parent
        anchors.margins: -root.around
        onPaint: {
            const context = getContext("2d");
            const edge = root.around;
            context.reset();
            context.beginPath();
            context.moveTo(width / 2, edge + 1);
            context.lineTo(width - edge - 1, height - edge - 2);
            context.lineTo(edge + 1, height - edge - 2);
            context.closePath();
            if (edge > 0) {
                context.lineWidth = 2 + 2 * edge;
                context.strokeStyle = root.halo;
                context.stroke();
            }
            context.fillStyle = root.fill;
            context.fill();
            context.lineWidth = 2;
            context.strokeStyle = root.ring;
            context.stroke();
        }

        Connections {
            target: root

            function onFillChanged() {
                triangle.requestPaint();
            }

            function onRingChanged() {
                triangle.requestPaint();
            }

            function onHaloChanged() {
                triangle.requestPaint();
            }
        }
    }
}
