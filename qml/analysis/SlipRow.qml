// A slip in the list of a review: the move, what was better, what it lost, and why; the one on the board says it at length.
pragma ComponentBehavior: Bound

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
    required property int motif
    required property string reasonCell
    required property list<string> reasonList
    required property int reasonCount
    required property int reasonNumber
    required property ReviewWords says
    // Whether the board shows the position in which it was made.
    property bool chosen: false
    // Whether it is one of those that are listed.
    property bool listed: true
    // Whether its reason is still looked for.
    property bool searching: false

    // The mistake is wanted back.
    signal tryPressed

    readonly property string reason: says.reason(side, motif, reasonCell, reasonList, reasonCount, reasonNumber)
    readonly property string why: reason !== "" ? qsTr("%1 %2.", "move, what it does").arg(name).arg(reason)
        : searching ? qsTr("The reason is looked for…") : qsTr("No single reason could be proved.")

    visible: slip !== Review.NoSlip && listed
    implicitHeight: !visible ? 0 : words.height + 2 * words.y
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: says.spoken(number, side, name, says.words.score(value, sureness === Analysis.Certain, forced), slip, lost, better)
    Accessible.description: reason === "" ? "" : why
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: clicked()

    contentItem: Item {
        Column {
            id: words
            y: Math.round(Theme.gap * 0.75)
            width: parent.width
            spacing: Math.round(Theme.gap / 2)

            Item {
                id: line
                width: parent.width
                height: move.implicitHeight

                SlipMark {
                    id: mark
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    slip: root.slip
                    black: root.side === Side.Black
                }

                Text {
                    id: move
                    x: mark.x + mark.width + Theme.gap
                    text: root.better === "" ? qsTr("%1. %2", "number, move").arg(root.number).arg(root.name) : qsTr("%1. %2 → %3", "number, move, a better one").arg(root.number).arg(root.name).arg(root.better)
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: root.chosen ? Font.DemiBold : Font.Normal
                }

                Text {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    text: root.says.kind.loss(root.lost)
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: Font.DemiBold
                }
            }

            Label {
                x: move.x
                width: parent.width - x - Theme.gap
                visible: root.reason !== "" || root.chosen
                text: root.chosen ? root.why : root.reason
                color: root.chosen ? Theme.ink : Theme.faint
                font.pixelSize: Theme.small
                maximumLineCount: root.chosen ? 12 : 1
                elide: Text.ElideRight
            }

            LazyPart {
                x: move.x
                width: Math.min(implicitWidth, parent.width - x - Theme.gap)
                height: implicitHeight
                wanted: root.chosen
                sourceComponent: Button {
                    objectName: "tryAgain"
                    primary: true
                    text: qsTr("Try again from here")
                    onClicked: root.tryPressed()
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.chosen ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
        border.width: root.chosen ? Theme.border : 0
        border.color: Theme.accent
    }
}
