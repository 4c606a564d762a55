// What scrolls on a page of the room where one learns: one part below the other, with the focused one in view.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Flickable {
    id: root

    default property alias parts: column.data
    property alias topPadding: column.topPadding
    property alias spacing: column.spacing
    readonly property alias partWidth: column.width
    // What stands below it, and the height of both. Where few rows would be left, that scrolls with the page.
    property Item tail: null
    property real room: 0
    readonly property real tailHeight: tail && tail.height > 0 ? tail.height + Theme.margin : 0
    readonly property bool low: room - tailHeight < 5 * Theme.control
    readonly property real tailY: low ? column.height + Theme.margin : y + room - tailHeight + Theme.margin

    height: room - (low ? 0 : tailHeight)
    contentHeight: column.height + (low ? tailHeight : 0) + Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: ScrollBar {}

    // Above the foot, while there is more below.
    Rectangle {
        parent: root
        visible: root.contentY < root.contentHeight - root.height - 1
        x: Theme.border
        y: root.height - height
        width: root.width - 2 * x
        height: Theme.border
        color: Theme.line
    }

    // Scrolls a part of it into sight.
    function show(item: Item) {
        follow.show(item);
    }

    // The same of what is not made yet.
    function reach(y: real, height: real) {
        follow.reach(y, height);
    }

    FollowFocus {
        id: follow
        view: root
    }

    Column {
        id: column
        x: Theme.margin
        width: root.width - 2 * x
        topPadding: Theme.margin
        spacing: Theme.margin
    }
}
