// The surface of a goban: wood or felt, the lines on whose crossings stones are placed, and the star points.
import QtQuick
import org.heibai.app

BoardSurface {
    id: root

    objectName: "surface"

    readonly property int line: Math.max(1, Math.round(cell / 26)) + (Theme.highContrast ? 1 : 0)
    readonly property int span: (boardSize - 1) * cell
    readonly property int last: boardSize - 1
    // The star points lie on the fourth lines; a board with a middle has one there, and a large one also between them.
    readonly property int starsAcross: boardSize < 11 ? 0 : boardSize % 2 === 1 ? 3 : 2
    readonly property bool fourWithMiddle: boardSize % 2 === 1 && boardSize < 19
    readonly property int stars: fourWithMiddle && starsAcross > 0 ? 5 : starsAcross * starsAcross

    Repeater {
        model: 2 * root.boardSize

        Rectangle {
            required property int index
            readonly property bool down: index % 2 === 0
            readonly property int place: Math.floor((index >> 1) * root.cell + (root.cell - root.line) / 2)
            readonly property int start: Math.floor((root.cell - root.line) / 2)

            x: down ? place : start
            y: down ? start : place
            width: down ? root.line : root.span + root.line
            height: down ? root.span + root.line : root.line
            color: Theme.gobanLine
        }
    }

    Repeater {
        model: root.starsAcross * root.starsAcross

        Rectangle {
            required property int index
            readonly property int across: index % root.starsAcross
            readonly property int down: Math.floor(index / root.starsAcross)

            function line(place: int): int {
                return place === 0 ? 3 : place === root.starsAcross - 1 ? root.last - 3 : root.last / 2;
            }

            visible: !root.fourWithMiddle || (across === 1) === (down === 1)
            width: Math.max(5, Math.floor(root.cell * 0.11) * 2 + root.line % 2)
            height: width
            radius: width / 2
            antialiasing: true
            x: line(across) * root.cell + Math.floor((root.cell - width) / 2)
            y: line(down) * root.cell + Math.floor((root.cell - height) / 2)
            color: Theme.gobanLine
        }
    }
}
