// Marks a move chosen for the analysis: the four corners of its square.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    property int cell: 40

    readonly property int thick: Math.max(2, Math.round(cell * 0.06))
    readonly property int reach: Math.round(cell * 0.26)

    objectName: "chosenMark"
    width: cell
    height: cell

    Repeater {
        model: 8

        // Each corner has a stroke across, the even ones, and one down.
        Rectangle {
            required property int index

            readonly property bool across: index % 2 === 0
            readonly property bool atRight: index & 2
            readonly property bool atFoot: index & 4

            x: atRight ? root.width - width - 2 : 2
            y: atFoot ? root.height - height - 2 : 2
            width: across ? root.reach : root.thick
            height: across ? root.thick : root.reach
            color: Theme.hintMark
        }
    }
}
