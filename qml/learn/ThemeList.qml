// The themes of a game, with how many puzzles each has and how it goes. A press sets one of its puzzles.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says

    signal picked(int theme)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Themes")

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
            anchors.rightMargin: Math.round(104 * Theme.scale)
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

        T.ItemDelegate {
            id: row

            required property int index
            required property int theme
            required property int puzzles
            required property int tries
            required property int solved
            required property bool chosen

            readonly property string fares: tries === 0 ? "–" : qsTr("%1 of %2", "solved of tried").arg(solved).arg(tries)

            objectName: "theme" + theme
            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            implicitHeight: Math.round(40 * Theme.scale)
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            hoverEnabled: true
            focusPolicy: keys.policy(index, activeFocus)
            Accessible.role: Accessible.ListItem
            Accessible.name: Speech.joined([qsTr("%1, %2 puzzle(s)", "theme, number", puzzles).arg(root.says.theme(theme)).arg(Amount.count(puzzles)), tries === 0 ? "" : qsTr("solved %1", "so many of so many").arg(fares)])
            Accessible.selectable: true
            Accessible.selected: chosen
            Accessible.onPressAction: clicked()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onPressed: event => event.accepted = keys.takes(event, index)
            onClicked: root.picked(theme)

            contentItem: Item {
                Label {
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: root.says.theme(row.theme)
                    font.weight: row.chosen ? Font.DemiBold : Font.Normal
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: parent.right
                    anchors.rightMargin: Math.round(104 * Theme.scale)
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: Amount.count(row.puzzles)
                    color: Theme.faint
                    Accessible.ignored: true
                }

                Label {
                    anchors.right: parent.right
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.fares
                    Accessible.ignored: true
                }
            }

            background: Rectangle {
                radius: Theme.radius
                color: row.chosen ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
                border.width: row.chosen ? 2 : 0
                border.color: Theme.accent

                Separator {
                    visible: !row.chosen && row.index > 0
                    x: Theme.gap
                    width: parent.width - 2 * x
                }

                FocusRing {
                    shown: row.visualFocus
                }
            }
        }
    }
}
