// A small board in the help, drawn from rows of signs: X black, O white, * a marked cell, anything else empty. On squares
// the mark is the ring of a legal move; on crossings it is the cross of a forbidden point, or a ring if that may be played.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property string picture
    required property string description
    property int side: 1
    property int lastCell: -1
    property bool crossings: false
    property bool allowed: false
    property int cell: Math.round(Theme.text * 2.4)

    readonly property list<string> rows: picture.split("/")
    readonly property int columns: rows.length > 0 ? rows[0].length : 0

    // The width of a picture with so many columns.
    function widthOf(count: int): int {
        return count * cell + 2 * Theme.gridWidth;
    }

    implicitWidth: widthOf(columns)
    implicitHeight: rows.length * cell + 2 * Theme.gridWidth
    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Rectangle {
        anchors.fill: parent
        color: root.crossings ? Theme.goban : Theme.grid
        radius: 3
    }

    // The lines of a goban, which go on beyond the picture.
    Repeater {
        model: root.crossings ? root.columns + root.rows.length : 0

        Rectangle {
            required property int index
            readonly property bool down: index < root.columns
            readonly property int middle: Math.round(((down ? index : index - root.columns) + 0.5) * root.cell)

            x: down ? middle : 0
            y: down ? 0 : middle
            width: down ? 1 : root.width
            height: down ? root.height : 1
            color: Theme.gobanLine
        }
    }

    Repeater {
        model: root.columns * root.rows.length

        Rectangle {
            id: square
            required property int index
            readonly property string sign: root.rows[Math.floor(index / root.columns)][index % root.columns] ?? "."

            x: Theme.gridWidth + index % root.columns * root.cell
            y: Theme.gridWidth + Math.floor(index / root.columns) * root.cell
            width: root.cell - (index % root.columns === root.columns - 1 ? 0 : Theme.gridWidth)
            height: root.cell - (index >= root.columns * (root.rows.length - 1) ? 0 : Theme.gridWidth)
            color: root.crossings ? "transparent" : Theme.felt

            Stone {
                x: Math.floor((parent.width - width) / 2)
                y: Math.floor((parent.height - height) / 2)
                width: Math.floor(root.cell * 0.4) * 2
                height: width
                stone: square.sign === "X" ? 1 : square.sign === "O" ? 2 : 0
                animated: false
            }

            MoveHint {
                x: Math.floor((parent.width - width) / 2)
                y: Math.floor((parent.height - height) / 2)
                visible: square.sign === "*" && (!root.crossings || root.allowed)
                side: root.side
                cell: root.cell
            }

            ForbiddenMark {
                anchors.centerIn: parent
                visible: square.sign === "*" && root.crossings && !root.allowed
                cell: root.cell
            }

            Rectangle {
                visible: root.lastCell === square.index
                anchors.centerIn: parent
                width: 8
                height: 8
                radius: 4
                antialiasing: true
                color: square.sign === "X" ? Theme.markOnBlack : Theme.markOnWhite
            }
        }
    }
}
