// The licences of everything inside. The text is read when this is opened, and only what is seen of it is laid out.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Dialog {
    id: root

    required property About about

    title: qsTr("Licences")
    wanted: Math.round(760 * Math.min(1.5, Theme.scale))
    wantedHeight: Math.round(640 * Math.min(1.5, Theme.scale))

    onOpened: list.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        RowList {
            id: list
            objectName: "licenceTexts"

            function turn(pages: real) {
                contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + pages * height));
            }

            function step(rows: int) {
                // One of the two places is not between rows.
                const top = Math.max(0, indexAt(0, contentY + 1), indexAt(0, contentY + spacing + 1));
                const row = Math.max(0, Math.min(count - 1, top + rows));
                if (row === count - 1)
                    positionViewAtEnd();
                else
                    positionViewAtIndex(row, ListView.Beginning);
            }

            // Their lines have up to 80 letters. Where fewer have room, what is no list of short lines flows, or every other line
            // were short.
            readonly property bool flows: width - Theme.margin < 80 * letters.averageCharacterWidth

            function flowing(text: string): string {
                const lines = text.split("\n").map(line => line.trim());
                return lines.slice(0, -1).every(line => line.length >= 45) ? lines.join(" ") : lines.join("\n");
            }

            FontMetrics {
                id: letters
                font.family: "monospace"
                font.pixelSize: Theme.small
            }

            anchors.fill: parent
            anchors.leftMargin: Math.round(1.5 * Theme.margin)
            anchors.rightMargin: Theme.gap
            anchors.topMargin: Theme.gap
            anchors.bottomMargin: Theme.gap
            model: root.about.licences()
            activeFocusOnTab: true
            // No row is the current one: the keys turn pages and go from paragraph to paragraph.
            keyNavigationEnabled: false
            highlightFollowsCurrentItem: false
            spacing: Theme.gap
            // Rows are of many heights, and without some at hand an end comes with a gap before it.
            cacheBuffer: 2 * height
            Accessible.role: Accessible.List
            Accessible.name: root.title
            Keys.onPressed: event => {
                event.accepted = true;
                if (event.key === Qt.Key_Down)
                    step(1);
                else if (event.key === Qt.Key_Up)
                    step(-1);
                else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
                    turn(0.9);
                else if (event.key === Qt.Key_PageUp)
                    turn(-0.9);
                else if (event.key === Qt.Key_Home)
                    step(-count);
                else if (event.key === Qt.Key_End)
                    step(count);
                else
                    event.accepted = false;
            }
            T.ScrollBar.vertical: ScrollBar {}

            delegate: Text {
                required property string modelData

                width: list.width - Theme.margin
                text: list.flows ? list.flowing(modelData) : modelData
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: Theme.ink
                font.family: "monospace"
                font.pixelSize: Theme.small
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData
            }
        }

        FocusRing {
            anchors.margins: 2
            shown: list.activeFocus
        }
    }
}
