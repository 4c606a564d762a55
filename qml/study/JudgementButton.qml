// A button for a judgement; pressed again, the judgement is taken back. To a reader it is a check box: of Qt 6.4's buttons it is
// told that they are buttons, whatever their role.
import QtQuick
import org.heibai.app

CheckBox {
    id: root

    required property string sign

    implicitHeight: Theme.choice
    Accessible.description: enabled ? "" : qsTr("not available now", "a button")

    indicator: null

    contentItem: Text {
        text: root.sign
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: root.sign.startsWith("!") ? Theme.good : Theme.alarm
        opacity: root.enabled ? 1 : 0.4
        font.pixelSize: Theme.text
        font.weight: Font.Bold
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.on || root.down ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : Theme.card
        border.width: root.on ? Math.max(2, Theme.border) : Theme.border
        border.color: root.on ? Theme.accent : Theme.outline

        FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: root.visualFocus
        }
    }
}
