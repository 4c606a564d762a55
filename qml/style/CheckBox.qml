// A check box with its label.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.CheckBox {
    id: root

    required property bool on

    signal picked

    readonly property int box: Math.round(18 * Math.min(1.6, Theme.scale))

    function pick() {
        root.picked();
        checked = Qt.binding(() => root.on);
    }

    implicitHeight: Math.max(Math.round(Theme.text * 2.1), contentItem.implicitHeight + Math.round(Theme.gap / 2))
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.text
    checked: on
    // The state decides; the binding shows it.
    onClicked: root.pick()
    Accessible.name: text
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: if (enabled) pick()
    Accessible.onToggleAction: if (enabled) pick()
    Keys.forwardTo: held

    HeldKey {
        id: held
        onEntered: root.pick()
    }

    contentItem: Text {
        leftPadding: root.box + Theme.gap
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: Theme.ink
        opacity: root.enabled ? 1 : 0.5
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    indicator: Rectangle {
        y: Math.round((root.height - height) / 2)
        width: root.box
        height: root.box
        radius: 4
        color: root.on ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent) : root.down ? Theme.chosen : root.hovered ? Theme.hovered : Theme.card
        border.width: root.on ? 0 : 2
        border.color: Theme.edge
        opacity: root.enabled ? 1 : 0.5

        // A tick of two strokes.
        Rectangle {
            visible: root.on
            x: Math.round(parent.width * 0.16)
            y: Math.round(parent.height * 0.54)
            width: Math.round(parent.width * 0.36)
            height: 2
            rotation: 45
            antialiasing: true
            color: Theme.accentInk
        }

        Rectangle {
            visible: root.on
            x: Math.round(parent.width * 0.32)
            y: Math.round(parent.height * 0.46)
            width: Math.round(parent.width * 0.6)
            height: 2
            rotation: -50
            antialiasing: true
            color: Theme.accentInk
        }
    }

    background: Rectangle {
        color: "transparent"
        radius: Theme.radius

        FocusRing {
            anchors.margins: -1
            shown: root.visualFocus
        }
    }
}
