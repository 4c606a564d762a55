// A number with a minus and a plus, which can also be typed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.SpinBox {
    id: root

    required property int number
    required property string name

    signal picked(int number)

    // The names under which Qt 6.4's accessibility tree looks for the range.
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    readonly property int shown: Math.max(from, Math.min(to, number))
    readonly property int sign: Math.round(28 * Theme.scale)

    editable: true
    stepSize: 5
    value: number
    // Typed, stepped, or set by a screen reader.
    onValueChanged: {
        if (value !== shown)
            root.picked(value);
        // The state decides; the binding shows it.
        if (value !== shown)
            value = Qt.binding(() => root.number);
    }
    // What is typed replaces a number that somebody has just come to or stepped to.
    onActiveFocusChanged: if (activeFocus) typed.selectAll()
    onValueModified: if (activeFocus) typed.selectAll()
    implicitHeight: Math.round(32 * Theme.scale)
    implicitWidth: Math.ceil(widest.advanceWidth) + Theme.gap + 2 * sign
    leftPadding: sign
    rightPadding: sign
    font.pixelSize: Theme.text
    inputMethodHints: Qt.ImhDigitsOnly
    validator: IntValidator {
        bottom: root.from
        top: root.to
    }
    Accessible.name: name
    Accessible.role: Accessible.SpinBox

    TextMetrics {
        id: widest
        text: "0".repeat(String(root.to).length)
        font.family: root.font.family
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    contentItem: TextInput {
        id: typed
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
        // What is typed is heard as it stands; the value follows when it is done.
        onTextEdited: Speech.say(text, "field")
        // A figure that leads out of the range is refused without a word.
        Keys.onPressed: event => {
            if (event.text <= " ")
                return;
            const before = [text, selectedText, cursorPosition].join();
            Qt.callLater(() => {
                if ([text, selectedText, cursorPosition].join() === before)
                    Speech.say(qsTr("From %1 to %2.", "the least and the greatest number").arg(root.from).arg(root.to), "field");
            });
        }
        // It has the keyboard, and a reader says the number only of what calls itself so.
        readonly property int value: root.value
        readonly property int minimumValue: root.from
        readonly property int maximumValue: root.to
        Accessible.role: Accessible.SpinBox
        Accessible.name: root.name
    }

    component Sign: Rectangle {
        id: sign
        required property bool pressed
        required property bool hovered
        required property bool plus
        required property bool possible

        width: root.sign
        height: root.height
        radius: Theme.radius - 1
        color: pressed ? Theme.chosen : hovered && possible ? Theme.hovered : "transparent"

        Repeater {
            model: sign.plus ? [0, 90] : [0]

            Rectangle {
                required property int modelData

                anchors.centerIn: parent
                width: 2 * Math.round(Theme.text * 0.36)
                height: 2
                rotation: modelData
                color: Theme.ink
                opacity: root.enabled && sign.possible ? 1 : 0.35
            }
        }
    }

    up.indicator: Sign {
        x: root.width - width
        pressed: root.up.pressed
        hovered: root.up.hovered
        plus: true
        possible: root.number < root.to
    }

    down.indicator: Sign {
        pressed: root.down.pressed
        hovered: root.down.hovered
        plus: false
        possible: root.number > root.from
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.border
        border.color: root.enabled ? Theme.outline : Theme.line

        FocusRing {
            shown: root.activeFocus
        }
    }
}
