// A fifth move that is offered: a ring for a stone that may come, with its number.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int size
    required property int number

    objectName: "offer"
    width: size
    height: size
    radius: size / 2
    antialiasing: true
    color: Theme.card
    border.width: Math.max(2, Math.round(size * 0.09))
    border.color: Theme.ink

    Text {
        anchors.centerIn: parent
        text: root.number
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.max(7, Math.round(root.size * (root.number > 9 ? 0.46 : 0.56)))
        font.weight: Font.DemiBold
    }
}
