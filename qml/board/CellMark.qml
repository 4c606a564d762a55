// A mark on a cell: circle, triangle, square, cross or letters, visible with and without a stone.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int sign
    required property string label
    required property int cell
    required property color ink
    // The ground of letters, so that no line runs through them.
    property color ground: "transparent"

    readonly property int thick: Math.max(2, Math.round(cell * 0.055))
    readonly property real extent: Math.round(cell * 0.4)

    component Stroke: Rectangle {
        property real reach: root.extent

        x: (root.width - width) / 2
        y: (root.height - height) / 2
        width: reach
        height: root.thick
        radius: height / 2
        antialiasing: true
        color: root.ink
    }

    width: cell
    height: cell
    objectName: "cellMark"

    Rectangle {
        visible: root.sign === Cell.Circle || root.sign === Cell.Square
        anchors.centerIn: parent
        width: root.extent
        height: width
        radius: root.sign === Cell.Circle ? width / 2 : 0
        antialiasing: true
        color: "transparent"
        border.width: root.thick
        border.color: root.ink
    }

    Item {
        visible: root.sign === Cell.Cross
        anchors.fill: parent

        Stroke {
            reach: root.extent * 1.2
            rotation: 45
        }

        Stroke {
            reach: root.extent * 1.2
            rotation: -45
        }
    }

    // Three sides around the centre, the base horizontal.
    Item {
        visible: root.sign === Cell.Triangle
        anchors.fill: parent

        Repeater {
            model: 3

            Item {
                required property int index

                anchors.fill: parent
                rotation: index * 120

                Stroke {
                    reach: root.extent * 1.08
                    y: (parent.height - height) / 2 + root.extent * 0.3
                }
            }
        }
    }

    Rectangle {
        visible: root.sign === Cell.Letters
        anchors.centerIn: parent
        width: Math.min(root.cell, Math.max(letters.contentWidth, letters.contentHeight * 0.8) + root.thick * 2)
        height: letters.contentHeight
        radius: height / 2
        color: root.ground

        Text {
            id: letters
            anchors.centerIn: parent
            width: root.cell - 4
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            text: root.label
            textFormat: Text.PlainText
            color: root.ink
            font.pixelSize: Math.max(10, Math.round(root.cell * 0.42))
            font.weight: Font.DemiBold
        }
    }
}
