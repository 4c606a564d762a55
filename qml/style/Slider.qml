// Chooses one of ten levels, or of other steps; thinner than its touch area.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Slider {
    id: root

    required property int level
    required property string name
    required property string levelName
    // What a screen reader says of the value.
    property string said: qsTr("Level %1 of 10: %2", "number and name of the level").arg(level).arg(levelName)
    readonly property int steps: Math.round((to - from) / stepSize)

    signal picked(int level)

    // The names under which Qt 6.4's accessibility tree looks for the range.
    readonly property real minimumValue: from
    readonly property real maximumValue: to
    readonly property int shown: Math.max(from, Math.min(to, level))
    readonly property int knobSize: Math.round(12 * Math.min(1.5, Theme.scale)) * 2

    from: 1
    to: 10
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: level
    // By a drag, a key or a screen reader.
    onValueChanged: {
        if (Math.round(value) !== shown)
            root.picked(Math.round(value));
        if (value !== shown)
            root.follow();
        else
            Qt.callLater(root.follow);
    }
    onPressedChanged: root.follow()
    implicitWidth: 200
    implicitHeight: Theme.control
    leftPadding: 0
    rightPadding: 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: name
    Accessible.description: enabled ? said : qsTr("not available now", "a slider")
    Accessible.onIncreaseAction: if (enabled && level < to) picked(level + stepSize)
    Accessible.onDecreaseAction: if (enabled && level > from) picked(level - stepSize)

    // A screen reader says the new number by itself, but not what it stands for.
    onSaidChanged: if (activeFocus && enabled) Speech.say(said, "slider")
    Keys.onUpPressed: pick(level + stepSize)
    Keys.onDownPressed: pick(level - stepSize)
    Keys.onPressed: event => {
        const targets = { [Qt.Key_Home]: from, [Qt.Key_End]: to, [Qt.Key_PageUp]: level + 2 * stepSize, [Qt.Key_PageDown]: level - 2 * stepSize };
        event.accepted = event.modifiers === Qt.NoModifier && event.key in targets;
        if (event.accepted)
            pick(targets[event.key]);
    }

    function pick(level: real) {
        const within = Math.max(from, Math.min(to, level));
        if (within !== root.level)
            picked(within);
    }

    // Where the knob stands at a level.
    function placeOf(level: real): real {
        return knobSize / 2 + (level - from) / (to - from) * (width - knobSize);
    }

    // The state decides; a drag shows its own place.
    function follow() {
        if (!pressed)
            value = Qt.binding(() => root.level);
    }

    background: Item {
        opacity: root.enabled ? 1 : 0.5

        Rectangle {
            id: rail
            x: root.knobSize / 2
            y: Math.round((root.height - height) / 2)
            width: root.width - root.knobSize
            height: 4
            radius: 2
            color: Theme.highContrast ? Theme.edge : Theme.line
        }

        Rectangle {
            x: rail.x
            y: rail.y - Math.round((height - rail.height) / 2)
            width: root.visualPosition * rail.width
            height: Theme.highContrast ? 8 : 4
            radius: height / 2
            color: Theme.accent
        }

        Repeater {
            model: root.steps + 1

            Rectangle {
                required property int index

                x: Math.round(rail.x + index * rail.width / root.steps - width / 2)
                y: rail.y + 8
                width: 4
                height: 4
                radius: 2
                antialiasing: true
                color: root.from + index * root.stepSize <= root.level ? Theme.accent : Theme.highContrast ? Theme.edge : Theme.line
            }
        }
    }

    handle: Rectangle {
        x: Math.round(root.visualPosition * (root.width - width))
        y: Math.round((root.height - height) / 2)
        width: root.knobSize
        height: width
        radius: width / 2
        antialiasing: true
        color: root.pressed ? Theme.chosen : root.hovered && root.enabled ? Theme.hovered : Theme.card
        border.width: Math.max(2, Theme.border)
        border.color: root.enabled ? Theme.accent : Theme.edge

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(parent.width / 6) * 2
            height: width
            radius: width / 2
            antialiasing: true
            color: parent.border.color
        }

        FocusRing {
            radius: width / 2
            antialiasing: true
            shown: root.visualFocus
        }
    }
}
