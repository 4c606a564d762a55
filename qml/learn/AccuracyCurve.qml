// The accuracy of each game as a dot, filled if it was won, and a line of the mean of the last fifteen.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Insight insight

    // The last of them, as many as can be told apart.
    readonly property var accuracies: Array.from(insight.accuracies).slice(-60)
    readonly property var trends: Array.from(insight.trends).slice(-60)
    readonly property var results: Array.from(insight.results).slice(-60)
    readonly property int least: Math.max(0, Math.floor((Math.min(...accuracies, 95) - 3) / 10) * 10)
    readonly property int most: 100
    readonly property int plotX: Math.round(36 * Theme.scale)
    readonly property int dot: Math.round(7 * Theme.scale)
    readonly property real step: accuracies.length > 1 ? (width - plotX - dot) / (accuracies.length - 1) : 0
    readonly property int plotHeight: height - key.height - Math.round(Theme.gap / 2)
    readonly property string spoken: accuracies.length === 0 ? "" : qsTr("Accuracy of the last %n game(s): from %1 to %2 per cent; the mean of fifteen is %3 now.", "", accuracies.length).arg(Math.min(...accuracies)).arg(Math.max(...accuracies)).arg(trends[trends.length - 1] ?? 0)

    function heightOf(accuracy: real): real {
        return (plotHeight - dot) * (1 - (accuracy - least) / Math.max(1, most - least));
    }

    implicitHeight: Math.round(132 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: spoken

    Repeater {
        model: [root.least, Math.round((root.least + root.most) / 2), root.most]

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
        model: Math.max(0, root.trends.length - 1)

        Rectangle {
            required property int index

            readonly property real rise: root.heightOf(root.trends[index + 1] ?? 0) - root.heightOf(root.trends[index] ?? 0)

            x: root.plotX + index * root.step + root.dot / 2
            y: root.heightOf(root.trends[index] ?? 0) + root.dot / 2 - height / 2
            width: Math.hypot(root.step, rise)
            height: 2
            antialiasing: true
            color: Theme.accent
            rotation: Math.atan2(rise, root.step) * 180 / Math.PI
            transformOrigin: Item.Left
        }
    }

    Repeater {
        model: root.accuracies.length

        Rectangle {
            required property int index

            readonly property bool won: (root.results[index] ?? 0) > 0

            x: root.plotX + index * root.step
            y: root.heightOf(root.accuracies[index] ?? 0)
            width: root.dot
            height: root.dot
            radius: root.dot / 2
            antialiasing: true
            color: won ? Theme.edge : Theme.card
            border.width: won ? 0 : Math.max(1, Math.round(1.5 * Theme.scale))
            border.color: Theme.edge
        }
    }

    Row {
        id: key
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        spacing: Theme.gap

        Repeater {
            model: [qsTr("won", "a game, by the person"), qsTr("not won", "a game, by the person"), qsTr("mean of 15", "games")]

            Row {
                id: entry

                required property int index
                required property string modelData

                spacing: Math.round(Theme.gap / 2)

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: entry.index === 2 ? 2 * root.dot : root.dot
                    height: entry.index === 2 ? 2 : root.dot
                    radius: height / 2
                    color: entry.index === 0 ? Theme.edge : entry.index === 1 ? "transparent" : Theme.accent
                    border.width: entry.index === 1 ? Math.max(1, Math.round(1.5 * Theme.scale)) : 0
                    border.color: Theme.edge
                }

                Label {
                    text: entry.modelData
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }
}
