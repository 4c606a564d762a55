// A number with a minus and a plus, which can also be typed.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.SpinBox {
    id: root

    required property int number
    required property string name
    property string unit: "%1"

    signal picked(int number)

    editable: true
    stepSize: 5
    value: number
    onValueModified: {
        root.picked(value);
        value = Qt.binding(() => root.number);
    }
    implicitHeight: Theme.choice
    implicitWidth: Math.round(Theme.text * 6.5) + 2 * Theme.choice
    leftPadding: Theme.choice
    rightPadding: Theme.choice
    font.pixelSize: Theme.text
    inputMethodHints: Qt.ImhDigitsOnly
    validator: IntValidator {
        bottom: root.from
        top: root.to
    }
    Accessible.name: name
    Accessible.role: Accessible.SpinBox

    contentItem: TextInput {
        text: root.displayText
        font: root.font
        color: Theme.ink
        opacity: root.enabled ? 1 : 0.5
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        validator: root.validator
        inputMethodHints: root.inputMethodHints
        selectByMouse: true
        Accessible.name: root.name
    }

    component Sign: Rectangle {
        required property bool pressed
        required property bool plus

        width: Theme.choice
        height: root.height
        radius: Theme.radius
        color: pressed ? Theme.chosen : "transparent"
        opacity: root.enabled ? 1 : 0.5

        Rectangle {
            anchors.centerIn: parent
            width: 12
            height: 2
            color: Theme.ink
        }

        Rectangle {
            anchors.centerIn: parent
            visible: parent.plus
            width: 2
            height: 12
            color: Theme.ink
        }
    }

    up.indicator: Sign {
        x: root.width - width
        plus: true
        pressed: root.up.pressed
    }

    down.indicator: Sign {
        plus: false
        pressed: root.down.pressed
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.edge

        FocusRing {
            shown: root.activeFocus
        }
    }
}
