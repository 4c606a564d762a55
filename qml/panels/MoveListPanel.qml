// The moves of the game, Black left and White right, and the navigation buttons.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    // For `find`, the row of a turn.
    required property var model
    required property int moveCount
    // The number of turns before the position shown; 0 is the start.
    required property int viewedMove
    // What is played, above the moves; empty where there is little room.
    property string caption: ""
    // At its lowest: one row, and the buttons.
    property bool compact: false
    // The buttons alone.
    property bool bare: false
    // Whether it appears while the window is in use.
    property bool arrives: false

    // Whether someone at the board can resign, now or ever.
    property bool canResign: false
    property bool hasResign: false

    signal moveChosen(int plies)
    signal resignPressed

    function select(plies: int) {
        const to = Math.max(0, Math.min(moveCount, plies));
        if (to !== viewedMove)
            root.moveChosen(to);
    }

    Label {
        id: head
        objectName: "caption"
        visible: root.caption !== "" && !root.compact
        x: Theme.margin
        y: Theme.gap
        width: root.width - 2 * x
        // Room for two lines, so that the moves stay put when the opening gets its name.
        height: visible ? Math.max(Math.round(32 * Theme.scale), Math.round(3.3 * Theme.small)) : 0
        verticalAlignment: Text.AlignVCenter
        text: root.caption
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Label {
        visible: root.moveCount === 0 && !root.bare
        x: Theme.margin
        y: list.y
        width: root.width - 2 * x
        height: list.cellHeight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("No moves yet.")
        color: Theme.faint
    }

    GridView {
        id: list
        objectName: "moves"
        readonly property int numberWidth: Math.round(32 * Theme.scale)

        x: Theme.margin
        y: head.visible ? head.y + head.height : Math.round(Theme.gap / 2)
        width: root.width - 2 * x
        // Whole rows only.
        height: root.compact ? cellHeight : Math.max(0, Math.floor((rule.y - y - Math.round(Theme.gap / 2)) / cellHeight)) * cellHeight
        visible: root.moveCount > 0 && !root.bare
        model: root.model
        // As in a RowList.
        cacheBuffer: 0
        clip: true
        cellWidth: Math.floor(width / 2)
        cellHeight: Math.round(32 * Theme.scale)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: false
        currentIndex: -1
        highlightFollowsCurrentItem: false
        onCountChanged: Qt.callLater(list.follow)
        onHeightChanged: Qt.callLater(list.follow)
        onCellHeightChanged: Qt.callLater(list.follow)
        Component.onCompleted: Qt.callLater(list.follow)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")

        onActiveFocusChanged: {
            const row = activeFocus ? itemAtIndex(root.model.find("plies", root.viewedMove)) as MoveRow : null;
            if (row)
                Speech.say(row.Accessible.name, "move");
        }

        function follow() {
            if (root.viewedMove > 0) {
                const row = root.model.find("plies", root.viewedMove);
                if (row >= 0 && row < count)
                    positionViewAtIndex(row, GridView.Contain);
            } else {
                positionViewAtBeginning();
            }
        }

        Keys.onLeftPressed: root.select(root.viewedMove - 1)
        Keys.onRightPressed: root.select(root.viewedMove + 1)
        Keys.onUpPressed: root.select(root.viewedMove - 2)
        Keys.onDownPressed: root.select(root.viewedMove + 2)
        Keys.onPressed: event => {
            if (event.modifiers & Qt.AltModifier)
                return;
            const page = 2 * Math.max(1, Math.floor(height / cellHeight) - 1);
            const places = { [Qt.Key_Home]: 0, [Qt.Key_End]: root.moveCount, [Qt.Key_PageUp]: root.viewedMove - page, [Qt.Key_PageDown]: root.viewedMove + page };
            event.accepted = event.key in places;
            if (event.accepted)
                root.select(places[event.key]);
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width
            y: list.y
            height: list.height
            opacity: root.compact ? 0 : 1
        }

        delegate: MoveRow {
            width: list.cellWidth
            height: list.cellHeight
            numberWidth: list.numberWidth
            viewedMove: root.viewedMove
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.select(plies);
            }
        }

        FocusRing {
            parent: root
            x: list.x - Theme.gap
            y: list.y - 2
            width: list.width + 2 * Theme.gap
            height: list.height + 4
            anchors.fill: undefined
            radius: Theme.radius
            shown: list.activeFocus
        }
    }

    onViewedMoveChanged: Qt.callLater(list.follow)

    Rectangle {
        id: rule
        visible: !root.compact
        x: Theme.margin
        y: transport.y - (root.compact ? Theme.gap : Theme.margin)
        width: root.width - 2 * x
        height: Theme.border
        color: Theme.line
    }

    TransportBar {
        id: transport
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x - (resign.visible ? resign.width + Theme.gap : 0)
        canGoBack: root.viewedMove > 0
        canGoOn: root.viewedMove < root.moveCount
        onFirstPressed: root.select(0)
        onPreviousPressed: root.select(root.viewedMove - 1)
        onNextPressed: root.select(root.viewedMove + 1)
        onLastPressed: root.select(root.moveCount)
    }

    Button {
        id: resign
        objectName: "resign"
        visible: root.hasResign
        x: root.width - Theme.margin - width
        y: transport.y
        width: Math.max(Math.round(88 * Theme.scale), wordsWidth + 2 * Theme.gap)
        height: Theme.control
        leftPadding: 2
        text: qsTr("Resign")
        possible: root.canResign
        onClicked: root.resignPressed()
    }

    // The second click of a double click on Start is not meant for a button here.
    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
