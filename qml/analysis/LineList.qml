// Lines that were found, the best first. Up and down choose a line, left and right walk along it on the board, Enter plays to
// there.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property RowModel lines
    required property GameWords words
    // Whether there is anything to show.
    property bool on: true
    property string spokenName: qsTr("Lines")
    property alias listName: list.objectName
    // The focused move of the chosen line, or -1.
    property int reached: -1

    // Asks to preview this many moves of a line on the board, to end that, or to play them.
    signal previewed(int row, int moves)
    signal leaving
    signal played(int row, int moves)

    readonly property int count: list.count
    readonly property int wanted: list.contentHeight

    // The best line, if any.
    function best(): AnalysisLine {
        return list.itemAtIndex(0) as AnalysisLine;
    }

    function leave() {
        root.reached = -1;
        root.leaving();
    }

    RowList {
        id: list
        objectName: "lines"
        anchors.fill: parent
        model: root.on ? root.lines : null
        focus: true
        activeFocusOnTab: count > 0 || activeFocus
        highlightMoveDuration: 0
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: root.spokenName

        function stepAlong(by: int) {
            const line = currentItem as AnalysisLine;
            if (!line)
                return;
            root.reached = Math.max(-1, Math.min(line.names.length - 1, root.reached + by));
            if (root.reached < 0)
                root.leaving();
            else
                root.previewed(currentIndex, root.reached + 1);
        }

        function play() {
            if (currentIndex >= 0)
                root.played(currentIndex, Math.max(1, root.reached + 1));
        }

        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0 && count > 0)
                currentIndex = 0;
            if (!activeFocus)
                root.leave();
        }
        onCurrentIndexChanged: if (root.reached >= 0) root.leave()
        Keys.onLeftPressed: stepAlong(-1)
        Keys.onRightPressed: stepAlong(1)
        Keys.onReturnPressed: play()
        Keys.onEnterPressed: play()
        Keys.onEscapePressed: event => {
            event.accepted = root.reached >= 0;
            root.leave();
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width + Theme.margin
            y: 0
            height: root.height
        }

        delegate: AnalysisLine {
            width: list.width
            words: root.words
            reached: ListView.isCurrentItem && list.activeFocus ? root.reached : -1
            // What stands below the list begins with a rule of its own.
            ruled: y + height - list.contentY < list.height - Theme.margin
            onMoveEntered: moves => root.previewed(index, moves)
            onMoveLeft: root.leaving()
            onMovePlayed: moves => root.played(index, moves)

            Rectangle {
                z: -1
                x: -Theme.gap
                width: parent.width + 2 * Theme.gap
                height: parent.height - Theme.border
                radius: Theme.radius
                visible: parent.ListView.isCurrentItem && list.activeFocus
                color: Theme.hovered
            }
        }
    }

    FocusRing {
        anchors.leftMargin: -Theme.gap
        anchors.rightMargin: -Theme.gap
        anchors.topMargin: -2
        anchors.bottomMargin: -2
        radius: Theme.radius
        shown: list.activeFocus
    }
}
