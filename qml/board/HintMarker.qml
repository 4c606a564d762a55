// The machine's hint on a square: a diamond, whose shape tells it from the rings of legal moves, over the score. The best
// move's diamond is large and full, the others' are small and hollow.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property bool best
    required property string score

    readonly property color ink: best ? Theme.cursorEdge : Theme.hintMark
    readonly property int middle: Math.round(cell * 0.35)

    Repeater {
        model: root.best ? [{ size: 0.4, tone: Theme.cursorEdge }, { size: 0.34, tone: Theme.hintMark }, { size: 0.14, tone: Theme.cursorEdge }]
            : [{ size: 0.28, tone: Theme.cursorEdge }, { size: 0.22, tone: Theme.hintMark }, { size: 0.13, tone: Theme.cursorEdge }]

        Rectangle {
            required property var modelData

            x: Math.floor((root.cell - width) / 2)
            y: root.middle - height / 2
            width: Math.floor(root.cell * modelData.size / 2) * 2
            height: width
            rotation: 45
            antialiasing: true
            color: modelData.tone
        }
    }

    // The score on a plate of its own, to be read on every board.
    Rectangle {
        objectName: "hintScore"
        x: Math.floor((root.cell - width) / 2)
        y: root.cell - height - Math.max(2, Math.round(root.cell * 0.05))
        width: Math.min(root.cell - 4, number.implicitWidth + Math.round(root.cell * 0.12))
        height: Math.max(number.implicitHeight, Math.round(root.cell * 0.28))
        radius: Math.round(height / 4)
        color: root.best ? Theme.hintMark : Theme.cursorEdge
        border.width: 1
        border.color: Theme.cursorEdge

        Text {
            id: number
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.cell - 4)
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            textFormat: Text.PlainText
            text: root.score
            color: root.ink
            font.pixelSize: Math.max(11, Math.round(root.cell * 0.22))
            font.weight: Font.DemiBold
        }
    }
}
