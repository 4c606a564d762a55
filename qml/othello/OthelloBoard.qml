// The board of Othello: marks on legal moves, discs that turn over, and a preview of what a move would flip.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

BoardView {
    id: root

    property bool showLegal: true
    // The discs that a move on the square under the pointer would flip.
    property var previewCells: []
    property int lastPlaced: 0
    readonly property bool previews: previewCells.length > 0 && pointed >= 0
    readonly property int discSize: Math.floor(cell * 0.415) * 2

    // Discs turn over from the placed one outwards.
    function distance(cell: int): int {
        const columns = Math.abs(cell % boardSize - lastPlaced % boardSize);
        const rows = Math.abs(Math.floor(cell / boardSize) - Math.floor(lastPlaced / boardSize));
        return Math.max(columns, rows, 1);
    }

    words: OthelloWords {}

    square: OthelloSquare {
        boardSize: root.boardSize
        cell: root.cell
        discSize: root.discSize
        shadows: root.shadows
        words: root.words
        side: root.side
        showLegal: root.showLegal && root.turning === 0 && !root.past
        showLastMove: root.showLastMove
        animated: root.animated
        current: root.cursor === index
        pointed: root.previews && root.pointed === index
        delay: root.distance(index) * Theme.stagger
        onPressed: cell => root.choose(cell)
        onPlaced: cell => root.lastPlaced = cell
        onTurned: change => {
            if (root)
                root.turning += change;
        }
        onActiveFocusChanged: if (activeFocus) root.cursor = index
    }

    // Loads the frames of a turn before the first disc turns, but not for every size while the window is resized.
    onDiscSizeChanged: sizeKept.restart()
    Component.onCompleted: sizeKept.start()

    Timer {
        id: sizeKept
        interval: 400
        onTriggered: turns.size = root.discSize
    }

    Repeater {
        id: turns
        property int size: 0

        model: root.animated && !Theme.reducedMotion && size > 0 ? 2 : 0

        Image {
            required property int index
            readonly property int extent: turns.size + 2 * Math.ceil(turns.size * 4 / 25)

            visible: false
            asynchronous: true
            sourceSize: Theme.resolution
            source: Theme.painted("turn", index + 1, turns.size)
        }
    }

    // The preview of a move: a pale disc there, dots on the discs that would turn.
    overlay: Item {
        Image {
            readonly property int pad: Math.ceil(root.discSize * 4 / 25)

            objectName: "ghost"
            visible: root.previews
            width: root.discSize + 2 * pad
            height: width
            x: root.pointed % root.boardSize * root.cell + (root.cell - root.discSize) / 2 - pad
            y: Math.floor(root.pointed / root.boardSize) * root.cell + (root.cell - root.discSize) / 2 - pad
            opacity: 0.55
            sourceSize: Theme.resolution
            source: visible ? Theme.painted("disc", root.side, root.discSize) : ""
        }

        Repeater {
            model: root.previewCells

            Rectangle {
                required property int modelData

                width: Math.round(root.cell * 0.11) * 2
                height: width
                x: modelData % root.boardSize * root.cell + (root.cell - width) / 2
                y: Math.floor(modelData / root.boardSize) * root.cell + (root.cell - height) / 2
                radius: width / 2
                antialiasing: true
                opacity: 0.85
                color: Theme.ring(root.side)
            }
        }
    }
}
