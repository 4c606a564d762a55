// The line under the board that says what happened and what is next; it has room for two rows of words.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property string message
    // Whether it is a question that waits for an answer.
    property bool asks: false

    objectName: "status"
    text: message
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.title
    font.weight: asks ? Font.DemiBold : Font.Normal
    fontSizeMode: Text.Fit
    minimumPixelSize: Theme.small
    lineHeightMode: Text.ProportionalHeight
    lineHeight: 0.9
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    maximumLineCount: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: message
}
