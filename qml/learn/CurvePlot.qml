// Values as dots one after another, and a line, between named heights.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property var values
    // The heights that the line goes through.
    property var line: values
    // Which dots are rings.
    property var rings: []
    // What the lowest and the highest place stand for.
    required property int least
    required property int most
    // The heights with names.
    property var marks: [least, most]
    // Where the names end and the plot begins.
    required property int plotX
    required property int dot
    property color dotColor: Theme.accent

    readonly property real step: values.length > 1 ? (width - plotX - dot) / (values.length - 1) : 0

    function heightOf(value: real): real {
        return (height - dot) * (1 - (value - least) / Math.max(1, most - least));
    }

    Repeater {
        model: root.marks

        Item {
            id: mark

            required property int modelData

            y: Math.round(root.heightOf(modelData) + root.dot / 2)
            width: root.width
            height: 1

            Rectangle {
                x: root.plotX
                width: parent.width - x
                height: Theme.border
                color: Theme.line
            }

            Label {
                y: -height / 2
                width: root.plotX - Theme.gap
                horizontalAlignment: Text.AlignRight
                text: mark.modelData
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: Math.max(0, root.line.length - 1)

        Rectangle {
            required property int index

            // There may be fewer for a moment before this one goes.
            readonly property real rise: root.heightOf(root.line[index + 1] ?? 0) - root.heightOf(root.line[index] ?? 0)

            x: root.plotX + index * root.step + root.dot / 2
            y: root.heightOf(root.line[index] ?? 0) + root.dot / 2 - height / 2
            width: Math.hypot(root.step, rise)
            height: 2
            antialiasing: true
            color: Theme.accent
            rotation: Math.atan2(rise, root.step) * 180 / Math.PI
            transformOrigin: Item.Left
        }
    }

    Repeater {
        model: root.values.length

        Rectangle {
            required property int index

            readonly property bool ring: root.rings[index] ?? false

            x: root.plotX + index * root.step
            y: root.heightOf(root.values[index] ?? 0)
            width: root.dot
            height: root.dot
            radius: root.dot / 2
            antialiasing: true
            color: ring ? Theme.card : root.dotColor
            border.width: ring ? Math.max(1, Math.round(1.5 * Theme.scale)) : 0
            border.color: root.dotColor
        }
    }
}
