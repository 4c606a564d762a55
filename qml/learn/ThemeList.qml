// The themes of a game, with how many puzzles each has and how it goes. A press sets one of its puzzles.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says

    signal picked(int theme)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Themes")

    // How wide the widest figure is.
    property real figures: Math.round(88 * Theme.scale)

    Item {
        width: root.width
        height: Math.round(28 * Theme.scale)

        Label {
            text: qsTr("Theme")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            anchors.right: parent.right
            anchors.rightMargin: root.figures + 2 * Theme.gap
            text: qsTr("puzzles")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            anchors.right: parent.right
            text: qsTr("solved", "puzzles of a theme, at the first try")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

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
            required property int puzzles
            required property int tries
            required property int solved
            required chosen

            readonly property string fares: root.says.solved(solved, tries)

            objectName: "theme" + theme
            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            implicitHeight: Math.round(40 * Theme.scale)
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            frame: 2
            focusPolicy: keys.policy(index, activeFocus)
            Accessible.name: Speech.joined([qsTr("%1, %2 puzzle(s)", "theme, number", puzzles).arg(root.says.theme(theme)).arg(Amount.count(puzzles)), tries === 0 ? "" : qsTr("solved %1", "so many of so many").arg(fares)])
            Keys.onPressed: event => event.accepted = keys.takes(event, index)
            onClicked: root.picked(theme)

            contentItem: Item {
                Separator {
                    visible: !row.chosen && row.index > 0
                    width: parent.width
                }

                Label {
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: root.says.theme(row.theme)
                    font.weight: row.chosen ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: parent.right
                    anchors.rightMargin: root.figures + 2 * Theme.gap
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    objectName: "puzzles"
                    text: Amount.count(row.puzzles)
                    color: Theme.faint
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: parent.right
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    objectName: "fares"
                    text: row.fares
                    onImplicitWidthChanged: root.figures = Math.max(root.figures, implicitWidth)
                    Accessible.ignored: true
                }
            }
        }
    }
}
