// A move that does not solve the puzzle, with what it leads to. A press shows it with its refutation.
import QtQuick
import org.heibai.app

LearnRow {
    id: root

    required property int index
    required property string name
    required property int score
    required property list<string> moves
    required property bool tried
    required property PuzzleWords says

    readonly property string worth: says.gomoku ? "" : score > 0 ? "+" + score : score < 0 ? "−" + -score : "0"

    implicitHeight: Math.round(32 * Theme.scale)
    selectable: false
    lit: down
    ringMargin: 0
    ringSides: -Math.round(Theme.gap * 0.75)
    Accessible.name: Speech.joined([says.leads(name, score), moves.length === 0 ? "" : Array.from(moves).join(" "), tried ? qsTr("your first try") : ""])

    contentItem: Item {
        Label {
            id: cell
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.name
            font.weight: root.tried ? Font.Bold : Font.DemiBold
            Accessible.ignored: true
        }

        Label {
            x: Math.round(42 * Theme.scale)
            width: value.x - x - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: Array.from(root.moves).join("  ")
            color: Theme.faint
            elide: Text.ElideRight
            maximumLineCount: 1
            Accessible.ignored: true
        }

        Label {
            id: value
            anchors.right: parent.right
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.worth
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
