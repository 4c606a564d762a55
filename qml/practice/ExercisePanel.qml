// A mistake that is given back, beside the board: what is wanted, what was told, and in the end the answer. Its buttons
// stand below the board.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Practice practice
    required property View view
    required property PracticeWords says
    // Whether it is in a folded sheet.
    property bool compact: false

    // Whether the line plays by itself, until someone navigates it.
    property bool plays: false
    property int expected: 1

    Accessible.role: Accessible.Grouping
    Accessible.name: says.title

    function walk(moves: int) {
        plays = false;
        practice.showLine(moves);
    }

    Connections {
        target: root.says

        function onOverChanged() {
            root.plays = root.says.over;
            root.expected = root.view.walked;
        }
    }

    Connections {
        target: root.view

        function onWalkedChanged() {
            if (root.view.walked !== root.expected)
                root.plays = false;
        }
    }

    Timer {
        readonly property bool more: root.view.inLine && root.view.walked > 0 && root.view.walked < root.view.walkable

        interval: Theme.lineStep
        repeat: true
        running: root.plays && root.says.over && more
        onTriggered: {
            root.expected = root.view.walked + 1;
            root.practice.showLine(root.expected);
        }
    }

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
                objectName: "task"
                width: parent.width - disc.width - parent.spacing
                text: root.says.goals.known ? root.says.goals.headline : root.says.task
                font.weight: root.says.goals.known ? Font.DemiBold : Font.Normal
            }
        }

        // Of a puzzle: what counts, what was played, and how far it has come.
        Label {
            objectName: "rule"
            width: parent.width
            visible: root.says.goals.known
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.says.goals.rule
        }

        Label {
            objectName: "goOn"
            width: parent.width
            visible: root.says.goals.known && !root.says.over
            text: root.says.goOn !== "" ? root.says.goOn : root.says.words.join(root.says.loses, root.says.goals.asked)
        }

        // The game of the mistake.
        Label {
            objectName: "occasion"
            width: parent.width
            visible: text !== ""
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.says.occasion
        }

        Label {
            objectName: "missed"
            width: parent.width
            visible: text !== "" && !root.says.over
            text: root.says.missed
        }

        Label {
            objectName: "clue"
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
                    objectName: "values"
                    width: parent.width
                    visible: text !== ""
                    text: root.says.values
                }

                Label {
                    objectName: "why"
                    width: parent.width
                    visible: text !== ""
                    text: root.says.why
                }

                Label {
                    width: parent.width
                    visible: text !== ""
                    text: root.says.line
                }
            }
        }

        TransportBar {
            width: parent.width
            visible: root.says.over && root.view.inLine && root.view.walkable > 1
            canGoBack: root.view.walked > 0
            canGoOn: root.view.walked < root.view.walkable
            onFirstPressed: root.walk(0)
            onPreviousPressed: root.walk(root.view.walked - 1)
            onNextPressed: root.walk(root.view.walked + 1)
            onLastPressed: root.walk(root.view.walkable)
        }
    }

    Label {
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * x
        visible: !root.compact
        color: Theme.faint
        font.pixelSize: Theme.small
        text: root.says.over ? qsTr("Mistakes come back after days or weeks, later the better you know them: Move ▸ Practise mistakes.")
            : qsTr("Play the move on the board. A hint says where it is, then what it does, then which it is. After a wrong move the board shows the reply to it until you play another.")
    }
}
