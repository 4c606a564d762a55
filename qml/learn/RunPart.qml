// A run against the clock: what is solved, what went wrong, and every puzzle with its rating. After it each can be looked at.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says

    spacing: Theme.margin

    Item {
        width: root.width
        height: solved.height

        BigFigure {
            id: solved
            objectName: "runSolved"
            width: Math.round((parent.width - Theme.margin) / 2)
            name: qsTr("Solved")
            figure: root.puzzle.runSolved
            note: root.puzzle.bestRun > 0 ? qsTr("best %1", "number of solved puzzles").arg(root.puzzle.bestRun) : ""
        }

        BigFigure {
            x: solved.width + Theme.margin
            width: solved.width
            name: qsTr("Errors")
            figure: root.puzzle.runErrors
            note: qsTr("of %1", "the errors that end a run").arg(3)
            together: true
            spoken: qsTr("Errors %1 of %2", "so far, those that end a run").arg(figure).arg(3)
        }
    }

    Separator {
        width: root.width
    }

    Item {
        width: root.width
        height: heading.height

        Label {
            id: heading
            text: qsTr("This run")
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        Label {
            anchors.right: parent.right
            anchors.baseline: heading.baseline
            text: qsTr("rating of the puzzle")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Flow {
        width: root.width
        spacing: Theme.gap
        Accessible.role: Accessible.List
        Accessible.name: qsTr("This run")

        Repeater {
            model: root.puzzle.run

            Pressable {
                id: place

                required property int index
                required property int rating
                required property int outcome
                required property bool current

                readonly property string sign: outcome === 1 ? "✓" : outcome === 0 ? "◇" : current ? "▸" : "·"

                implicitWidth: Math.round((root.width - 4 * Theme.gap) / 5)
                implicitHeight: Theme.control
                lit: current
                ground: Theme.card
                frame: current ? 2 : Theme.border
                frameColor: current ? Theme.accent : outcome === 0 ? Theme.alarm : Theme.line
                ringMargin: -Theme.focusWidth - 1
                enabled: root.puzzle.runOver
                focusPolicy: enabled ? Qt.TabFocus : Qt.NoFocus
                Accessible.role: Accessible.ListItem
                Accessible.name: outcome === 1 ? qsTr("%1, solved", "rating of a puzzle").arg(rating) : outcome === 0 ? qsTr("%1, an error", "rating of a puzzle").arg(rating) : qsTr("%1, open", "rating of a puzzle").arg(rating)
                // In a run they only show how it goes.
                Accessible.description: ""
                onClicked: root.puzzle.lookBack(index)

                contentItem: Text {
                    text: place.sign + " " + place.rating
                    textFormat: Text.PlainText
                    color: place.outcome === 0 ? Theme.alarm : Theme.ink
                    font.pixelSize: Theme.small
                    font.weight: place.current ? Font.Bold : Font.Normal
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }

    Label {
        width: root.width
        text: root.puzzle.running ? qsTr("Errors are shown after the run, each with its answer.") : qsTr("Press a puzzle to see its solution.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
