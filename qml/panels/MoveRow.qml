// One turn in the list of moves.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int index
    // Which move it was; 0 for a choice of an opening.
    required property int number
    required property string notation
    required property bool black
    required property bool pass
    required property bool current
    // Whether it was a choice of an opening, of which `notation` says which.
    required property bool choice
    property int numberWidth: 32

    signal chosen

    readonly property bool quiet: pass || choice
    readonly property string words: pass ? qsTr("pass", "move list") : choice ? choiceWords() : notation

    function choiceWords(): string {
        return notation === "black" ? qsTr("takes Black", "move list") : notation === "white" ? qsTr("takes White", "move list") : qsTr("two more", "move list");
    }

    radius: 6
    color: current ? Theme.chosen : pointer.containsMouse ? Theme.hovered : "transparent"
    border.width: current ? 2 : 0
    border.color: Theme.accent

    Accessible.role: Accessible.ListItem
    Accessible.name: choice ? words : black ? qsTr("%1. Black %2", "number, move").arg(number).arg(words) : qsTr("%1. White %2", "number, move").arg(number).arg(words)
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Text {
        id: numeral
        width: root.numberWidth
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        textFormat: Text.PlainText
        text: root.number > 0 ? root.number : ""
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Stone {
        id: mark
        x: numeral.width + Theme.gap + 2
        y: Math.round((parent.height - height) / 2)
        width: Math.round(Theme.text * 0.45) * 2
        height: width
        visible: !root.choice
        stone: root.black ? 1 : 2
        animated: false
        outlined: true
    }

    Text {
        x: root.choice ? mark.x : mark.x + mark.width + Theme.gap
        width: parent.width - x
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        text: root.words
        color: root.quiet ? Theme.faint : Theme.ink
        font.pixelSize: Theme.text
        font.italic: root.quiet
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
