// What few empty points have: that a threat goes on there, that Black may not play there, and why while one points at it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property int boardSize
    // Where the point is on the board.
    required property point place
    required property bool pointed
    // Whether it has a value, so that signs move aside.
    required property bool valued
    // Why the side to move may not play there, or nothing; and whether it is Black, who is not to move, that may not.
    required property string reason
    required property bool barred
    // The threat that goes on there, if any does, and whether it is that of the side to move.
    required property int threat
    required property bool own

    readonly property bool forbidden: reason !== ""
    readonly property real aside: valued ? 0.16 : 0.5

    width: cell
    height: cell

    Repeater {
        model: root.threat !== Cell.NoThreat && !root.forbidden ? 1 : 0

        ThreatMark {
            x: Math.round(root.aside * root.cell - width / 2)
            y: Math.round(root.aside * root.cell - height / 2)
            size: Math.max(7, Math.round(root.cell * (root.threat === Cell.OpenThree ? 0.24 : 0.32)))
            own: root.own
        }
    }

    // It is the other side that is to move.
    Repeater {
        model: root.barred ? 1 : 0

        ForbiddenMark {
            x: Math.round(root.aside * root.cell - width / 2)
            y: Math.round((1 - root.aside) * root.cell - height / 2)
            cell: root.cell
            faint: true
        }
    }

    Repeater {
        model: root.forbidden ? 1 : 0

        ForbiddenMark {
            anchors.centerIn: parent
            cell: root.cell
        }
    }

    // Why it is forbidden, while it is pointed at: a row away, so that the points beside it stay free.
    Repeater {
        model: root.forbidden && root.pointed ? 1 : 0

        Rectangle {
            z: 3
            x: Math.max(-root.place.x, Math.min((root.cell - width) / 2, root.boardSize * root.cell - root.place.x - width))
            y: root.place.y > 2 * root.cell ? -root.cell - Math.round(height / 2 + root.cell * 0.3) : Math.round(2.3 * root.cell - height / 2)
            objectName: "forbiddenReason"
            width: spoken.implicitWidth + 2 * Theme.gap
            height: spoken.implicitHeight + Theme.gap
            radius: 6
            color: Theme.raised
            border.width: Theme.border
            border.color: Theme.edge

            Label {
                id: spoken
                anchors.centerIn: parent
                text: qsTr("Forbidden: %1", "reason").arg(root.reason)
                font.pixelSize: Theme.small
            }
        }
    }
}
