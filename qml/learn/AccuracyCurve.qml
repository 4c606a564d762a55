// The accuracy of each game as a dot, filled if it was won, and a line of the mean of the last fifteen.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Insight insight
    required property InsightWords told

    // The last of them, as many as can be told apart.
    readonly property var accuracies: Array.from(insight.accuracies).slice(-60)
    readonly property var trends: Array.from(insight.trends).slice(-60)
    readonly property var results: Array.from(insight.results).slice(-60)
    // The mean is of as many games as there are, at most.
    readonly property int averaged: Math.min(15, Array.from(insight.accuracies).length)
    readonly property string range: accuracies.length === 1 ? qsTr("Accuracy of the last game: %1 per cent.").arg(accuracies[0]) : qsTr("Accuracy of the last %1 games: from %2 to %3 per cent.").arg(accuracies.length).arg(Math.min(...accuracies)).arg(Math.max(...accuracies))
    readonly property string average: averaged < 2 ? "" : qsTr("The mean of the last %1 is %2.", "games, per cent").arg(averaged).arg(trends[trends.length - 1] ?? 0)
    readonly property string spoken: accuracies.length === 0 ? "" : told.says.words.join(range, average)

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
            model: [qsTr("won", "a game, by the person"), qsTr("not won", "a game, by the person"), qsTr("mean of %1", "games").arg(root.averaged)]

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
