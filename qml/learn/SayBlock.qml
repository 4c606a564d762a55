// A sentence of a lesson; that on the board is lit. A press shows what it speaks of.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ItemDelegate {
    id: root

    required property int number
    required property string sentence
    required property bool current

    implicitHeight: words.implicitHeight + 2 * Math.round(Theme.gap * 1.5)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: sentence
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Text {
            id: words
            x: Math.round(Theme.gap * 1.5)
            y: Math.round(Theme.gap * 1.5)
            width: parent.width - 2 * x
            text: root.sentence
            textFormat: Text.PlainText
            color: root.current ? Theme.ink : Theme.faint
            font.pixelSize: Math.round(15 * Theme.scale)
            lineHeight: 1.15
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.current ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
        border.width: root.current ? 2 : 0
        border.color: Theme.accent

        FocusRing {
            shown: root.visualFocus
        }
    }
}
