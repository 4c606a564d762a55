// A setting that is on or off: label on the left, switch on the right.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Switch {
    id: root

    required property bool on
    property string explanation: ""

    signal picked(bool on)

    readonly property int knobHeight: Math.round(24 * Math.min(1.6, Theme.scale) / 2) * 2
    readonly property int knobWidth: Math.round(knobHeight * 1.8)

    function pick() {
        root.picked(!root.on);
        checked = Qt.binding(() => root.on);
    }

    implicitHeight: Math.max(Theme.control, words.implicitHeight + Theme.gap)
    implicitWidth: 300
    hoverEnabled: true
    font.pixelSize: Theme.text
    checked: on
    onClicked: root.pick()
    Accessible.name: text
    Accessible.description: explanation
    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: if (enabled) pick()
    Accessible.onToggleAction: if (enabled) pick()
    Keys.forwardTo: held

    HeldKey {
        id: held
        onEntered: root.pick()
    }

    contentItem: Item {
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - root.knobWidth - 2 * Theme.gap

            Text {
                width: parent.width
                textFormat: Text.PlainText
                text: root.text
                font: root.font
                color: Theme.ink
                wrapMode: Text.Wrap
            }

            Text {
                visible: text !== ""
                width: parent.width
                textFormat: Text.PlainText
                text: root.explanation
                font.pixelSize: Theme.small
                color: Theme.faint
                wrapMode: Text.Wrap
            }
        }
    }

    indicator: Rectangle {
        x: root.width - width
        y: Math.round((root.height - height) / 2)
        width: root.knobWidth
        height: root.knobHeight
        radius: height / 2
        antialiasing: true
        color: root.on ? (root.down ? Theme.accentPressed : root.hovered ? Theme.accentHovered : Theme.accent) : root.down ? Theme.chosen : root.hovered ? Theme.hovered : Theme.card
        border.width: root.on ? 0 : 2
        border.color: Theme.edge

        Rectangle {
            x: root.on ? parent.width - width - 4 : 4
            y: 4
            width: parent.height - 8
            height: width
            radius: width / 2
            antialiasing: true
            color: root.on ? Theme.accentInk : Theme.edge
        }
    }

    background: Rectangle {
        color: "transparent"
        radius: Theme.radius

        FocusRing {
            anchors.margins: 0
            anchors.leftMargin: -Theme.gap
            anchors.rightMargin: -Theme.gap
            shown: root.visualFocus
        }
    }
}
