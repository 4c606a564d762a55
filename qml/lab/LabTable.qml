// What the algorithms found and their costs, a row for each.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Item {
    id: root

    required property RowModel rows
    required property LabWords says

    // Heads, and widths in letters; the line gets the rest.
    readonly property var columns: [
        { words: qsTr("Algorithm"), letters: 14 },
        { words: qsTr("Value"), letters: 6 },
        { words: qsTr("Move", "the best one"), letters: 4 },
        { words: qsTr("Nodes", "of a search"), letters: 6.5 },
        { words: qsTr("Leaves", "of a search"), letters: 6.5 },
        { words: qsTr("Cut-offs"), letters: 5.5 },
        { words: qsTr("Table", "hits of the transposition table"), letters: 4.5 },
        { words: "b*", letters: 3.5 },
        { words: qsTr("Time", "of a search"), letters: 5.5 },
        { words: qsTr("Line", "moves that are expected"), letters: 8 }
    ]
    readonly property var edges: {
        const found = [0];
        for (const column of columns)
            found.push(found[found.length - 1] + Math.round(column.letters * Theme.text));
        return found;
    }
    readonly property real needed: edges[edges.length - 1]

    function wide(index: int): real {
        return index === columns.length - 1 ? Math.max(needed, sideways.width - Theme.gap) - edges[index] : edges[index + 1] - edges[index];
    }

    Flickable {
        id: sideways
        anchors.fill: parent
        anchors.margins: 2
        contentWidth: Math.max(width, root.needed + Theme.gap)
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.horizontal: ScrollBar {}

        Item {
            id: heads
            width: parent.width
            height: Math.round(Theme.text * 2)

            Repeater {
                model: root.columns

                Label {
                    required property var modelData
                    required property int index

                    readonly property bool last: index === root.columns.length - 1

                    x: root.edges[index] + (index === 0 ? Math.round(Theme.gap / 2) : last ? Theme.gap : 0)
                    width: root.wide(index) - Theme.gap - (last ? Theme.gap : 0)
                    height: heads.height
                    text: modelData.words
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    horizontalAlignment: index > 0 && !last ? Text.AlignRight : Text.AlignLeft
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }

        RowList {
            id: list
            objectName: "labTable"
            y: heads.height + 2
            width: parent.width
            // The scroll bar below it hides no row.
            height: parent.height - y - Theme.gap - Theme.border
            model: root.rows
            activeFocusOnTab: count > 0 || activeFocus
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            currentIndex: -1
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What the algorithms found")
            T.ScrollBar.vertical: ScrollBar {}
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
            Keys.onLeftPressed: sideways.contentX = Math.max(0, sideways.contentX - 4 * Theme.text)
            Keys.onRightPressed: sideways.contentX = Math.max(0, Math.min(sideways.contentWidth - sideways.width, sideways.contentX + 4 * Theme.text))

            delegate: LabRow {
                width: list.width
                edges: root.edges
                lineWidth: root.wide(root.columns.length - 1) - Theme.gap
                says: root.says
                selected: ListView.isCurrentItem && list.activeFocus
            }
        }
    }

    FocusRing {
        shown: list.activeFocus
    }

    Label {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, 30 * Theme.text)
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        text: qsTr("Run searches the position on the board with each chosen algorithm. All exact ones find the same value; they differ in how much they search.")
    }
}
