// The lines that a teacher draws on the board.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: root

    required property int cell
    required property int boardSize
    // Two cells for each line.
    required property var chalk

    Repeater {
        model: Math.floor(root.chalk.length / 2)

        ChalkLine {
            required property int index

            cell: root.cell
            boardSize: root.boardSize
            // There may be fewer for a moment before this one goes.
            from: root.chalk[2 * index] ?? 0
            to: root.chalk[2 * index + 1] ?? 0
        }
    }
}
