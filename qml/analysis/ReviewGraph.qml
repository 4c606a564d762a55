// A game by its moves: how it stood after each (above the line Black is ahead, below White; exact values are solid), what
// each side has lost so far, or how long each move took. Slips are marked by shape. A press or a drag goes to a position;
// the arrows walk.
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

    // What is shown: 0 the score, 1 what was lost, 2 the time.
    property int view: 0
    readonly property Review review: game.review
    readonly property int views: review.longest > 0 ? 3 : 2
    readonly property var names: [qsTr("Score"), qsTr("Lost so far"), qsTr("Time")]
    // What a bar is high for that reaches the edge: a round number that holds them all.
    readonly property real most: view === 0 ? says.kind.graphScore * Math.pow(2, Math.max(0, Math.ceil(Math.log2(review.farthestAhead / says.kind.graphScore || 1)))) : Math.max(1, view === 1 ? review.mostLost : review.longest)
    readonly property real step: width / Math.max(1, moves)
    readonly property int middle: Math.round(height / 2)

    implicitHeight: Math.round(96 * Theme.scale)
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("%1 by move", "what a graph shows").arg(names[view])
    Keys.onLeftPressed: game.view.previous()
    Keys.onRightPressed: game.view.next()

    onViewsChanged: if (view >= views) view = 0

    function goTo(x: real) {
        game.view.goTo(Math.max(0, Math.min(moves, Math.round(x / step))));
    }

    // The height of a bar with its direction; a forced end reaches the edge.
    function rise(value: real, forced: int): real {
        const share = view === 0 && forced !== 0 ? (forced > 0 ? 1 : -1) : Math.max(-1, Math.min(1, value / most));
        return share * (middle - 2);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.graph
        border.width: Theme.border
        border.color: Theme.line
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
            required property real lostSoFar
            required property real seconds
            required property int slip
            readonly property int towards: side === Side.Black ? 1 : -1
            readonly property real reach: root.view === 0 ? root.rise(value, forced) : root.rise(towards * (root.view === 1 ? lostSoFar : Math.max(0, seconds)), 0)
            readonly property bool solid: root.view !== 0 || sureness === Analysis.Certain

            x: (number - 1) * root.step
            width: root.step
            height: root.height
            Accessible.role: Accessible.ListItem
            Accessible.name: root.says.spoken(number, side, name, root.says.words.score(value, sureness === Analysis.Certain, forced), slip, lost, better)
            Accessible.onPressAction: root.game.view.goTo(slip === Review.NoSlip ? number : number - 1)

            Rectangle {
                x: parent.width * 0.1
                width: Math.max(1, parent.width * 0.8)
                y: point.reach >= 0 ? root.middle - height : root.middle
                height: Math.max(1, Math.abs(point.reach))
                color: point.reach >= 0 ? Theme.blackStone : Theme.whiteStone
                border.width: root.step >= 4 ? 1 : 0
                border.color: Theme.edge
                opacity: point.solid || Theme.highContrast ? 1 : 0.55
            }

            SlipMark {
                x: (parent.width - width) / 2
                y: Math.max(1, Math.min(parent.height - height - 1, root.middle - point.reach - height / 2))
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

    // Where one is.
    Rectangle {
        x: root.game.view.shown * root.step - width / 2
        width: Math.max(2, Math.round(2 * Theme.scale))
        height: parent.height
        color: Theme.accent
    }

    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.goTo(mouse.x)
        onPositionChanged: mouse => root.goTo(mouse.x)
    }

    // What a bar that reaches the edge is worth.
    Label {
        x: Math.round(Theme.gap / 2)
        y: 1
        text: root.view === 2 ? qsTr("%1 s", "seconds").arg(Math.round(root.most)) : Math.round(root.most)
        color: Theme.ink
        font.pixelSize: Theme.small
        style: Text.Outline
        styleColor: Theme.graph
        Accessible.ignored: true
    }

    Button {
        objectName: "graphView"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 2
        implicitHeight: Math.round(24 * Theme.scale)
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        font.pixelSize: Theme.small
        text: root.names[root.view]
        Accessible.description: qsTr("shows something else of each move")
        onClicked: root.view = (root.view + 1) % root.views
    }

    FocusRing {
        shown: root.activeFocus
    }
}
