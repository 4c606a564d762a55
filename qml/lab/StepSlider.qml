// Goes to any step of a search.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Slider {
    id: root

    required property int step
    required property int steps
    required property string name

    signal picked(int step)

    // The names under which Qt 6.4's accessibility tree looks for the range.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    readonly property int knob: Math.round(9 * Math.min(1.5, Theme.scale)) * 2

    from: 0
    to: Math.max(1, steps)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: step
    onMoved: {
        root.picked(Math.round(value));
        Qt.callLater(root.follow);
    }
    onPressedChanged: root.follow()
    // A value beyond the old end was cut off there.
    onToChanged: root.follow()
    implicitHeight: Theme.choice
    implicitWidth: 120
    enabled: steps > 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: name
    Accessible.onIncreaseAction: if (step < steps) picked(step + 1)
    Accessible.onDecreaseAction: if (step > 0) picked(step - 1)

    // The state decides; a drag shows its own place.
    function follow() {
        if (!pressed)
            value = Qt.binding(() => root.step);
    }

    background: Rectangle {
        x: root.knob / 2
        y: Math.round((root.height - height) / 2)
        width: root.width - root.knob
        height: 4
        radius: 2
        color: Theme.highContrast ? Theme.edge : Theme.line

        Rectangle {
            width: Math.round(root.visualPosition * parent.width)
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }

    handle: Rectangle {
        x: Math.round(root.visualPosition * (root.width - width))
        y: Math.round((root.height - height) / 2)
        width: root.knob
        height: width
        radius: width / 2
        antialiasing: true
        color: root.pressed ? Theme.chosen : root.hovered ? Theme.hovered : Theme.card
        border.width: 2
        border.color: root.enabled ? Theme.accent : Theme.edge

        FocusRing {
            radius: width / 2
            antialiasing: true
            shown: root.visualFocus
        }
    }
}
