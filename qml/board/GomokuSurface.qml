// The surface of a goban: wood or felt, the lines on whose crossings stones are placed, and the star points.
import QtQuick
import org.heibai.app

BoardSurface {
    id: root

    objectName: "surface"

    readonly property int line: Math.max(1, Math.round(cell / 26)) + (Theme.highContrast ? 1 : 0)
    readonly property int span: (boardSize - 1) * cell
    readonly property int last: boardSize - 1
    // The star points lie on the fourth lines; a board with a middle has one there, a large one also between them.
    readonly property var stars: {
        if (boardSize < 11)
            return [];
        const middle = last / 2;
        const places = boardSize % 2 === 1 && boardSize >= 19 ? [3, middle, last - 3] : [3, last - 3];
        const found = places.flatMap(column => places.map(row => Qt.point(column, row)));
        return boardSize % 2 === 1 && boardSize < 19 ? [...found, Qt.point(middle, middle)] : found;
    }

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
        model: root.stars

        Rectangle {
            required property point modelData

            width: Math.max(5, Math.floor(root.cell * 0.11) * 2 + root.line % 2)
            height: width
            radius: width / 2
            antialiasing: true
            x: modelData.x * root.cell + Math.floor((root.cell - width) / 2)
            y: modelData.y * root.cell + Math.floor((root.cell - height) / 2)
            color: Theme.gobanLine
        }
    }
}
