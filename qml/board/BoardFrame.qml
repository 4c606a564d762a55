// The board without its discs: the frame with coordinates, the surface, the grid and its four dots.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int boardSize
    required property int cell
    required property int rim
    property int typedColumn: -1

    readonly property string letters: "abcdefghijklmnop"

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
            text: letter ? root.letters[place] : place + 1
            color: Theme.coordinate
            readonly property bool typed: letter && place === root.typedColumn

            font.pixelSize: Math.max(9, Math.min(Theme.text, Math.round(root.cell * 0.5), Math.round(root.rim * 0.74)))
            font.bold: typed
            font.underline: typed
        }
    }

    Rectangle {
        x: root.rim
        y: root.rim
        width: root.boardSize * root.cell
        height: width
        gradient: Gradient {
            orientation: Theme.board === "wood" ? Gradient.Horizontal : Gradient.Vertical

            GradientStop { position: 0; color: Theme.felt }
            GradientStop { position: Theme.board === "wood" ? 0.17 : 0.5; color: Theme.board === "wood" ? Theme.feltShade : Theme.felt }
            GradientStop { position: Theme.board === "wood" ? 0.36 : 0.6; color: Theme.felt }
            GradientStop { position: Theme.board === "wood" ? 0.52 : 0.7; color: Theme.board === "wood" ? Theme.feltShade : Theme.felt }
            GradientStop { position: Theme.board === "wood" ? 0.61 : 0.8; color: Theme.felt }
            GradientStop { position: Theme.board === "wood" ? 0.83 : 0.9; color: Theme.board === "wood" ? Theme.feltShade : Theme.felt }
            GradientStop { position: 1; color: Theme.board === "wood" ? Theme.felt : Theme.feltShade }
        }

        Repeater {
            model: 2 * (root.boardSize + 1)

            Rectangle {
                required property int index
                readonly property bool down: index % 2 === 0
                readonly property int place: Math.min((index >> 1) * root.cell - (Theme.gridWidth >> 1), root.boardSize * root.cell - Theme.gridWidth)

                x: down ? Math.max(0, place) : 0
                y: down ? 0 : Math.max(0, place)
                width: down ? Theme.gridWidth : parent.width
                height: down ? parent.height : Theme.gridWidth
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
}
