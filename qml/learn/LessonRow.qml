// A lesson in the list: done, begun or untouched. A press opens it.
import QtQuick
import org.heibai.app

LearnRow {
    id: root

    required property string headline
    required property int solved
    required property int tasks
    required property bool begun
    required property bool done
    required property bool upNext

    readonly property string fares: tasks === 0 ? "" : qsTr("%1 of %2", "solved tasks of all").arg(solved).arg(tasks)
    readonly property string standing: done ? qsTr("done", "a lesson") : begun ? qsTr("begun", "a lesson") : qsTr("not begun", "a lesson")

    readonly property string spoken: Speech.joined([headline, standing, begun ? fares : ""])

    implicitHeight: Math.max(Math.round(36 * Theme.scale), words.implicitHeight + Theme.gap)
    selectable: false
    lit: upNext
    Accessible.name: spoken

    contentItem: Item {
        // A ring to be filled: half when the lesson is begun, with a tick when it is done.
        Item {
            id: mark
            x: Theme.gap
            width: Math.round(20 * Theme.scale)
            height: parent.height

            Rectangle {
                id: ring
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(8 * Theme.scale) * 2
                height: width
                radius: width / 2
                antialiasing: true
                color: root.done ? Theme.accent : "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.scale))
                border.color: root.done || root.begun ? Theme.accent : Theme.edge

                // The left half.
                Item {
                    visible: root.begun && !root.done
                    width: ring.width / 2
                    height: ring.height
                    clip: true

                    Rectangle {
                        width: ring.width
                        height: ring.height
                        radius: width / 2
                        antialiasing: true
                        color: Theme.accent
                    }
                }

                Text {
                    visible: root.done
                    anchors.centerIn: parent
                    text: "✓"
                    textFormat: Text.PlainText
                    color: Theme.accentInk
                    font.pixelSize: Theme.small
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }

        Label {
            id: words
            x: mark.x + mark.width + Theme.gap
            width: figures.x - x - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.headline
            font.weight: root.upNext ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }

        Label {
            id: figures
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.begun ? root.fares : ""
            color: Theme.faint
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
