// A dialog of words and choices, in a column that scrolls where the window is too low.
import QtQuick
import org.heibai.app

Dialog {
    id: root

    default property alias content: pane.content
    property alias rowSpacing: pane.rowSpacing
    // The ring around the text helps only those who navigate with Tab.
    property bool tabUsed: false

    wantedHeight: pane.textHeight + header.height + 3 * Theme.margin

    onAboutToShow: pane.line = -1

    contentItem: Item {
        Keys.onTabPressed: event => {
            root.tabUsed = true;
            event.accepted = false;
        }

        TextPane {
            id: pane
            anchors.fill: parent
            anchors.topMargin: 1
            anchors.bottomMargin: Theme.gap
            name: root.title
            above: Theme.margin
        }

        FollowFocus {
            view: pane
        }

        FocusRing {
            anchors.margins: 2
            shown: pane.activeFocus && root.tabUsed
        }
    }
}
