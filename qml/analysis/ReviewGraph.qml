// How the game stood after each move: what is above the line is Black's, what is below White's; exact values are solid. Slips
// are marked by shape. A press or a drag goes to a move; the arrows walk.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property ReviewModel points
    required property ReviewWords says
    // How many moves there are room for, known or not.
    required property int moves
    // A score at the edge of the graph.
    property real most: says.gomoku ? 12 : 16

    readonly property real step: width / Math.max(1, moves)
    readonly property int middle: Math.round(height / 2)

    implicitHeight: Math.round(96 * Theme.scale)
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Score by move")
    Keys.onLeftPressed: game.view.previous()
    Keys.onRightPressed: game.view.next()

    function goTo(x: real) {
        game.view.goTo(Math.max(0, Math.min(moves, Math.round(x / step + 0.5))));
    }

    // The height of a score, and of a forced end that of the edge.
    function rise(value: real, forced: int): real {
        const share = forced !== 0 ? (forced > 0 ? 1 : -1) : Math.max(-1, Math.min(1, value / most));
        return share * (middle - 2);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.line
    }

    // Where one is.
    Rectangle {
        visible: root.game.view.shown > 0
        x: (root.game.view.shown - 0.5) * root.step - width / 2
        width: Math.max(2, Math.round(2 * Theme.scale))
        height: parent.height
        color: Theme.accent
    }

    Repeater {
        model: root.points

        Item {
            id: point

            required property int number
            required property string name
            required property int side
            required property real value
            required property int forced
            required property int sureness
            required property string better
            required property real lost
            required property int slip
            readonly property real reach: root.rise(value, forced)
            readonly property bool exact: sureness === Analysis.Certain

            x: (number - 1) * root.step
            width: root.step
            height: root.height
            Accessible.role: Accessible.ListItem
            Accessible.name: root.says.spoken(number, side, name, root.says.words.score(value, exact, forced), slip, lost, better)
            Accessible.onPressAction: root.game.view.goTo(number)

            Rectangle {
                x: parent.width * 0.1
                width: Math.max(1, parent.width * 0.8)
                y: point.reach >= 0 ? root.middle - height : root.middle
                height: Math.max(1, Math.abs(point.reach))
                color: point.reach >= 0 ? Theme.blackStone : Theme.whiteStone
                border.width: point.exact ? 1 : 0
                border.color: Theme.edge
                opacity: point.exact || Theme.highContrast ? 1 : 0.55
            }

            SlipMark {
                x: (parent.width - width) / 2
                y: Math.max(2, Math.min(parent.height - height - 2, root.middle - point.reach - height / 2))
                slip: point.slip
                black: point.side === Side.Black
            }
        }
    }

    Rectangle {
        y: root.middle
        width: parent.width
        height: 1
        color: Theme.edge
    }

    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.goTo(mouse.x)
        onPositionChanged: mouse => root.goTo(mouse.x)
    }

    FocusRing {
        shown: root.activeFocus
    }
}
