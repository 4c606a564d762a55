// A slip in the list of a review: the move, what it lost, and what was better.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ItemDelegate {
    id: root

    required property int number
    required property string name
    required property int side
    required property real value
    required property int forced
    required property int sureness
    required property string better
    required property real lost
    required property int slip
    required property bool current
    required property ReviewWords says

    implicitHeight: slip === Review.NoSlip ? 0 : Math.round(34 * Theme.scale)
    visible: slip !== Review.NoSlip
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: says.spoken(number, side, name, says.words.score(value, sureness === Analysis.Certain, forced), slip, lost, better)
    Accessible.onPressAction: clicked()

    contentItem: Item {
        SlipMark {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            slip: root.slip
            black: root.side === Side.Black
        }

        Text {
            id: move
            x: mark.x + mark.width + Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.number + "  " + root.name
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: root.current ? Font.DemiBold : Font.Normal
        }

        Text {
            anchors.left: move.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            text: root.better === "" ? root.says.loss(root.lost) : qsTr("%1, better %2", "what a move lost, another move").arg(root.says.loss(root.lost)).arg(root.better)
            textFormat: Text.PlainText
            color: Theme.faint
            font.pixelSize: Theme.text
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.current ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
    }
}
