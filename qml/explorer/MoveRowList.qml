// A list of moves from the position on the board. Up and down choose one, Enter or Space plays it, left and right walk along the
// line.
import QtQuick
import org.heibai.app

RowList {
    id: root

    required property View view

    activeFocusOnTab: count > 0 || activeFocus
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    currentIndex: -1
    Accessible.role: Accessible.List

    function play(event: KeyEvent) {
        const row = itemAtIndex(currentIndex) as PressableRow;
        if (row && !held.repeats(event))
            row.clicked();
    }

    // In another position the first move is chosen first.
    function begin() {
        currentIndex = activeFocus && count > 0 ? 0 : -1;
        positionViewAtBeginning();
    }

    onCountChanged: Qt.callLater(root.begin)
    onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
    HeldKey {
        id: held
    }

    Keys.onReleased: event => held.letGo(event)
    Keys.onLeftPressed: view.previous()
    Keys.onRightPressed: view.next()
    Keys.onReturnPressed: event => play(event)
    Keys.onEnterPressed: event => play(event)
    Keys.onSpacePressed: event => play(event)
}
