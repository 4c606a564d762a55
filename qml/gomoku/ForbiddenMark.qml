// A forbidden point: a cross, on a ground of its own so that the lines of the board do not hide it; smaller and in ink where
// it is the other side that may not play there.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int cell
    property bool faint: false

    objectName: "forbidden"
    width: Math.max(faint ? 7 : 9, Math.round(cell * (faint ? 0.3 : 0.42)))
    height: width
    radius: width / 2
    antialiasing: true
    color: Theme.card

    Repeater {
        model: [45, -45]

        Rectangle {
            required property int modelData

            anchors.centerIn: parent
            width: root.width * 0.8
            height: Math.max(2, Math.round(root.cell * 0.07))
            radius: height / 2
            rotation: modelData
            antialiasing: true
            color: root.faint ? Theme.ink : Theme.alarm
        }
    }
}
