// Chooses one of ten levels; as thick as a finger.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Slider {
    id: root

    required property int level
    required property string name
    required property string levelName

    signal picked(int level)

    from: 1
    to: 10
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: level
    onMoved: {
        root.picked(Math.round(value));
        value = Qt.binding(() => root.level);
    }
    implicitWidth: 200
    implicitHeight: Theme.control
    hoverEnabled: true
    Accessible.name: qsTr("%1: %2, %3", "name of the slider, number of the level, name of the level").arg(name).arg(level).arg(levelName)
    Accessible.onIncreaseAction: if (enabled && level < 10) picked(level + 1)
    Accessible.onDecreaseAction: if (enabled && level > 1) picked(level - 1)

    background: Rectangle {
        y: (root.height - height) / 2
        width: root.width
        height: 12
        radius: 6
        antialiasing: true
        opacity: root.enabled ? 1 : 0.5
        color: Theme.highContrast ? Theme.card : Theme.line
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.edge

        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: 6
            antialiasing: true
            color: Theme.accent
        }

        Repeater {
            model: 8

            Rectangle {
                required property int index

                x: Math.round(knob.width / 2 + (index + 1) * (root.width - knob.width) / 9) - 1
                y: 4
                width: 3
                height: 4
                color: index + 2 < root.level ? Theme.accentInk : Theme.edge
                opacity: 0.55
            }
        }
    }

    handle: Rectangle {
        id: knob
        x: Math.round(root.visualPosition * (root.width - width))
        y: Math.round((root.height - height) / 2)
        width: Math.round(28 * Math.min(1.5, Theme.scale) / 2) * 2
        height: width
        radius: width / 2
        antialiasing: true
        opacity: root.enabled ? 1 : 0.6
        color: root.pressed ? Theme.chosen : Theme.card
        border.width: 4
        border.color: Theme.accent

        FocusRing {
            radius: width / 2
            antialiasing: true
            shown: root.visualFocus
        }
    }
}
