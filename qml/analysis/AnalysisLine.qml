// A line: the value of its first move, how certain that is, and the moves expected.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int index
    required property int sureness
    required property int depth
    required property real value
    // How far it may be off, in discs; 0 where that is not known.
    required property real spread
    required property int percent
    required property int forced
    required property bool best
    required property bool book
    required property list<string> names
    required property list<string> sides
    required property GameWords words
    // The focused move, or -1.
    property int reached: -1
    // Whether a rule divides it from what is below.
    property bool ruled: true

    signal moveEntered(int moves)
    signal moveLeft
    signal movePlayed(int moves)

    // The side of the first move.
    readonly property int mover: sides[0] === "w" ? Side.White : Side.Black
    readonly property string score: book ? words.bookWorth(value, sureness, forced, percent, mover, mover) : words.worth(value, sureness, forced, percent, mover, mover)
    readonly property string sure: words.sureness(sureness, depth)
    readonly property string off: words.inPercent || forced !== 0 || spread < 0.05 ? "" : qsTr("±%1", "discs, how far a value may be off").arg(spread.toFixed(1))
    readonly property string spokenSure: book ? qsTr("%1, from the book", "how sure").arg(sure)
        : off === "" ? sure : qsTr("give or take %1, %2", "discs, how sure").arg(spread.toFixed(1)).arg(sure)
    readonly property int gap: Math.round(4 * Theme.scale)

    implicitHeight: Math.max(figures.y + figures.height, chips.y + chips.height) + Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, value %2, %3; line %4", "move, score, how sure, moves").arg(names[0] ?? "").arg(score).arg(spokenSure).arg(Array.from(names).join(" "))
    Accessible.onPressAction: root.movePlayed(1)

    Column {
        id: figures
        y: Math.round(Theme.gap / 2)
        width: Math.round(84 * Theme.scale)

        Row {
            width: parent.width
            spacing: root.gap

            Text {
                id: figure
                width: Math.min(implicitWidth, parent.width)
                text: root.score
                textFormat: Text.PlainText
                elide: Text.ElideRight
                color: Theme.ink
                font.pixelSize: Math.round(16 * Theme.scale)
                font.weight: root.best ? Font.Bold : Font.DemiBold
            }

            Text {
                visible: implicitWidth <= parent.width - figure.width - parent.spacing
                y: figure.baselineOffset - baselineOffset
                text: root.off
                textFormat: Text.PlainText
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }

        Text {
            width: parent.width
            text: !root.book ? root.sure : root.sureness === Sureness.AtDepth ? qsTr("book · %1", "how sure").arg(root.depth) : qsTr("book", "how sure")
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    Flow {
        id: chips
        x: figures.width + Theme.gap
        y: Math.round(Theme.gap / 2) + 2
        width: root.width - x
        // The best line in two rows, the others in one.
        height: Math.round(24 * Theme.scale) * rows + root.gap * (rows - 1)
        clip: true
        spacing: root.gap

        readonly property int rows: root.best && root.names.length > 6 ? 2 : 1
        // The most that have a place; lines get longer with each depth, so these stay.
        readonly property int places: rows * Math.max(1, Math.floor((width + root.gap) / (Math.round(32 * Theme.scale) + root.gap)))

        Repeater {
            model: chips.places

            LineChip {
                required property int index

                visible: index < root.names.length
                name: root.names[index] ?? ""
                black: root.sides[index] === "b"
                first: index === 0
                reached: root.reached === index
                onPointedAt: root.moveEntered(index + 1)
                onUnpointed: root.moveLeft()
                onPressed: root.movePlayed(index + 1)
            }
        }
    }

    Rectangle {
        visible: root.ruled
        y: parent.height - height
        width: parent.width
        height: Theme.border
        color: Theme.line
    }
}
