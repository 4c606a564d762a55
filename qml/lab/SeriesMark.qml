// An algorithm's number in the charts, on its colour.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    // From 0.
    required property int number

    width: Math.round(Theme.text * 1.35)
    height: width
    radius: width / 2
    antialiasing: true
    color: Theme.card
    border.width: 2
    border.color: Theme.series(number)

    Text {
        anchors.centerIn: parent
        text: root.number + 1
        textFormat: Text.PlainText
        font.pixelSize: Math.round(Theme.text * 0.75)
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
