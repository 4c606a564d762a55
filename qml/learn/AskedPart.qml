// A puzzle that is to be solved: what is wanted, who stands where, what a wrong try led to, and the hints.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says
    // Whether ratings, hints and themes belong to it.
    property bool plain: false

    spacing: Theme.margin

    Column {
        width: root.width
        spacing: Theme.gap

        Row {
            width: parent.width
            spacing: Math.round(Theme.gap * 1.5)

            SmallDisc {
                id: disc
                anchors.verticalCenter: goal.verticalCenter
                black: root.puzzle.side === Side.Black
                size: Math.round(24 * Theme.scale)
            }

            Label {
                id: goal
                objectName: "goal"
                width: parent.width - disc.width - parent.spacing
                text: root.says.goal
                font.pixelSize: Math.round(20 * Theme.scale)
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
        }

        Label {
            width: parent.width
            text: root.says.rule
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    Verdict {
        objectName: "missed"
        x: -Theme.gap
        width: root.width + 2 * Theme.gap
        visible: root.puzzle.tried !== "" && !root.puzzle.running
        good: false
        headline: root.says.missed

        Label {
            width: parent.width
            visible: text !== ""
            text: root.says.words.join(root.says.answered, root.says.better)
        }

        MoveChips {
            width: parent.width
            visible: root.puzzle.refutation.length > 0
            name: qsTr("What happens then")
            moves: [root.puzzle.tried, ...Array.from(root.puzzle.refutation)]
            black: root.puzzle.side === Side.Black
            usable: false
        }
    }

    Item {
        width: root.width
        height: own.height
        visible: !root.plain

        BigFigure {
            id: own
            width: Math.round((parent.width - Theme.margin) / 2)
            name: qsTr("You")
            figure: root.says.rating
            note: root.puzzle.guessed ? "" : "± " + root.puzzle.deviation
        }

        BigFigure {
            x: own.width + Theme.margin
            width: own.width
            name: qsTr("Puzzle")
            figure: root.puzzle.rating
        }
    }

    Label {
        width: root.width
        visible: text !== "" && !root.plain
        text: root.says.change !== "" ? qsTr("Only the first try is rated: %1.", "the change of a rating").arg(root.says.change) : root.says.chance
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Separator {
        width: root.width
        visible: !root.plain
    }

    HintSteps {
        width: root.width
        visible: !root.plain
        puzzle: root.puzzle
        says: root.says
    }
}
