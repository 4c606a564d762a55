// A rating after each puzzle that counted, as dots joined by lines, between two named ratings.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property var course

    // The last of them, as many as can be told apart.
    readonly property var shown: Array.from(course).slice(-60)
    readonly property int least: Math.floor((Math.min(...shown, 5000) - 20) / 100) * 100
    readonly property int most: Math.ceil((Math.max(...shown, 0) + 20) / 100) * 100
    readonly property int plotX: Math.round(40 * Theme.scale)
    readonly property real step: shown.length > 1 ? (width - plotX - dot) / (shown.length - 1) : 0
    readonly property int dot: Math.round(6 * Theme.scale)
    readonly property string spoken: shown.length === 0 ? "" : qsTr("Your rating over the last %n puzzle(s): from %1 to %2, at most %3.", "", shown.length).arg(Math.round(shown[0])).arg(Math.round(shown[shown.length - 1])).arg(Math.round(Math.max(...shown)))

    function heightOf(rating: real): real {
        return (height - dot) * (1 - (rating - least) / Math.max(1, most - least));
    }

    implicitHeight: Math.round(140 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: spoken

    Repeater {
        model: [root.least, root.most]

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
        model: Math.max(0, root.shown.length - 1)

        Rectangle {
            required property int index

            // There may be fewer for a moment before this one goes.
            readonly property real rise: root.heightOf(root.shown[index + 1] ?? 0) - root.heightOf(root.shown[index] ?? 0)

            x: root.plotX + index * root.step + root.dot / 2
            y: root.heightOf(root.shown[index] ?? 0) + root.dot / 2 - height / 2
            width: Math.hypot(root.step, rise)
            height: 2
            antialiasing: true
            color: Theme.accent
            rotation: Math.atan2(rise, root.step) * 180 / Math.PI
            transformOrigin: Item.Left
        }
    }

    Repeater {
        model: root.shown.length

        Rectangle {
            required property int index

            x: root.plotX + index * root.step
            y: root.heightOf(root.shown[index] ?? 0)
            width: root.dot
            height: root.dot
            radius: root.dot / 2
            antialiasing: true
            color: Theme.accent
        }
    }
}
