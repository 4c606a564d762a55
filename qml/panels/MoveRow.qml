// A turn in the list of moves.
import QtQuick
import org.heibai.app

Item {
    id: root

    // The number of the move; 0 for a choice of an opening, and where the other side began.
    required property int number
    // How many turns were made up to it; 0 where there is none.
    required property int plies
    required property string notation
    required property bool black
    required property bool pass
    required property bool current
    // Whether it was a choice of an opening, named by `notation`.
    required property bool choice
    property int viewedMove: plies
    property int numberWidth: 32

    signal chosen

    readonly property bool quiet: pass || choice
    // Made after the position shown.
    readonly property bool later: plies > viewedMove
    readonly property string words: PlyNames.text(pass ? "pass" : notation)

    visible: plies > 0
    Accessible.role: Accessible.ListItem
    Accessible.name: choice ? words : black ? qsTr("%1. Black %2", "number, move").arg(number).arg(words) : qsTr("%1. White %2", "number, move").arg(number).arg(words)
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height - 4
        radius: 6
        color: root.current || pointer.pressed ? Theme.chosen : pointer.containsMouse ? Theme.hovered : "transparent"
        border.width: root.current ? Math.max(2, Theme.border) : 0
        border.color: Theme.accent
    }

    Item {
        anchors.fill: parent
        opacity: root.later ? 0.62 : 1

        Text {
            id: numeral
            width: root.numberWidth
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: root.number > 0 ? root.number : ""
            textFormat: Text.PlainText
            color: root.current || root.later ? Theme.ink : Theme.faint
            font.pixelSize: Theme.small
        }

        SmallDisc {
            id: mark
            x: numeral.width + Math.round(10 * Theme.scale)
            y: Math.round((parent.height - height) / 2)
            size: Math.round(Theme.text * 0.43) * 2
            visible: !root.choice
            opacity: root.later ? 0.6 : 1
            black: root.black
        }

        Text {
            x: root.choice ? mark.x : mark.x + mark.width + Math.round(12 * Theme.scale)
            width: parent.width - x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.words
            textFormat: Text.PlainText
            color: root.quiet && !root.current && !root.later ? Theme.faint : Theme.ink
            font.pixelSize: Theme.text
            font.weight: root.current ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
        }
    }

    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
