// A named opening in the list.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ItemDelegate {
    id: root

    required property string name
    required property string moves
    property bool chosen: false

    implicitHeight: Math.round(Theme.text * 2.3)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    font.pixelSize: Theme.text
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2", "an opening, its moves").arg(name).arg(moves)
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: clicked()

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

    background: Rectangle {
        radius: Theme.radius - 2
        color: root.chosen ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
        border.width: root.chosen && Theme.highContrast ? 2 : 0
        border.color: Theme.accent
    }
}
