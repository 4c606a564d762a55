// The sign of a navigation button: a solid triangle, with a bar for the ends.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property bool forwards
    required property bool toEnd
    property color color: Theme.ink

    readonly property int unit: Math.max(1, Math.round(Theme.scale))
    readonly property int tall: 2 * Math.round(5 * Theme.scale)
    readonly property int deep: Math.round(7 * Theme.scale)
    readonly property int bar: toEnd ? 2 * unit : 0

    width: deep + (toEnd ? bar + unit : 0)
    height: tall + 2 * unit
    // Mirrored rather than drawn twice.
    transform: Scale {
        origin.x: root.width / 2
        xScale: root.forwards ? 1 : -1
    }

    // Half of a square on its corner.
    Item {
        width: root.deep
        height: parent.height
        clip: true

        Rectangle {
            x: -width / 2
            y: (parent.height - height) / 2
            width: root.tall * Math.SQRT1_2
            height: width
            antialiasing: true
            color: root.color
            transform: [
                Rotation {
                    origin.x: root.tall * Math.SQRT1_2 / 2
                    origin.y: root.tall * Math.SQRT1_2 / 2
                    angle: 45
                },
                Scale {
                    origin.x: root.tall * Math.SQRT1_2 / 2
                    xScale: 2 * root.deep / root.tall
                }
            ]
        }
    }

    Rectangle {
        visible: root.toEnd
        x: root.width - width
        y: root.unit
        width: root.bar
        height: root.tall
        color: root.color
    }
}
