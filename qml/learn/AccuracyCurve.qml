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
    readonly property string spoken: accuracies.length === 0 ? "" : qsTr("Accuracy of the last %n game(s): from %1 to %2 per cent; the mean of fifteen is %3 now.", "", accuracies.length).arg(Math.min(...accuracies)).arg(Math.max(...accuracies)).arg(trends[trends.length - 1] ?? 0)

    implicitHeight: Math.round(132 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: spoken

    CurvePlot {
        id: plot
        width: parent.width
        height: parent.height - key.height - Math.round(Theme.gap / 2)
        values: root.accuracies
        line: root.trends
        rings: root.results.map(result => result <= 0)
        least: Math.max(0, Math.floor((Math.min(...values, 95) - 3) / 10) * 10)
        most: 100
        marks: [least, Math.round((least + most) / 2), most]
        plotX: Math.round(36 * Theme.scale)
        dot: Math.round(7 * Theme.scale)
        dotColor: Theme.edge
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
                    width: entry.index === 2 ? 2 * plot.dot : plot.dot
                    height: entry.index === 2 ? 2 : plot.dot
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
