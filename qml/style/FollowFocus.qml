// Scrolls the focused item into view.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Flickable view

    readonly property Item focused: Window.activeFocusItem

    function isInside(item: Item): bool {
        for (let at = item; at; at = at.parent) {
            if (at === view.contentItem)
                return true;
        }
        return false;
    }

    onFocusedChanged: {
        if (!focused || !isInside(focused))
            return;
        settling.restart();
        show(focused);
    }

    // What has only just appeared gets its place a moment after the keyboard.
    Timer {
        id: settling
        interval: 100
    }

    Connections {
        target: root.view

        function onContentHeightChanged() {
            if (settling.running && root.focused && root.isInside(root.focused))
                root.show(root.focused);
        }
    }

    // Scrolls an item of the view into sight.
    function show(item: Item) {
        reach(item.mapToItem(view.contentItem, 0, 0).y, item.height);
    }

    // Scrolls what is there in the view, or will be, into sight.
    function reach(y: real, height: real) {
        const top = y - Theme.gap;
        const bottom = y + height + Theme.gap;
        const last = Math.max(0, view.contentHeight - view.height);
        if (top < view.contentY || height > view.height)
            view.contentY = Math.max(0, Math.min(last, top));
        else if (bottom > view.contentY + view.height)
            view.contentY = Math.max(0, Math.min(last, bottom - view.height));
    }
}
