// A quiet button within a line of words.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.round(24 * Theme.scale)
    leftPadding: Theme.gap
    rightPadding: leftPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    font.pixelSize: Theme.small
    font.weight: Font.DemiBold
    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Text {
        text: root.text
        font: root.font
        color: Theme.ink
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
        border.width: Theme.border
        border.color: Theme.highContrast ? Theme.edge : Theme.line

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
