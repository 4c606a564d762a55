// What books of other programs say of the moves on the board, book by book: their values, not ours. Up and down choose a move,
// Enter or Space plays it, left and right walk along the line.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property ExplorerWords says

    readonly property alias count: list.count
    // The height of all of it.
    readonly property int wanted: list.count > 0 ? list.contentHeight : 0

    RowList {
        id: list
        objectName: "bookValues"
        anchors.fill: parent
        focus: true
        model: root.game.explorer.books
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Values of other programs' books")

        function play(row: int) {
            const item = itemAtIndex(row) as BookValue;
            if (item)
                root.game.activate(item.cell);
        }

        // In another position the best move of the first book is chosen first.
        function begin() {
            currentIndex = activeFocus && count > 0 ? 0 : -1;
            positionViewAtBeginning();
        }

        onCountChanged: Qt.callLater(list.begin)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onLeftPressed: root.game.view.previous()
        Keys.onRightPressed: root.game.view.next()
        Keys.onReturnPressed: event => {
            if (!event.isAutoRepeat)
                play(currentIndex);
        }
        Keys.onEnterPressed: event => {
            if (!event.isAutoRepeat)
                play(currentIndex);
        }
        Keys.onSpacePressed: event => {
            if (!event.isAutoRepeat)
                play(currentIndex);
        }

        // In the margin, so that it hides no value.
        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width + Theme.margin - width - 2
            height: root.height
        }

        delegate: BookValue {
            required property int index

            width: list.width
            says: root.says
            chosen: ListView.isCurrentItem && list.activeFocus
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.game.activate(cell);
            }
        }
    }

    FocusRing {
        anchors.margins: -2
        radius: Theme.radius
        shown: list.activeFocus
    }
}
