// The head of a column: pressed, it sorts by it; pressed again, the other way round.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property bool sorted
    required property bool descending

    readonly property string spoken: !sorted ? qsTr("Sort by %1", "column").arg(text) : descending ? qsTr("%1, sorted downwards", "column").arg(text) : qsTr("%1, sorted upwards", "column").arg(text)

    implicitHeight: Theme.choice
    lit: false
    corners: Theme.radius - 2
    Accessible.name: spoken

    contentItem: Item {
        Text {
            id: label
            x: Math.round(Theme.gap / 2)
            width: Math.min(implicitWidth, parent.width - x - (mark.visible ? mark.width : 0))
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: root.text
            font.pixelSize: Theme.small
            font.weight: root.sorted ? Font.DemiBold : Font.Normal
            color: root.sorted ? Theme.ink : Theme.faint
            elide: Text.ElideRight
        }

        Chevron {
            id: mark
            visible: root.sorted
            x: label.x + label.width
            anchors.verticalCenter: parent.verticalCenter
            direction: root.descending ? "down" : "up"
            color: Theme.ink
        }
    }
}
