// The list of games with the heads of its columns, fully usable by keyboard.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Rectangle {
    id: root

    required property GameList games
    // The words in place of rows.
    readonly property string emptiness: list.count > 0 || games.arranging ? "" : games.all > 0 ? qsTr("Nothing in the list fits the search and the filters.") : qsTr("No finished games are kept here.")
    // Whether there is none, so that all that lists games is of no use yet.
    readonly property bool bare: games.archive && games.all === 0 && !games.arranging
    readonly property alias list: list
    readonly property alias row: list.currentIndex

    signal opened
    signal removeAsked
    signal playAsked
    signal allMarkAsked
    // A letter for the search.
    signal typed(string text)

    radius: Theme.radius
    color: bare ? "transparent" : Theme.raised
    border.width: bare ? 0 : Theme.border
    border.color: Theme.line

    // How the rows are sorted, in words.
    function order(): string {
        const sorted = Array.from(heads.children).map(head => head as ColumnHead).find(head => head?.sorted);
        return sorted ? sorted.spoken : "";
    }

    function select(row: int) {
        list.currentIndex = list.count === 0 ? -1 : Math.max(0, Math.min(list.count - 1, row));
        if (list.currentIndex >= 0)
            list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    // What was found before this was made.
    Component.onCompleted: Qt.callLater(root.selectLooked)

    function selectLooked() {
        select(Math.max(0, games.currentRow()));
    }

    GameColumns {
        id: grid
        width: list.width - Theme.gap
        archive: root.games.archive
        problems: root.games.problems
        count: root.games.all
    }

    Connections {
        target: root.games

        // The list counts its rows after this.
        function onArranged() {
            Qt.callLater(root.selectLooked);
        }
    }

    Row {
        id: heads
        visible: !root.bare
        x: 4
        y: 4

        Repeater {
            model: grid.shown

            ColumnHead {
                required property var modelData
                required property int index

                objectName: "head " + modelData.role
                width: grid.widths[index]
                text: modelData.words
                sorted: root.games.by === modelData.by
                descending: root.games.descending
                onClicked: root.games.sortBy(modelData.by)
            }
        }
    }

    Rectangle {
        visible: heads.visible
        y: heads.y + heads.height
        width: parent.width
        height: 1
        color: Theme.line
    }

    RowList {
        id: list
        objectName: "games"
        readonly property int rowHeight: Math.round(Theme.text * 2.3)
        x: 4
        y: heads.height + 6
        width: parent.width - 2 * x
        // Whole rows only.
        height: Math.max(1, Math.floor((parent.height - y - 4) / rowHeight)) * rowHeight
        focus: true
        model: root.games.rows
        reuseItems: true
        highlightMoveDuration: 0
        activeFocusOnTab: !root.bare
        // The dialog gives it the keyboard.
        onActiveFocusChanged: if (activeFocus && root.bare) play.forceActiveFocus(Qt.TabFocusReason)
        keyNavigationEnabled: true
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: root.games.problems ? qsTr("Positions") : qsTr("Games")
        T.ScrollBar.vertical: ScrollBar {}

        onCurrentIndexChanged: root.games.lookAt(currentIndex)
        Keys.onReturnPressed: root.opened()
        Keys.onEnterPressed: root.opened()
        Keys.onDeletePressed: root.removeAsked()
        Keys.onPressed: event => {
            const all = event.key === Qt.Key_A && event.modifiers & Qt.ControlModifier;
            const letter = event.text > " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
            event.accepted = event.accepted || all || letter;
            if (all)
                root.allMarkAsked();
            else if (letter)
                root.typed(event.text);
        }

        delegate: GameRow {
            required property int index

            columns: grid
            // As far from the frame on either side, or from the scroll bar.
            width: list.width - (list.contentHeight > list.height ? Theme.gap : 0)
            height: list.rowHeight
            chosen: ListView.isCurrentItem
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onDoubleClicked: {
                list.currentIndex = index;
                root.opened();
            }
            onMarkAsked: root.games.toggle(index)
            // The row has the focus with the list, and would take it for a click.
            Keys.onSpacePressed: root.games.toggle(index)
        }
    }

    // There may be none any more.
    onBareChanged: if (bare && list.activeFocus) play.forceActiveFocus(Qt.TabFocusReason)

    FocusRing {
        shown: list.activeFocus && !root.bare
    }

    Column {
        anchors.centerIn: root.bare ? parent : list
        width: list.width - 4 * Theme.gap
        visible: list.count === 0 && !root.games.arranging
        spacing: Theme.margin

        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.faint
            text: root.emptiness
        }

        Button {
            id: play
            objectName: "play"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.bare
            primary: true
            text: qsTr("Play a game")
            onClicked: root.playAsked()
        }
    }
}
