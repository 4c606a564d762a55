// A mistake that is given back, beside the board: what is wanted, what was told, and in the end the answer. Its buttons
// stand below the board.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Practice practice
    required property PracticeWords says
    // Whether it stands in a sheet that is folded.
    property bool compact: false

    Accessible.role: Accessible.Grouping
    Accessible.name: says.title

    Column {
        x: Theme.margin
        y: Theme.margin
        width: root.width - 2 * x
        spacing: Theme.margin
        visible: !root.compact

        Row {
            width: parent.width
            spacing: Theme.gap

            SmallDisc {
                id: disc
                black: root.practice.side === Side.Black
                size: Math.round(20 * Theme.scale)
            }

            Label {
                width: parent.width - disc.width - parent.spacing
                text: root.says.task
            }
        }

        Label {
            width: parent.width
            visible: text !== "" && !root.says.over
            text: root.practice.missed === "" ? "" : qsTr("%1 is not it. Try another move.", "move").arg(root.practice.missed)
        }

        Label {
            width: parent.width
            visible: text !== "" && !root.says.over
            text: root.says.clue
        }

        Rectangle {
            width: parent.width
            height: answer.height + 2 * Theme.gap
            visible: root.says.over
            radius: Theme.radius
            color: Theme.chosen
            border.width: Theme.border
            border.color: Theme.accent

            Column {
                id: answer
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: Math.round(Theme.gap / 2)

                Label {
                    objectName: "outcome"
                    width: parent.width
                    text: root.says.outcome
                    font.weight: Font.DemiBold
                }

                Label {
                    width: parent.width
                    visible: text !== ""
                    text: root.says.line
                }
            }
        }
    }

    Label {
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * x
        visible: !root.compact
        color: Theme.faint
        font.pixelSize: Theme.small
        text: root.says.over ? qsTr("Mistakes come again after days and weeks, the later the better you knew them: Move, Practise mistakes.")
            : qsTr("Play the move on the board. A hint says where it is, then what it does, then which it is.")
    }
}
