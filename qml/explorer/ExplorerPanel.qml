// The explorer: what was played from the position on the board, how it ended, what books of other programs say, and where all
// that is from. Up and down choose a move, Enter or Space plays it, left and right walk along the line.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property GameWords words
    property bool compact: false
    // Whether it has navigation buttons of its own.
    property bool walks: true
    // Whether it appears while the window is in use.
    property bool arrives: false

    // Asks to choose a file of games.
    signal gamesAsked

    readonly property Explorer explorer: game.explorer
    readonly property Games kinds: Games {}
    // Whether to show the collections.
    property bool sourcesOpen: false

    // Whether there are no games at all, so that adding some is the next step.
    readonly property bool bare: explorer.known && explorer.games === 0 && explorer.hasCollections && explorer.held === 0 && !explorer.reading

    // The book may know moves nevertheless.
    readonly property bool empty: bare && list.count === 0 && books.count === 0

    // Not at once: between the moves of two positions there are none for a moment. A list tells its count later than it knows it.
    onEmptyChanged: Qt.callLater(root.leaveEmptyList)

    function leaveEmptyList() {
        if (bare && list.count === 0 && books.count === 0 && list.activeFocus)
            focusMoves();
    }

    function focusMoves() {
        if (empty && !compact)
            addGames.forceActiveFocus(Qt.TabFocusReason);
        else
            list.forceActiveFocus(Qt.TabFocusReason);
    }

    // Whether three moves have no room.
    readonly property bool tight: !compact && list.free - (books.count > 0 ? books.reserved + Theme.gap : 0) < Math.min(3, list.count) * columnPlaces.rowHeight

    // Where the page scrolls, it follows the chosen row.
    function showCurrent() {
        const row = list.activeFocus ? list.currentItem : books.activeFocus ? books.currentItem : null;
        if (tight && row)
            follow.show(row);
    }

    // The words in place of moves.
    function emptiness(): string {
        if (!explorer.known || list.count > 0 && explorer.games > 0)
            return "";
        if (explorer.games > 0)
            return qsTr("No game went on from here.");
        const never = kinds.of(game.setup.kind).notCounted(game.setup.boardSize);
        if (never !== "")
            return never;
        if (bare)
            return qsTr("There are no games here yet. Finish some, or add game files.");
        return qsTr("No game reached this position.");
    }

    // The files that are being added, whose rows may be folded: what came of each is said when all are read.
    property var added: []
    property bool adds: false
    readonly property bool adding: explorer.adding
    // The last row may come after that.
    onAddingChanged: {
        if (adding)
            adds = true;
        else
            Qt.callLater(root.tellAdded);
    }

    function tellAdded() {
        const words = added.map(file => explorerWords.spokenFile(file)).join(qsTr("; ", "between files"));
        added = [];
        adds = adding;
        if (words !== "")
            Speech.say(words, "file");
    }

    Repeater {
        model: root.explorer.collections
        onItemAdded: (index, item) => {
            if (root.adds)
                root.added.push(item);
        }
        onItemRemoved: (index, item) => root.added = root.added.filter(file => file !== item)

        Item {
            required property string name
            required property int games
            required property int leftOut
            required property string program
            required property int positions
            required property bool torn
            required property bool waiting
            required property bool broken
            required property int problem
            required property int move
            required property int line
            required property int column
            required property string detail
        }
    }

    ExplorerWords {
        id: explorerWords
        words: root.words
        scored: root.explorer.hasMean
    }

    ExplorerColumns {
        id: columnPlaces
        width: list.width
    }

    // Where the panel has no room for three moves between what stands above and below them, all moves are shown and the whole
    // of it scrolls.
    Flickable {
        id: page
        objectName: "explorerPage"

        // The ring around the lowest button stands out of it.
        readonly property int ring: Theme.focusWidth + 1

        width: root.width
        height: Math.max(0, transport.y - Theme.gap + ring)
        contentHeight: root.tight ? foot.y + foot.height + ring : height
        boundsBehavior: Flickable.StopAtBounds
        interactive: root.tight
        clip: true
        T.ScrollBar.vertical: ScrollBar {}

        FollowFocus {
            id: follow
            view: page
        }

        ExplorerHead {
            id: head
            visible: !root.compact
            x: Theme.margin
            y: Math.round(Theme.gap / 2)
            width: root.width - 2 * x
            explorer: root.explorer
            opening: root.game.view.opening
            columns: columnPlaces
            says: explorerWords
            onListAsked: root.explorer.listGames()
        }

        Label {
            id: nothing
            objectName: "noGames"
            visible: text !== ""
            x: Theme.margin
            y: root.compact ? Theme.gap * 2 : head.y + head.height + Theme.gap
            width: root.width - 2 * x
            text: root.emptiness()
            color: Theme.faint
        }

        MoveRowList {
            id: list
            objectName: "playedMoves"
            x: Theme.margin
            y: nothing.visible ? nothing.y + nothing.height + Theme.gap : root.compact ? Theme.gap : head.y + head.height + Math.round(Theme.gap / 2)
            width: root.width - 2 * x
            height: root.tight ? contentHeight : contentHeight <= given ? given : Math.max(1, Math.floor(given / columnPlaces.rowHeight)) * columnPlaces.rowHeight
            interactive: !root.tight
            view: root.game.view
            model: root.explorer.moves
            activeFocusOnTab: !root.empty || activeFocus
            Accessible.name: qsTr("Moves that were played here")

            readonly property int free: page.height - page.ring - y - (root.compact ? 0 : foot.height + Theme.gap)
            // What the moves get of it; below them come the values of books.
            readonly property int given: books.count > 0 ? Math.min(contentHeight, free - books.least - Theme.gap) : free
            onCurrentItemChanged: root.showCurrent()
            onActiveFocusChanged: Qt.callLater(root.showCurrent)

            T.ScrollBar.vertical: ScrollBar {
                parent: list.parent
                x: root.width - width
                y: list.y
                height: list.height
            }

            delegate: PlayedRow {
                required property int index

                width: list.width
                columns: columnPlaces
                says: explorerWords
                chosen: ListView.isCurrentItem && list.activeFocus
                onClicked: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.game.activate(cell);
                }
            }

            FocusRing {
                parent: list.parent
                x: list.x - Theme.gap
                // Around what is said in their place where there are no moves.
                readonly property bool words: list.count === 0 && nothing.visible
                y: (words ? nothing.y : list.y) - 2
                width: list.width + 2 * Theme.gap
                height: (words ? nothing.height : list.count > 0 ? Math.min(list.height, list.contentHeight) : list.height) + 4
                anchors.fill: undefined
                radius: Theme.radius
                shown: list.activeFocus
            }
        }

        BookValues {
            id: books
            // What it gets beside many moves that were played.
            readonly property int least: root.compact ? 0 : Math.min(wanted, Math.round(list.free * 0.45))
            // The same by their number alone: how high rows are is known only once they are made.
            readonly property int reserved: Math.min(Math.round(30 * Theme.scale) * (count + 1), Math.round(list.free * 0.45))
            onCurrentItemChanged: root.showCurrent()
            onActiveFocusChanged: Qt.callLater(root.showCurrent)

            visible: !root.compact && count > 0
            x: Theme.margin
            y: list.y + list.height + Theme.gap
            width: root.width - 2 * x
            height: root.tight ? wanted : Math.min(wanted, Math.max(0, foot.y - y - Theme.gap))
            game: root.game
            says: explorerWords
        }

        Column {
            id: foot
            visible: !root.compact
            x: Theme.margin
            y: root.tight ? books.y + (books.visible ? books.height + Theme.gap : 0) : page.height - page.ring - height
            width: root.width - 2 * x
            spacing: Theme.gap

            LazyPart {
                width: parent.width
                wanted: root.explorer.reading
                sourceComponent: ReadingMark {
                    explorer: root.explorer
                }
            }

            LazyPart {
                width: parent.width
                wanted: root.explorer.problem !== Problem.None || root.explorer.listLost
                sourceComponent: CollectionTrouble {
                    explorer: root.explorer
                }
            }

            FoldButton {
                objectName: "sources"
                width: parent.width
                text: qsTr("Where the games are from")
                summary: root.explorer.hasCollections ? explorerWords.games(root.explorer.held) : ""
                unfolded: root.sourcesOpen
                onClicked: root.sourcesOpen = !root.sourcesOpen
            }

            LazyPart {
                width: parent.width
                wanted: root.sourcesOpen
                sourceComponent: CollectionList {
                    explorer: root.explorer
                    says: explorerWords
                    most: Math.round(root.height / 4)
                }
            }

            // The moves to here, for one's own openings.
            Column {
                width: parent.width
                spacing: Math.round(Theme.gap / 4)

                Label {
                    id: ownWords
                    width: parent.width
                    text: qsTr("Add this line to my openings")
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }

                Row {
                    id: own
                    readonly property int half: Math.floor((width - Theme.gap) / 2)

                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: [Side.Black, Side.White]

                        Button {
                            required property int modelData

                            objectName: modelData === Side.White ? "addForWhite" : "addForBlack"
                            width: modelData === Side.White ? own.width - Theme.gap - own.half : own.half
                            enabled: root.game.view.shown > 0
                            text: modelData === Side.White ? qsTr("For White", "whose openings") : qsTr("For Black", "whose openings")
                            Accessible.name: qsTr("%1: %2", "heading, choice").arg(ownWords.text).arg(text)
                            onClicked: root.game.openings.addHere(modelData)
                        }
                    }
                }
            }

            Button {
                id: addGames
                objectName: "addGames"
                width: parent.width
                text: qsTr("Add games or books…")
                onClicked: root.gamesAsked()
            }
        }
    }

    ViewTransport {
        id: transport
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: root.walks
        view: root.game.view
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
