// A puzzle whose solution is known: what was right and why, the whole solution, and what every other move leads to.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property View view
    required property PuzzleWords says

    property bool unfolded: false
    // Of which line a position is on the board: -1 the solution, else a wrong move's.
    property int walked: -1

    spacing: Theme.margin

    Connections {
        target: root.says

        function onOverChanged() {
            root.unfolded = false;
            root.walked = -1;
        }
    }

    Verdict {
        objectName: "solved"
        x: -Theme.gap
        width: root.width + 2 * Theme.gap
        good: root.puzzle.stage === Puzzle.Solved && root.puzzle.ending !== Puzzle.Missed
        headline: root.says.outcome
        aside: root.says.change

        Label {
            objectName: "why"
            width: parent.width
            visible: text !== ""
            text: root.says.words.join(root.says.tally, root.says.reason)
        }

        Label {
            objectName: "themes"
            width: parent.width
            visible: text !== ""
            text: root.says.themeLine
            font.weight: Font.DemiBold
        }
    }

    Column {
        width: root.width
        spacing: Theme.gap

        Label {
            text: qsTr("Solution")
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        MoveChips {
            objectName: "solution"
            width: parent.width
            name: qsTr("Solution")
            moves: root.puzzle.solution
            black: root.puzzle.side === Side.Black
            shown: root.walked < 0 ? root.view.walked : -1
            onPicked: moves => {
                root.walked = -1;
                root.puzzle.showLine(moves);
            }
        }
    }

    Separator {
        width: root.width
        visible: others.count > 0
    }

    Column {
        width: root.width

        FoldButton {
            objectName: "others"
            width: parent.width
            visible: others.count > 0
            unfolded: root.unfolded
            text: root.puzzle.goal === Goal.Fours ? qsTr("%n other four(s)", "", others.count) : root.puzzle.goal === Goal.Threats ? qsTr("%n other threat(s)", "", others.count) : root.puzzle.goal === Goal.Defence ? qsTr("%n other point(s)", "", others.count) : qsTr("%n other move(s)", "", others.count)
            onClicked: root.unfolded = !root.unfolded
        }

        RowKeys {
            id: keys
            items: others
        }

        Repeater {
            id: others
            model: root.puzzle.wrong

            WrongRow {
                width: root.width
                focusPolicy: keys.policy(index, activeFocus)
                Keys.onPressed: event => event.accepted = keys.takes(event, index)
                visible: root.unfolded
                height: visible ? implicitHeight : 0
                says: root.says
                onClicked: {
                    root.walked = index;
                    root.puzzle.showWrong(index);
                }
            }
        }
    }
}
