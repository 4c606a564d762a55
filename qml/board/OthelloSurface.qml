// The surface of an Othello board: felt or wood, the lines between its squares, and its four dots.
import QtQuick
import org.heibai.app

BoardSurface {
    id: root

    Repeater {
        model: 2 * (root.boardSize + 1)

        Rectangle {
            required property int index
            readonly property bool down: index % 2 === 0
            readonly property int place: Math.min((index >> 1) * root.cell - (Theme.gridWidth >> 1), root.boardSize * root.cell - Theme.gridWidth)

            x: down ? Math.max(0, place) : 0
            y: down ? 0 : Math.max(0, place)
            width: down ? Theme.gridWidth : root.width
            height: down ? root.height : Theme.gridWidth
            color: Theme.grid
        }
    }

    Repeater {
        model: root.boardSize >= 6 ? 4 : 0

        Rectangle {
            required property int index
            readonly property int column: index % 2 === 0 ? 2 : root.boardSize - 2
            readonly property int row: index < 2 ? 2 : root.boardSize - 2

            width: Math.max(8, Math.floor(root.cell * 0.07) * 2)
            height: width
            radius: width / 2
            antialiasing: true
            x: column * root.cell - width / 2
            y: row * root.cell - height / 2
            color: Theme.grid
        }
    }
}
