// A lesson in the list: done, begun or untouched. A press opens it.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ItemDelegate {
    id: root

    required property string headline
    required property int solved
    required property int tasks
    required property bool begun
    required property bool done
    required property bool upNext

    readonly property string fares: tasks === 0 ? "" : qsTr("%1 of %2", "solved tasks of all").arg(solved).arg(tasks)
    readonly property string sign: done ? "✓" : begun ? "◐" : "○"
    readonly property string standing: done ? qsTr("done", "a lesson") : begun ? qsTr("begun", "a lesson") : qsTr("not begun", "a lesson")

    readonly property string spoken: [headline, standing, begun ? fares : ""].filter(said => said !== "").join(", ")

    implicitHeight: Math.max(Math.round(36 * Theme.scale), words.implicitHeight + Theme.gap)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Text {
            id: mark
            x: Theme.gap
            width: Math.round(20 * Theme.scale)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.sign
            textFormat: Text.PlainText
            color: root.done ? Theme.accent : Theme.faint
            font.pixelSize: Theme.text
            font.weight: Font.Bold
            Accessible.ignored: true
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

    background: Rectangle {
        radius: Theme.radius
        color: root.upNext ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }
}
