// A stone beside its display, with an arrow and a frame when the side is to move and dots while it thinks.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property bool black
    required property bool toMove
    required property bool thinking
    property int size: 36

    implicitWidth: size + 2 * arrow.width + 4
    implicitHeight: size + 18

    Rectangle {
        anchors.centerIn: mark
        width: root.size + 8
        height: width
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
        visible: root.toMove
    }

    Stone {
        id: mark
        x: root.black ? root.width - width - 6 : 6
        y: Math.floor((root.height - height) / 2)
        width: root.size - root.size % 2
        height: width
        animated: false
        outlined: true
        stone: root.black ? 1 : 2
    }

    // The arrow points at the side to move from outside.
    Canvas {
        id: arrow
        x: root.black ? mark.x - width - 7 : mark.x + mark.width + 7
        anchors.verticalCenter: mark.verticalCenter
        width: Math.round(root.size * 0.3)
        height: Math.round(root.size * 0.44)
        visible: root.toMove
        property color tone: Theme.accent
        onToneChanged: requestPaint()
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.fillStyle = tone;
            context.beginPath();
            context.moveTo(root.black ? 0 : width, 0);
            context.lineTo(root.black ? width : 0, height / 2);
            context.lineTo(root.black ? 0 : width, height);
            context.closePath();
            context.fill();
        }
    }

    Row {
        id: dots
        property int step: 0

        anchors.horizontalCenter: mark.horizontalCenter
        y: mark.y + mark.height + 7
        spacing: 4
        visible: root.thinking

        Repeater {
            model: 3

            Rectangle {
                required property int index

                width: 6
                height: 6
                radius: 3
                antialiasing: true
                color: Theme.accent
                opacity: Theme.reducedMotion || dots.step === index ? 1 : 0.3
            }
        }

        // Steps rather than an animation: three repaints a second leave the processor to the search.
        Timer {
            interval: Theme.thinkingStep
            repeat: true
            running: root.thinking && root.visible && !Theme.reducedMotion
            onTriggered: dots.step = (dots.step + 1) % 3
        }
    }
}
