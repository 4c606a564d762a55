// A quiet button within a line of words.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.round(24 * Theme.scale)
    leftPadding: Theme.gap
    rightPadding: leftPadding
    frame: Theme.border
    frameColor: enabled ? Theme.outline : Theme.line
    font.pixelSize: Theme.small
    font.weight: Font.DemiBold

    contentItem: Text {
        text: root.text
        font: root.font
        color: Theme.ink
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
