// The line below the board that says what happened and what is next, with room for two rows.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property string message
    // Whether it is a question.
    property bool asks: false

    objectName: "status"
    text: message
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.title
    font.weight: asks ? Font.DemiBold : Font.Normal
    fontSizeMode: Text.Fit
    // In large type two rows in a smaller one come before a sentence that is cut.
    minimumPixelSize: Math.min(Theme.small, Math.max(12, Math.round(Theme.small * 0.8)))
    lineHeightMode: Text.ProportionalHeight
    lineHeight: 0.9
    // Two rows keep away from the board and from the buttons.
    topPadding: Math.round(3 * Theme.unit)
    bottomPadding: topPadding
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    maximumLineCount: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: message
}
