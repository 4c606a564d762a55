// The board of Othello: rings on legal moves, discs that turn over, and a preview of what a move would flip.
import QtQuick
import org.heibai.app

BoardView {
    id: root

    property bool showLegal: true
    // The discs that a move on the pointed square would flip.
    property var previewCells: []
    property int lastPlaced: 0
    readonly property bool previews: previewCells.length > 0 && pointed >= 0

    // Discs turn over from the placed one outwards.
    function distance(cell: int): int {
        const columns = Math.abs(cell % boardSize - lastPlaced % boardSize);
        const rows = Math.abs(Math.floor(cell / boardSize) - Math.floor(lastPlaced / boardSize));
        return Math.max(columns, rows, 1) - 1;
    }

    words: OthelloWords {}
    surface: OthelloSurface {
        boardSize: root.boardSize
        cell: root.cell
    }

    square: OthelloSquare {
        boardSize: root.boardSize
        cell: root.cell
        words: root.words
        side: root.side
        showLegal: root.showLegal
        showLastMove: root.showLastMove
        animated: root.animated
        current: root.cursor === index
        pointed: root.previews && root.pointed === index
        delay: root.distance(index) * Theme.stagger
        onPressed: cell => root.choose(cell)
        onPlaced: cell => root.lastPlaced = cell
        onActiveFocusChanged: if (activeFocus) root.cursor = index
    }

    // What the pointed move would do: a pale disc there, dots on the discs that would turn.
    overlay: Item {
        Rectangle {
            visible: root.previews
            width: Math.floor(root.cell * 0.41) * 2
            height: width
            x: root.pointed % root.boardSize * root.cell + Math.floor((root.cell - width) / 2)
            y: Math.floor(root.pointed / root.boardSize) * root.cell + Math.floor((root.cell - height) / 2)
            radius: width / 2
            antialiasing: true
            opacity: 0.55
            color: Theme.ring(root.side)
        }

        Repeater {
            model: root.previewCells

            Rectangle {
                required property int modelData

                width: Math.floor(root.cell * 0.14) * 2
                height: width
                x: modelData % root.boardSize * root.cell + Math.floor((root.cell - width) / 2)
                y: Math.floor(modelData / root.boardSize) * root.cell + Math.floor((root.cell - height) / 2)
                radius: width / 2
                antialiasing: true
                color: Theme.ring(root.side)
            }
        }
    }
}
