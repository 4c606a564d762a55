// The tasks of a lesson as bars: full ones are solved, and the present one is outlined.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property int current
    required property var solved

    signal picked(int task)

    spacing: Theme.gap

    Label {
        text: qsTr("Task %1 of %2", "numbers").arg(root.current + 1).arg(root.solved.length)
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    RowKeys {
        id: keys
        items: bars
        entry: root.current
        across: true
    }

    Row {
        spacing: Theme.gap

        Repeater {
            id: bars
            model: root.solved

            Pressable {
                id: bar

                required property int index
                required property int modelData

                implicitWidth: Math.min(Math.round(74 * Theme.scale), Math.floor((root.width - (root.solved.length - 1) * Theme.gap) / root.solved.length))
                implicitHeight: Math.round(20 * Theme.scale)
                focusPolicy: keys.policy(index, activeFocus)
                Accessible.name: Speech.joined([bar.modelData === 1 ? qsTr("Task %1, solved", "number").arg(index + 1) : qsTr("Task %1", "number").arg(index + 1), index === root.current ? qsTr("on the board", "a task") : ""])
                Keys.onPressed: event => event.accepted = keys.takes(event, index)
                onClicked: root.picked(index)

                contentItem: Item {}

                background: Item {
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width
                        height: Math.round(8 * Theme.scale)
                        radius: height / 2
                        antialiasing: true
                        color: bar.modelData === 1 ? Theme.accent : bar.hovered ? Theme.hovered : Theme.card
                        border.width: bar.index === root.current ? 2 : bar.modelData === 1 ? 0 : Math.max(1, Theme.border)
                        border.color: bar.index === root.current ? Theme.ink : Theme.edge
                    }

                    FocusRing {
                        shown: bar.visualFocus
                    }
                }
            }
        }
    }
}
