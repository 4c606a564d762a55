// A button for a judgement; pressed again, the judgement is taken back.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

// Not a T.Button: Qt 6.4 tells a screen reader that it is one, whatever its role.
T.CheckBox {
    id: root

    required property string sign
    required property bool taken

    signal picked

    function pick() {
        root.picked();
        checked = Qt.binding(() => root.taken);
    }

    checked: taken
    onClicked: root.pick()

    implicitHeight: Theme.choice
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: taken
    Accessible.description: enabled ? "" : qsTr("not available now", "a button")
    Accessible.onPressAction: if (enabled) pick()
    Accessible.onToggleAction: if (enabled) pick()
    Keys.onReturnPressed: event => held.once(event, root.pick)
    Keys.onEnterPressed: event => held.once(event, root.pick)
    Keys.onSpacePressed: event => event.accepted = held.repeats(event)
    Keys.onReleased: event => event.accepted = held.letGo(event)

    HeldKey {
        id: held
    }

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
