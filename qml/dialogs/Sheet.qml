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

    wantedHeight: column.implicitHeight + header.height + 3 * Theme.margin

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
            Keys.onUpPressed: flick.contentY = Math.max(0, contentY - 3 * Theme.text)
            Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + 3 * Theme.text))
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0;
                event.accepted = page !== 0;
                if (page !== 0)
                    flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + page * height));
            }
            T.ScrollBar.vertical: ScrollBar {}

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
