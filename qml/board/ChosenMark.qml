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
        model: 16

        // Each corner has a stroke across, the even ones, and one down; the first eight are the dark edges below them.
        Rectangle {
            required property int index

            readonly property int edge: index < 8 ? 1 : 0
            readonly property bool across: index % 2 === 0
            readonly property bool atRight: index & 2
            readonly property bool atFoot: index & 4

            x: (atRight ? root.width - width - 2 : 2) + (atRight ? edge : -edge)
            y: (atFoot ? root.height - height - 2 : 2) + (atFoot ? edge : -edge)
            width: (across ? root.reach : root.thick) + 2 * edge
            height: (across ? root.thick : root.reach) + 2 * edge
            color: edge ? Theme.cursorEdge : Theme.hintMark
        }
    }
}
