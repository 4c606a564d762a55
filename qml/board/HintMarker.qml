// The machine's hint on a square: its score on a disc, amber for the best move, with an amber rim for the others. A line
// under the score marks a proven one.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property bool best
    required property bool exact
    required property string score

    Rectangle {
        objectName: "hintScore"
        x: (root.cell - width) / 2
        y: x
        width: root.cell % 2 + Math.round(root.cell * (root.best ? 0.41 : 0.37)) * 2
        height: width
        radius: width / 2
        antialiasing: true
        color: root.best ? Theme.hintMark : Theme.veil(Theme.cursorEdge, Theme.highContrast ? 1 : 0.9)
        border.width: root.best ? Math.max(1, Math.round(root.cell * 0.02)) : Math.max(2, Math.round(root.cell * 0.03))
        border.color: root.best ? Theme.cursorEdge : Theme.hintMark

        // An amber rim is hardly seen on wood.
        Rectangle {
            visible: !root.best
            anchors.fill: parent
            anchors.margins: -1
            radius: width / 2
            antialiasing: true
            color: "transparent"
            border.color: Theme.cursorEdge
        }

        Text {
            id: number
            objectName: "hintNumber"
            // On the smallest boards no long one can be read; the disc says enough.
            visible: contentWidth <= width
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.84)
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: root.score
            textFormat: Text.PlainText
            color: root.best ? Theme.cursorEdge : Theme.hintMark
            font.pixelSize: Math.max(9, Math.round(root.cell * (root.best ? 0.33 : 0.30)))
            font.weight: root.best ? Font.Bold : Font.DemiBold
        }

        Rectangle {
            objectName: "hintExact"
            visible: root.exact && number.visible
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(parent.height / 2 + number.contentHeight * 0.40)
            width: Math.round(Math.max(parent.width * 0.3, number.contentWidth * 0.8))
            height: Math.max(1, Math.round(root.cell * 0.03))
            color: number.color
        }
    }
}
