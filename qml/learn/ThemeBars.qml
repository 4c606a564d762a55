// How often each theme was solved at the first try, as bars from nothing to all. A press sets a puzzle of the theme.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says

    signal themePicked(int theme)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Solved by theme")

    // How wide the widest figure is: beside it every bar is as long.
    property real figures: 0

    RowKeys {
        id: keys
        items: rows
    }

    Repeater {
        id: rows
        model: root.puzzle.themes

        LearnRow {
            id: row

            required property int index
            required property int theme
            required property int tries
            required property int solved

            // The worst is marked by more than its colour.
            readonly property bool worst: theme === root.puzzle.advice
            readonly property string fares: root.says.solved(solved, tries)

            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            // Whether the bar is below the name: beside it large type leaves too little.
            readonly property bool below: availableWidth - Math.round(128 * Theme.scale) - root.figures - 2 * Theme.gap < Math.round(56 * Theme.scale)

            implicitHeight: Math.round((below ? 48 : 32) * Theme.scale)
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            selectable: false
            focusPolicy: keys.policy(index, activeFocus)
            Accessible.name: Speech.joined([root.says.theme(theme), tries === 0 ? qsTr("not tried yet", "a theme") : qsTr("solved %1", "so many of so many").arg(fares)])
            Keys.onPressed: event => event.accepted = keys.takes(event, index)
            onClicked: root.themePicked(theme)

            contentItem: Item {
                Label {
                    id: name
                    width: row.below ? parent.width - figure.width - Theme.gap : Math.round(128 * Theme.scale)
                    height: row.below ? Math.round(30 * Theme.scale) : parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: root.says.theme(row.theme)
                    font.weight: row.worst ? Font.Bold : Font.Normal
                    maximumLineCount: 1
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Rectangle {
                    id: track
                    objectName: "bar"
                    x: row.below ? 0 : name.width + Theme.gap
                    y: row.below ? name.height : Math.round((parent.height - height) / 2)
                    width: parent.width - x - root.figures - Theme.gap
                    height: Math.round(8 * Theme.scale)
                    radius: height / 2
                    color: "transparent"
                    border.width: Math.max(1, Theme.border)
                    border.color: Theme.edge

                    Rectangle {
                        width: row.tries === 0 ? 0 : Math.max(height, parent.width * row.solved / row.tries)
                        visible: row.solved > 0
                        height: parent.height
                        radius: parent.radius
                        color: row.worst ? Theme.alarm : Theme.accent
                    }
                }

                Label {
                    id: figure
                    objectName: "fares"
                    anchors.right: parent.right
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.fares
                    font.weight: row.worst ? Font.Bold : Font.Normal
                    onImplicitWidthChanged: root.figures = Math.max(root.figures, implicitWidth)
                    Accessible.ignored: true
                }
            }
        }
    }
}
