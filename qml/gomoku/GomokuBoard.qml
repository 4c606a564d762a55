// The goban of Gomoku: stones on the crossings of its lines, and a stroke through the row that won.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

BoardView {
    id: root

    property bool showNumbers: false
    property bool showPreview: true
    property bool showThreats: true
    // Four numbers for each threat: 1 if it is that of the side to move, 1 if it is a four, its first and its last cell.
    property var threats: []
    // Stones that were there before the board do not animate in.
    property bool ready: false
    // Odd or even like the thickness of a line, so that both share a centre.
    readonly property int stoneSize: sized(cell * 0.975)
    // The ends of the winning rows, as pairs of cells.
    property var strokes: []

    function sized(most: real): int {
        const whole = Math.floor(most);
        return Math.max(1, whole - (whole + line) % 2);
    }

    // The runs of winning stones, each from its first stone to its last.
    function findStrokes() {
        const winning = cell => cell >= 0 && cell < boardSize * boardSize && squareAt(cell) !== null && (squareAt(cell) as GomokuPoint).winning;
        const found = [];
        for (let cell = 0; cell < boardSize * boardSize; cell++) {
            for (const [across, down] of winning(cell) ? [[1, 0], [0, 1], [1, 1], [-1, 1]] : []) {
                const at = step => {
                    const column = cell % boardSize + step * across;
                    const row = Math.floor(cell / boardSize) + step * down;
                    return column >= 0 && row >= 0 && column < boardSize && row < boardSize ? row * boardSize + column : -1;
                };
                let length = 1;
                while (winning(at(length)))
                    length++;
                if (length >= 5 && !winning(at(-1)))
                    found.push([cell, at(length - 1)]);
            }
        }
        strokes = found;
    }

    words: GomokuWords {}
    crossings: true
    rowsFromBottom: true
    reach: 0.48
    Component.onCompleted: Qt.callLater(() => root.ready = true)

    square: GomokuPoint {
        boardSize: root.boardSize
        cell: root.cell
        line: root.line
        stoneSize: root.stoneSize
        shadows: root.shadows
        words: root.words
        side: root.side
        showLastMove: root.showLastMove
        showNumbers: root.showNumbers
        showPreview: root.showPreview && !root.past
        showThreats: root.showThreats
        animated: root.animated && root.ready
        current: root.cursor === index
        pointed: root.pointed === index
        onPressed: cell => root.choose(cell)
        onWinningChanged: Qt.callLater(root.findStrokes)
        Component.onCompleted: if (winning) Qt.callLater(root.findStrokes)
        onActiveFocusChanged: if (activeFocus) root.cursor = index
    }

    overlay: Item {
        Repeater {
            model: Math.floor(root.threats.length / 4)

            ThreatStroke {
                required property int index

                cell: root.cell
                boardSize: root.boardSize
                // There may be fewer for a moment before this one goes.
                own: root.threats[4 * index] === 1
                four: root.threats[4 * index + 1] === 1
                first: root.threats[4 * index + 2] ?? 0
                last: root.threats[4 * index + 3] ?? 0
            }
        }

        Repeater {
            model: root.strokes

            WinningStroke {
                required property var modelData

                cell: root.cell
                boardSize: root.boardSize
                first: modelData[0]
                last: modelData[1]
                animated: root.animated && root.ready
            }
        }
    }
}
