// A dialog of words and choices, in a column that scrolls where the window is too low.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Dialog {
    id: root

    default property alias content: column.data
    property alias rowSpacing: column.spacing
    // The ring around the text helps only those who navigate with Tab.
    property bool tabUsed: false
    // The line last read aloud, or -1.
    property int line: -1

    wantedHeight: column.implicitHeight + header.height + 3 * Theme.margin

    onAboutToShow: line = -1

    // Says the next line, or with -1 the one before, and keeps it in view.
    function read(by: int) {
        const all = Speech.texts(column);
        if (all.length === 0)
            return;
        line = Math.max(0, Math.min(all.length - 1, line + by));
        const item = all[line];
        Speech.say(item.Accessible.name, "line");
        const top = item.mapToItem(flick.contentItem, 0, 0).y;
        mark.y = top;
        mark.height = item.height;
        if (top < flick.contentY || top + item.height > flick.contentY + flick.height)
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, by > 0 ? top + item.height - flick.height + Theme.margin : top - Theme.margin));
    }

    contentItem: Item {
        Keys.onTabPressed: event => {
            root.tabUsed = true;
            event.accepted = false;
        }

        Flickable {
            id: flick
            anchors.fill: parent
            anchors.topMargin: 1
            anchors.bottomMargin: Theme.gap
            contentWidth: width
            contentHeight: column.implicitHeight + 2 * Theme.margin
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Pane
            Accessible.name: root.title
            Keys.onUpPressed: root.read(-1)
            Keys.onDownPressed: root.read(1)
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0;
                event.accepted = page !== 0;
                if (page !== 0)
                    flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + page * height));
            }
            T.ScrollBar.vertical: ScrollBar {}

            // Beside the line last read.
            Rectangle {
                id: mark
                visible: root.line >= 0
                x: Math.round(Theme.margin / 2)
                width: Math.max(3, Theme.border)
                radius: width / 2
                color: Theme.accent
            }

            Column {
                id: column
                x: Math.round(1.5 * Theme.margin)
                y: Theme.margin
                width: flick.width - 2 * x
                spacing: Theme.gap
            }
        }

        FollowFocus {
            view: flick
        }

        FocusRing {
            anchors.margins: 2
            shown: flick.activeFocus && root.tabUsed
        }
    }
}
