// One turn in the list of moves.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int number
    required property string notation
    required property bool black
    required property bool pass
    required property bool current
    property int numberWidth: 32

    signal chosen

    readonly property string words: pass ? qsTr("pass", "move list") : notation

    radius: 6
    color: current ? Theme.chosen : pointer.containsMouse ? Theme.hovered : "transparent"
    border.width: current ? 2 : 0
    border.color: Theme.accent

    Accessible.role: Accessible.ListItem
    Accessible.name: black ? qsTr("%1. Black %2", "number, move").arg(number).arg(words) : qsTr("%1. White %2", "number, move").arg(number).arg(words)
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Text {
        id: numeral
        width: root.numberWidth
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        text: root.number
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    OthelloDisc {
        id: disc
        x: numeral.width + Theme.gap + 2
        y: Math.round((parent.height - height) / 2)
        width: Math.round(Theme.text * 0.45) * 2
        height: width
        stone: root.black ? 1 : 2
        animated: false
        outlined: true
    }

    Text {
        x: disc.x + disc.width + Theme.gap
        width: parent.width - x
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.words
        color: root.pass ? Theme.faint : Theme.ink
        font.pixelSize: Theme.text
        font.italic: root.pass
        font.weight: root.current ? Font.DemiBold : Font.Normal
        elide: Text.ElideRight
    }

    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
