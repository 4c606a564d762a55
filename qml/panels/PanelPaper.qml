// The ground of the panel; no press passes through it.
import QtQuick
import org.heibai.app

MouseArea {
    id: root

    // Whether it is a sheet, which has no corners at the foot of the window.
    required property bool sheet

    Rectangle {
        width: parent.width
        height: parent.height + (root.sheet ? radius : 0)
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.line
    }
}
