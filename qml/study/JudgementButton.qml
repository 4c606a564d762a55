// A button for a judgement; pressed again, the judgement is taken back.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    required property string sign
    required property bool taken

    implicitHeight: Theme.choice
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    // Of a button a screen reader does not say whether it is pressed.
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: taken
    Accessible.description: enabled ? "" : qsTr("not available now", "a button")
    Accessible.onPressAction: if (enabled) clicked()
    Accessible.onToggleAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

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
        color: root.taken || root.down ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : Theme.card
        border.width: root.taken ? Math.max(2, Theme.border) : Theme.border
        border.color: root.taken ? Theme.accent : Theme.line

        FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: root.visualFocus
        }
    }
}
