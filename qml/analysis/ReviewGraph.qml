// A game by its moves: how it stood after each (above the line Black is ahead, below White; exact values are solid), what
// each side has lost so far, or how long each move took. Slips are marked by shape. A press or a drag goes to a position;
// the arrows walk.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property ReviewWords says
    // How many moves there is room for, known or not.
    required property int moves

    // What is shown: 0 the score, 1 the losses, 2 the time.
    property int view: 0
    readonly property Review review: game.review
    // While better moves are looked for none is told.
    readonly property bool asks: game.practice.stage !== Practice.Closed
    readonly property int views: review.longest > 0 ? 3 : 2
    readonly property var names: [qsTr("Score"), says.words.inPercent ? qsTr("% lost so far", "of the chance to win") : qsTr("Lost so far"), qsTr("Time")]
    // The value of a bar that reaches the edge: the greatest of this game.
    readonly property real most: view === 0 ? Math.max(says.kind.graphScore, Math.ceil(review.farthestAhead)) : Math.max(1, view === 1 ? review.mostLost : review.longest)
    readonly property real step: room / Math.max(1, moves)
    // The axis and its numbers are left of the bars.
    readonly property int axis: Math.round(30 * Theme.scale)
    // What chooses the view is below them, beside the numbers of the moves, wide enough for the longest name.
    readonly property int choice: Math.ceil(Math.max(...names.slice(0, views).map(name => nameSize.advanceWidth(name)))) + button.leftPadding + button.rightPadding
    readonly property int room: Math.max(1, width - axis - Theme.gap - Theme.border)
    readonly property int plot: height - button.height - 2
    readonly property int middle: Math.round(plot / 2)
    // From one number of a move to the next.
    readonly property int stride: [5, 10, 20, 50, 100].find(stride => stride * step >= 3 * Theme.small) ?? 200
    // The height of a number at the axis, and the greatest distance from the middle at which it fits.
    readonly property real numeral: Theme.small * 1.2
    readonly property real outermost: middle - numeral / 2 - 1
    // Round numbers up to the edge, without overlaps. The last moves inwards where it would be cut off.
    readonly property list<real> ticks: {
        const rounds = [1, 2, 4, 8, 16, 32, 64, 128, 256].filter(tick => tick <= most && labelled(tick) >= numeral);
        const found = [];
        for (const tick of rounds) {
            if (labelled(tick) - (found.length > 0 ? labelled(found[found.length - 1]) : 0) >= numeral)
                found.push(tick);
        }
        return found;
    }

    // The distance of a line's number from the middle: beside the line, but within the graph.
    function labelled(tick: real): real {
        return Math.min(share(tick) * (middle - 2), outermost);
    }

    implicitHeight: Math.round(96 * Theme.scale)
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("%1 by move", "what a graph shows").arg(names[view])
    // The status line says which move it is; this, what it is worth.
    function tell() {
        const point = Array.from({ length: points.count }, (_, at) => points.itemAt(at)).find(it => it.plies === game.view.shown);
        if (point)
            Speech.say(point.Accessible.name, "graph");
    }

    Keys.onPressed: event => {
        const steps = {};
        steps[Qt.Key_Left] = game.view.previous;
        steps[Qt.Key_Right] = game.view.next;
        steps[Qt.Key_Home] = game.view.first;
        steps[Qt.Key_End] = game.view.last;
        const step = event.modifiers & ~Qt.KeypadModifier ? undefined : steps[event.key];
        event.accepted = step !== undefined;
        if (step) {
            step.call(game.view);
            Qt.callLater(root.tell);
        }
    }

    onViewsChanged: if (view >= views) view = 0

    function goTo(x: real) {
        game.view.goTo(Math.max(0, Math.min(moves, Math.round((x - axis) / step))));
    }

    // The part of the way to the edge. Of scores it is the root, so that what is close can be told apart in a game that ends
    // far from it.
    function share(value: real): real {
        const part = Math.min(1, Math.abs(value) / most);
        return view === 0 ? Math.sqrt(part) : part;
    }

    // The height of a bar with its direction; a forced end reaches the edge.
    function rise(value: real, forced: int): real {
        const way = view === 0 && forced !== 0 ? 1 : share(value);
        return (view === 0 && forced !== 0 ? Math.sign(forced) : Math.sign(value)) * way * (middle - 2);
    }

    function reachOf(bar: var): real {
        return bar?.reach ?? 0;
    }

    // A number at the axis, unsigned: Black is above, White below.
    function named(tick: real): string {
        return view === 2 ? qsTr("%1 s", "seconds").arg(tick) : tick;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.graph
        border.width: Theme.border
        border.color: Theme.line
    }

    // The axis: a thin line for each round number.
    Repeater {
        model: root.ticks.length * 2

        Item {
            id: tick

            required property int index

            readonly property real value: root.ticks[Math.floor(index / 2)] ?? 0
            readonly property int up: index % 2 === 0 ? 1 : -1

            y: root.middle - up * root.share(value) * (root.middle - 2)
            width: root.width

            Rectangle {
                x: root.axis
                width: root.room
                height: 1
                color: Theme.line
            }

            Label {
                objectName: "tick " + tick.up * tick.value
                width: root.axis - Math.round(4 * Theme.scale)
                y: root.middle - tick.up * root.labelled(tick.value) - tick.y - height / 2
                horizontalAlignment: Text.AlignRight
                text: root.named(tick.value)
                color: Theme.ink
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        id: points
        model: root.review.points

        Item {
            id: point

            required property int index
            required property int plies
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
            // How far the loss may be off where it is no slip for that reason alone, or 0.
            required property real noise
            readonly property int towards: side === Side.Black ? 1 : -1
            readonly property real reach: root.view === 0 ? root.rise(value, forced) : root.rise(towards * (root.view === 1 ? lostSoFar : Math.max(0, seconds)), 0)
            readonly property bool solid: root.view !== 0 || sureness === Sureness.Certain

            x: root.axis + (plies - 1) * root.step
            width: root.step
            height: root.height
            Accessible.role: Accessible.ListItem
            Accessible.name: root.says.spoken(number, side, name, value, sureness, forced, slip, lost, root.asks ? "" : better, noise)
            Accessible.onPressAction: root.game.view.goTo(slip === Review.NoSlip ? plies : plies - 1)

            // Where there is room for no edge around each, they stand close, with one edge along the ends of all.
            readonly property bool close: root.step < 4
            readonly property real before: close && index > 0 ? root.reachOf(points.itemAt(index - 1)) : 0

            Rectangle {
                x: point.close ? 0 : parent.width * 0.1
                width: point.close ? parent.width : parent.width * 0.8
                y: point.reach >= 0 ? root.middle - height : root.middle
                height: Math.max(1, Math.abs(point.reach))
                // In high contrast the marks of slips have both colours: a bar is told by its side of the line.
                color: Theme.highContrast ? Theme.veil(Theme.ink, point.solid ? 0.55 : 0.3) : Theme.veil(point.reach >= 0 ? Theme.blackStone : Theme.whiteStone, point.solid ? 1 : 0.55)
                // White is hardly told from the paper, nor black in the dark.
                border.width: point.close || Theme.highContrast ? 0 : 1
                border.color: Theme.faint
            }

            Rectangle {
                visible: point.close
                y: root.middle - point.reach - (point.reach >= 0 ? 0 : height)
                width: parent.width
                height: 1
                color: Theme.faint
            }

            Rectangle {
                visible: point.close
                y: root.middle - Math.max(point.before, point.reach)
                width: 1
                height: Math.abs(point.before - point.reach)
                color: Theme.faint
            }

            SlipMark {
                x: (parent.width - width) / 2
                // Within the frame, as is what is around it.
                readonly property int inside: Theme.border + around

                y: Math.max(inside, Math.min(root.plot - height - inside, root.middle - point.reach - height / 2))
                slip: point.slip
                black: point.side === Side.Black
                // It may be on a bar of its own colour, or on another mark.
                halo: Theme.graph
            }
        }
    }

    Rectangle {
        x: root.axis
        y: root.middle
        width: root.room
        height: 1
        color: Theme.edge
    }

    // Which side is ahead on which side of the line, which is an even game.
    Label {
        width: root.axis - Math.round(4 * Theme.scale)
        y: root.middle - height / 2
        horizontalAlignment: Text.AlignRight
        text: "0"
        color: Theme.ink
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    SmallDisc {
        x: root.axis + Math.round(Theme.gap / 2)
        y: Math.round(Theme.gap / 2)
        size: Math.round(10 * Theme.scale)
        black: true
    }

    SmallDisc {
        x: root.axis + Math.round(Theme.gap / 2)
        y: root.plot - height - Math.round(Theme.gap / 2)
        size: Math.round(10 * Theme.scale)
        black: false
    }

    // The numbers of the moves, as far as what chooses the view leaves room.
    Repeater {
        model: Math.floor(root.moves / root.stride) + 1

        Label {
            required property int index

            objectName: "move " + index * root.stride
            visible: x + width + Theme.gap <= button.x
            x: root.axis + index * root.stride * root.step - width / 2
            y: root.plot + Math.round((root.height - root.plot - height) / 2)
            width: implicitWidth
            text: index * root.stride
            color: Theme.ink
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    // The position shown.
    Rectangle {
        x: root.axis + root.game.view.shown * root.step - width / 2
        width: Math.max(2, Math.round(2 * Theme.scale))
        height: root.plot
        color: Theme.accent
    }

    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.goTo(mouse.x)
        onPositionChanged: mouse => root.goTo(mouse.x)
    }

    FontMetrics {
        id: nameSize
        font: button.font
    }

    Button {
        id: button
        objectName: "graphView"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        // Two frames beside each other would be one thick one.
        anchors.margins: Theme.highContrast ? 0 : 2
        implicitHeight: Math.round(24 * Theme.scale)
        implicitWidth: root.choice
        font.pixelSize: Theme.small
        text: root.names[root.view]
        Accessible.description: qsTr("press for: %1", "what a graph shows next").arg(root.names[(root.view + 1) % root.views])
        onClicked: {
            root.view = (root.view + 1) % root.views;
            Speech.say(text, "graph");
        }
    }

    FocusRing {
        shown: root.activeFocus
    }
}
