// The value of a move on its square: warm and large if good, cool and small if poor. The best is solid amber, one nearly as
// good has an amber rim; a line under the number marks an exact value.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property bool best
    required property bool exact
    // How it compares to the best move.
    required property bool near
    required property bool poor
    required property string score
    // Whether it is the way to a forced end, which needs more room.
    property bool forced: false
    // From the opening book.
    property bool book: false

    readonly property color text: best ? Theme.cursorEdge : near ? Theme.valueNear : poor ? Theme.valueFar : Theme.valueMiddling

    Rectangle {
        objectName: "value"
        x: (root.cell - width) / 2
        y: x
        width: root.cell % 2 + Math.round(root.cell * (root.best || root.forced ? 0.40 : root.poor ? 0.30 : 0.36)) * 2
        height: width
        radius: width / 2
        antialiasing: true
        color: root.best ? Theme.hintMark : Theme.valueWell
        border.width: root.best ? Math.max(1, Math.round(root.cell * 0.03)) : root.near ? Math.max(root.cell < 20 ? 1 : 2, Math.round(root.cell * 0.03)) : Theme.highContrast ? 1 : 0
        border.color: root.best ? Theme.cursorEdge : root.near ? Theme.valueRim : Theme.valueMiddling

        // An amber rim is hardly seen on wood.
        Rectangle {
            visible: root.near && !root.best
            anchors.fill: parent
            anchors.margins: -1
            radius: width / 2
            antialiasing: true
            color: "transparent"
            border.color: Theme.cursorEdge
        }

        Text {
            id: number
            objectName: "valueNumber"
            // On the smallest boards no long one can be read; the disc says enough.
            visible: contentWidth <= width
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.84)
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            text: root.score
            textFormat: Text.PlainText
            color: root.text
            font.pixelSize: Math.max(9, Math.round(root.cell * (root.best ? 0.32 : root.poor && !root.forced ? 0.24 : 0.28)))
            font.weight: root.best ? Font.Bold : root.near ? Font.DemiBold : Font.Normal
        }

        Rectangle {
            objectName: "valueExact"
            visible: root.exact && number.visible
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round(parent.height / 2 + number.contentHeight * 0.38)
            width: Math.round(Math.max(parent.width * 0.3, number.contentWidth * 0.8))
            height: Math.max(1, Math.round(root.cell * 0.03))
            color: root.text
        }
    }

    Repeater {
        model: root.book ? 1 : 0

        BookMark {
            x: Math.round(root.cell * 0.06)
            y: Math.round(root.cell * 0.94) - height
            size: Math.max(8, Math.round(root.cell * 0.25))
        }
    }
}
