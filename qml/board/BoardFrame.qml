// The board without its stones: the frame with coordinates, and the surface of the game.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int boardSize
    required property int cell
    required property int rim
    required property Component surface
    // Whether row 1 is at the bottom.
    property bool rowsFromBottom: false
    property int typedColumn: -1

    readonly property string letters: "abcdefghijklmnopqrstuv"

    width: boardSize * cell + 2 * rim
    height: width
    radius: Theme.cardRadius
    color: Theme.frame
    border.width: Theme.border
    border.color: Theme.frameLine

    // Letters above and below, numbers on the left and on the right.
    Repeater {
        model: root.cell > 0 ? 4 * root.boardSize : 0

        Text {
            required property int index
            readonly property int place: index >> 2
            readonly property bool letter: (index & 1) === 0
            readonly property bool far: (index & 2) !== 0

            x: letter ? root.rim + place * root.cell : far ? root.width - root.rim : 0
            y: letter ? (far ? root.height - root.rim : 0) : root.rim + place * root.cell
            width: letter ? root.cell : root.rim
            height: letter ? root.rim : root.cell
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: letter ? root.letters[place] : root.rowsFromBottom ? root.boardSize - place : place + 1
            color: Theme.coordinate
            readonly property bool typed: letter && place === root.typedColumn

            font.pixelSize: Math.max(9, Math.min(Theme.text, Math.round(root.cell * 0.5), Math.round(root.rim * 0.74)))
            font.bold: typed
            font.underline: typed
        }
    }

    // What lies under the cells, which the game makes.
    Loader {
        x: root.rim
        y: root.rim
        sourceComponent: root.surface
    }
}
