// An open arrow head pointing where something unfolds.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    // "right", "down" or "up"
    required property string direction
    property color color: Theme.ink

    width: Math.round(16 * Theme.scale)
    height: width
    rotation: direction === "down" ? 90 : direction === "up" ? -90 : 0

    Repeater {
        model: [45, -45]

        // Two strokes that meet at the tip.
        Rectangle {
            required property int modelData

            readonly property real reach: root.width * 0.4

            x: root.width * 0.66 - reach * Math.SQRT1_2 / 2 - width / 2
            y: root.height / 2 - (modelData > 0 ? 1 : -1) * reach * Math.SQRT1_2 / 2 - height / 2
            width: reach + 1
            height: Math.max(2, Math.round(2 * Theme.scale))
            radius: height / 2
            rotation: modelData
            antialiasing: true
            color: root.color
        }
    }
}
