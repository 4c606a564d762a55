// A button with a label; the primary one is the next step, a grave one does what cannot be taken back.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    property bool primary: false
    property bool grave: false
    property alias arrives: guard.arrives
    // Who gets the keyboard when nothing can be pressed here any more; else the next one that can.
    property Item heir: null
    // What stands in one row with it: their words all have the size at which those fit that need most.
    property var row: parent ? Array.from(parent.children) : []
    // The width of its words at their full size.
    readonly property int wordsWidth: Math.ceil(full.advanceWidth)
    readonly property real ownShare: Math.max(0.7, Math.min(1, (availableWidth + 0.5) / Math.max(1, full.advanceWidth)))
    readonly property real wordsShare: row.reduce((least, one) => one && one.visible && one instanceof Button ? Math.min(least, (one as Button).ownShare) : least, ownShare)

    implicitWidth: Math.max(Math.round(84 * Math.min(1.4, Theme.scale)), wordsWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.control, implicitContentHeight + 2 * Theme.gap)
    leftPadding: Math.round(Theme.gap * 1.25)
    rightPadding: leftPadding
    font.pixelSize: Theme.text
    font.weight: primary || grave ? Font.DemiBold : Font.Normal
    settling: guard.settling

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
    }

    TextMetrics {
        id: full
        font: root.font
        text: root.text
    }

    contentItem: Text {
        textFormat: Text.PlainText
        text: root.text
        font.family: root.font.family
        font.weight: root.font.weight
        font.pixelSize: Math.floor(root.font.pixelSize * root.wordsShare)
        color: root.grave ? Theme.alarm : root.primary && root.enabled ? Theme.accentInk : Theme.ink
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
        readonly property bool leads: root.primary && root.enabled
        color: leads ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent) : root.lit ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : Theme.card
        border.width: leads ? 0 : Theme.border
        border.color: root.grave ? Theme.alarm : !root.enabled ? Theme.line : root.hovered ? Theme.edge : Theme.outline

        FocusRing {
            shown: root.visualFocus
        }
    }
}
