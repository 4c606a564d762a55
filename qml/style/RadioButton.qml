// One of several exclusive choices: a segment of a group.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.RadioButton {
    id: root

    required property bool chosen
    // The disc before the words: 1 black, 2 white, 0 none.
    property int stone: 0
    // Whether the words begin at the left, as in a list.
    property bool leading: false

    signal picked

    readonly property int words: Math.ceil(Math.max(heavy.advanceWidth, heavy.boundingRect.width)) + 1 + (stone !== Side.None ? disc.width + Theme.gap : 0)

    implicitWidth: Math.max(Theme.control, words + leftPadding + rightPadding)
    implicitHeight: Theme.control
    leftPadding: Math.round(Theme.gap * (leading ? 1 : 0.5))
    rightPadding: leftPadding
    hoverEnabled: true
    autoExclusive: false
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.text
    font.weight: chosen ? Font.DemiBold : Font.Normal
    checked: chosen
    z: visualFocus ? 2 : chosen ? 1 : 0
    // The state decides: a press asks, and the binding shows the answer.
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
    Keys.forwardTo: held

    HeldKey {
        id: held
        onEntered: root.picked()
    }

    // Reserves the width of the heavier type of a chosen button, so that nothing moves.
    TextMetrics {
        id: heavy
        text: root.text
        font.family: root.font.family
        font.pixelSize: root.font.pixelSize
        font.weight: Font.DemiBold
    }

    contentItem: Item {
        opacity: root.enabled ? 1 : 0.5

        SmallDisc {
            id: disc
            visible: root.stone !== Side.None
            x: Math.max(0, Math.round((parent.width - root.words) / 2))
            y: Math.round((parent.height - height) / 2)
            size: Math.round(Theme.text * 0.43) * 2
            black: root.stone !== Side.White
        }

        Text {
            x: root.stone !== Side.None ? disc.x + disc.width + Theme.gap : 0
            width: parent.width - x
            height: parent.height
            text: root.text
            font: root.font
            color: Theme.ink
            horizontalAlignment: root.stone !== Side.None || root.leading ? Text.AlignLeft : Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            elide: Text.ElideRight
        }
    }

    indicator: null

    background: Rectangle {
        radius: Theme.radius
        opacity: root.enabled ? 1 : 0.6
        color: root.chosen || root.enabled && root.down ? Theme.chosen : root.enabled && root.hovered ? Theme.hovered : "transparent"
        border.width: root.chosen ? Math.max(2, Theme.border) : 0
        border.color: root.enabled ? Theme.accent : Theme.edge

        FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: root.visualFocus
        }
    }
}
