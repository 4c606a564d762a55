// A list of rows that the arrows, Home, End, PageUp and PageDown walk.
import QtQuick

ListView {
    id: root

    // A screen reader counts the rows that are made, so of a list that is not long all are. Not in advance: while Qt 6.4 makes
    // one bit by bit and the model is reset, the list waits for a row that never comes, and stays empty. Nor further than there
    // are rows: a short list that grows long makes as many of the new ones before it counts them.
    readonly property int beyond: count > 40 ? 0 : Math.ceil(contentHeight)

    displayMarginBeginning: beyond
    displayMarginEnd: beyond
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    // How many rows a page is.
    function page(): int {
        return Math.max(1, Math.floor(height * count / Math.max(1, contentHeight)) - 1);
    }

    function walk(to: int) {
        currentIndex = Math.max(0, Math.min(count - 1, to));
    }

    Keys.onPressed: event => {
        const steps = { [Qt.Key_PageUp]: -page(), [Qt.Key_PageDown]: page(), [Qt.Key_Home]: -count, [Qt.Key_End]: count };
        if (!keyNavigationEnabled || count === 0 || !(event.key in steps) || event.modifiers & ~Qt.KeypadModifier)
            return;
        event.accepted = true;
        root.walk(currentIndex + steps[event.key]);
    }
}
