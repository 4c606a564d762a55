// What few squares have: a mention in the reason for a mistake, a choice for the analysis, the best move of a second opinion.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell
    required property bool inReason
    required property bool chosen
    required property bool advised

    width: cell
    height: cell

    Repeater {
        model: root.inReason ? 1 : 0

        // Amber is hardly seen on wood, so that it has dark edges.
        Rectangle {
            id: reason
            objectName: "reason"
            anchors.fill: parent
            anchors.margins: Math.max(1, Math.round(root.cell * 0.04)) - 1
            radius: Math.round(root.cell * 0.12) + 1
            color: "transparent"
            border.width: line.border.width + 2
            border.color: Theme.cursorEdge

            Rectangle {
                id: line
                anchors.fill: parent
                anchors.margins: 1
                radius: reason.radius - 1
                color: "transparent"
                border.width: Math.max(2, Math.round(root.cell * 0.06))
                border.color: Theme.hintMark
            }
        }
    }

    Repeater {
        model: root.chosen ? 1 : 0

        ChosenMark {
            cell: root.cell
        }
    }

    Repeater {
        model: root.advised ? 1 : 0

        SecondMark {
            x: Math.round(root.cell * 0.84 - width / 2)
            y: Math.round(root.cell * 0.16 - height / 2)
            size: Math.max(7, Math.round(root.cell * 0.2))
        }
    }
}
