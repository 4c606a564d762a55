// One of several choices, of which one is taken.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.RadioButton {
    id: root

    required property bool chosen

    signal picked

    implicitWidth: Math.max(Theme.choice, Math.ceil(heavy.advanceWidth) + 1 + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.choice, implicitContentHeight + Theme.gap)
    leftPadding: Math.round(Theme.gap * 1.25)
    rightPadding: leftPadding
    hoverEnabled: true
    autoExclusive: false
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.text
    font.weight: chosen ? Font.DemiBold : Font.Normal
    checked: chosen
    // What is chosen is decided elsewhere: a press asks, and the binding shows the answer.
    onClicked: {
        root.picked();
        checked = Qt.binding(() => root.chosen);
    }
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    // Qt 6.4 does not tell the accessibility tree which items are disabled.
    Accessible.description: enabled ? "" : qsTr("not available now", "a choice")
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: if (enabled) picked()
    Accessible.onToggleAction: if (enabled) picked()
    Keys.onReturnPressed: picked()
    Keys.onEnterPressed: picked()

    // Keeps the place that the heavier type of a chosen button needs, so that nothing moves.
    TextMetrics {
        id: heavy
        text: root.text
        font.family: root.font.family
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    contentItem: Text {
        textFormat: Text.PlainText
        text: root.text
        font: root.font
        color: Theme.ink
        opacity: root.enabled ? 1 : 0.5
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    indicator: null

    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.6
        color: root.chosen ? Theme.chosen : root.down || root.hovered ? Theme.hovered : "transparent"
        border.width: root.chosen ? 2 : Theme.border
        border.color: root.chosen ? Theme.accent : root.hovered ? Theme.edge : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
