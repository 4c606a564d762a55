// One of the two lines of a slip: what follows from the move, or from the better one. Pointing at a move shows it on the board,
// a press plays to it; left and right walk along it, Enter plays to there.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property string title
    required property list<string> names
    required property list<string> sides
    // The focused move, or -1.
    property int reached: -1
    // Whether there is room for a single row of moves alone.
    property bool slim: false

    // Asks to preview this many moves on the board, to end that, or to play them.
    signal previewed(int moves)
    signal leaving
    signal played(int moves)

    implicitHeight: (slim ? 0 : head.implicitHeight + 2) + chips.height
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: reached < 0 ? qsTr("%1: %2", "whose line it is, its moves").arg(title).arg(Array.from(names).join(" ")) : qsTr("%1, move %2 of its line", "move, number").arg(names[reached]).arg(reached + 1)
    Accessible.description: qsTr("left and right walk along the line, Enter plays it")
    Accessible.onPressAction: play()

    function walk(by: int) {
        root.reached = Math.max(-1, Math.min(root.names.length - 1, root.reached + by));
        if (root.reached < 0)
            root.leaving();
        else
            root.previewed(root.reached + 1);
    }

    function play() {
        const moves = root.reached < 0 ? root.names.length : root.reached + 1;
        root.reached = -1;
        root.played(moves);
    }

    function leave() {
        root.reached = -1;
        root.leaving();
    }

    onActiveFocusChanged: if (!activeFocus && reached >= 0) leave()
    Keys.onLeftPressed: walk(-1)
    Keys.onRightPressed: walk(1)
    Keys.onReturnPressed: play()
    Keys.onEnterPressed: play()
    Keys.onEscapePressed: event => {
        event.accepted = root.reached >= 0;
        root.leave();
    }

    Label {
        id: head
        visible: !root.slim
        width: parent.width
        text: root.title
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Flow {
        id: chips
        y: root.slim ? 0 : head.implicitHeight + 2
        width: parent.width
        spacing: Math.round(3 * Theme.scale)

        Repeater {
            model: Math.min(root.names.length, root.slim ? Math.max(1, Math.floor(root.width / Math.round(36 * Theme.scale))) : 14)

            LineChip {
                required property int index

                name: root.names[index] ?? ""
                black: root.sides[index] === "b"
                first: index === 0
                reached: root.reached === index
                onPointedAt: root.previewed(index + 1)
                onUnpointed: root.leaving()
                onPressed: root.played(index + 1)
            }
        }
    }

    FocusRing {
        anchors.margins: -2
        shown: root.activeFocus
    }
}
