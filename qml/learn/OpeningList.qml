// The lines of one side as rows, walked with the arrows; the row with the keyboard is the chosen one.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Openings openings
    required property OpeningWords says
    // What it scrolls in.
    required property LearnPage within

    // Gives the keyboard to the chosen row; returns whether there is one.
    function focusChosen(reason: int): bool {
        if (list.currentIndex >= 0)
            list.focusRow(list.currentIndex, reason);
        return list.currentIndex >= 0;
    }

    Item {
        id: heads

        // The columns of the rows, from the right.
        readonly property int gauges: Math.round(92 * Theme.scale) + 2 * Math.round(Theme.gap / 2)
        // In large type the names of the columns stand below.
        readonly property bool below: heading.implicitWidth + Theme.gap + (root.openings.hasShares ? played.width : 0) + gauges > width

        width: root.width
        height: Math.round(28 * Theme.scale) + (below ? heading.height : 0)

        Label {
            id: heading
            text: root.openings.start === "" ? qsTr("Your lines") : qsTr("Your lines after %1", "square").arg(root.openings.start)
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            id: played
            visible: root.openings.hasShares
            x: parent.width - heads.gauges - width
            y: heads.below ? heading.height : 0
            text: qsTr("played", "head of a column: how often")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            anchors.right: parent.right
            y: played.y
            text: qsTr("known", "head of a column: lines")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Item {
        id: strip
        width: root.width
        height: list.contentHeight

        // There may be thousands of rows, of which only those in sight are made: it goes along with the page, as high as that.
        RowList {
            id: list
            objectName: "openings"
            x: -Theme.gap
            y: Math.max(0, Math.min(strip.height - height, root.within.contentY - root.y - strip.y))
            width: root.width + 2 * Theme.gap
            height: Math.min(contentHeight, root.within.height)
            model: root.openings.rows
            clip: false
            interactive: false
            keyNavigationEnabled: true
            highlightFollowsCurrentItem: false
            Accessible.role: Accessible.List
            Accessible.name: heading.text

            onYChanged: goAlong()
            onOriginYChanged: goAlong()
            // A list that is filled anew begins at its top.
            onContentYChanged: goAlong()

            function goAlong() {
                contentY = originY + y;
            }

            function walk(to: int) {
                const row = Math.max(0, Math.min(count - 1, to));
                focusRow(row, Qt.TabFocusReason);
                root.openings.choose(row);
            }

            // A row has its place only once it is in sight; all are equally high.
            function focusRow(row: int, reason: int) {
                const rowHeight = contentHeight / count;
                root.within.reach(root.y + strip.y + row * rowHeight, rowHeight);
                forceLayout();
                currentIndex = row;
                currentItem?.forceActiveFocus(reason);
            }

            function followChosen() {
                if (root.openings.chosen >= 0)
                    currentIndex = root.openings.chosen;
            }

            Connections {
                target: root.openings

                // The rows come after this, and take the current one along.
                function onChosenChanged() {
                    Qt.callLater(list.followChosen);
                }
            }

            delegate: OpeningRow {
                objectName: "opening" + index
                width: list.width
                says: root.says
                // One stop for Tab, as some rows are out of sight.
                focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.TabFocus : Qt.NoFocus
                onClicked: {
                    forceActiveFocus(Qt.MouseFocusReason);
                    list.currentIndex = index;
                    root.openings.choose(index);
                    Speech.say(qsTr("chosen", "a line"), "line");
                }
                Keys.onUpPressed: list.walk(index - 1)
                Keys.onDownPressed: list.walk(index + 1)
            }
        }
    }
}
