// The moves of the game in play notation, two to a row; a click or the arrows show the position after one.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Card {
    id: root

    required property QtObject model
    required property int moveCount
    // The number of turns up to the position that is shown; 0 is the start.
    required property int viewedMove

    signal moveChosen(int plies)

    heading: qsTr("Moves")

    function select(plies: int) {
        const to = Math.max(0, Math.min(moveCount, plies));
        if (to !== viewedMove)
            root.moveChosen(to);
    }

    Words {
        visible: root.moveCount === 0
        width: parent.width
        text: qsTr("No moves yet.")
        color: Theme.faint
    }

    GridView {
        id: list
        objectName: "moves"
        readonly property int numberWidth: Math.round(Theme.text * 2.3)
        // Not the current index: the view itself moves that on when a row comes in at its place.
        readonly property int shownIndex: root.viewedMove - 1

        width: parent.width
        height: Math.max(0, root.height - y - 2 * Theme.margin)
        visible: root.moveCount > 0
        model: root.model
        clip: true
        cellWidth: Math.floor((width - 12) / 2)
        cellHeight: Math.round(Theme.text * 1.9)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: false
        currentIndex: -1
        highlightFollowsCurrentItem: false
        onShownIndexChanged: Qt.callLater(list.follow)
        onCountChanged: Qt.callLater(list.follow)
        onHeightChanged: Qt.callLater(list.follow)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")

        function follow() {
            if (shownIndex >= 0 && shownIndex < count)
                positionViewAtIndex(shownIndex, GridView.Contain);
        }

        Keys.onLeftPressed: root.select(root.viewedMove - 1)
        Keys.onRightPressed: root.select(root.viewedMove + 1)
        Keys.onUpPressed: root.select(root.viewedMove - 2)
        Keys.onDownPressed: root.select(root.viewedMove + 2)
        Keys.onPressed: event => {
            if (event.modifiers & Qt.AltModifier)
                return;
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                root.select(event.key === Qt.Key_Home ? 0 : root.moveCount);
        }

        T.ScrollBar.vertical: ThinScrollBar {}

        delegate: MoveRow {
            width: list.cellWidth
            height: list.cellHeight
            numberWidth: list.numberWidth
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.select(index + 1);
            }
        }
    }

    FocusRing {
        parent: root
        anchors.margins: 0
        radius: Theme.cardRadius
        shown: list.activeFocus
    }
}
