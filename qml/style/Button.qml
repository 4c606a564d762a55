// A button with a label; the primary one is the next step.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    property bool primary: false
    // Whether a press does it now; otherwise a press says why not.
    property bool possible: true
    property alias arrives: guard.arrives
    // Who gets the keyboard when nothing can be pressed here any more; else the next one that can.
    property Item heir: null

    implicitWidth: Math.max(Math.round(84 * Math.min(1.4, Theme.scale)), implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.control, implicitContentHeight + 2 * Theme.gap)
    leftPadding: Math.round(Theme.gap * 1.25)
    rightPadding: leftPadding
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    font.pixelSize: Theme.text
    font.weight: primary ? Font.DemiBold : Font.Normal
    Accessible.name: text
    // Qt 6.4 does not tell the accessibility tree which items are disabled.
    Accessible.description: enabled && possible ? "" : qsTr("not available now", "a button")
    // Qt 6.4's Button ignores the press action of the accessibility tree.
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onPressed: event => guard.keyPressed(event)
    Keys.onReleased: event => guard.keyReleased(event)

    // Qt leaves the keyboard of a disabled button with what lies around it, where keys do nothing. If it is meant for something
    // else, that has it by then.
    onEnabledChanged: if (!enabled && focus) Qt.callLater(() => Qt.callLater(root.passKeyboardOn))

    function passKeyboardOn() {
        const holder = root.Window.activeFocusItem;
        if (enabled || !focus || !holder)
            return;
        for (let around = root.parent; around; around = around.parent) {
            if (around === holder)
                return (heir ?? nextItemInFocusChain(true))?.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    SettleGuard {
        id: guard
        meaning: root.text
        onEnterPressed: root.clicked()
    }

    contentItem: Text {
        textFormat: Text.PlainText
        text: root.text
        font: root.font
        color: root.primary && root.enabled ? Theme.accentInk : Theme.ink
        opacity: root.enabled && root.possible ? 1 : 0.5
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        // Words in large type that do not fit get smaller first.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(root.font.pixelSize * 0.7)
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: Theme.radius
        readonly property bool lit: root.primary && root.enabled
        color: lit ? (root.down ? Theme.accentPressed : Theme.accent) : root.down ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : Theme.card
        border.width: lit ? 0 : Theme.border
        border.color: root.hovered && root.enabled ? Theme.edge : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }
}
