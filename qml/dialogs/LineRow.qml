// A named opening in the list.
import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property string name
    required property string moves

    implicitHeight: Math.round(Theme.text * 2.3)
    font.pixelSize: Theme.text
    Accessible.name: qsTr("%1, %2", "an opening, its moves").arg(name).arg(moves)

    contentItem: Item {
        Text {
            id: words
            x: Theme.gap
            width: Math.min(implicitWidth, Math.round(parent.width * 0.55))
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: root.name
            font: root.font
            color: Theme.ink
            elide: Text.ElideRight
        }

        Text {
            x: Math.round(parent.width * 0.55) + 2 * Theme.gap
            width: parent.width - x - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: root.moves
            font.pixelSize: Theme.small
            color: root.chosen ? Theme.ink : Theme.faint
            elide: Text.ElideRight
        }
    }
}
