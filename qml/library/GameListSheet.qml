// The games of a file, or those that were finished here: to search, to open one, to export or delete some.
import QtQuick
import org.heibai.app

Dialog {
    id: root

    required property Game game
    required property Library library
    required property Preferences preferences

    // Whether deleting games is being confirmed.
    property bool asks: false
    // Whether what was done here last is no news any more.
    property bool past: false
    // Whether a game is being opened, after which the list closes.
    property bool opening: false
    // Whether one has to wait for something else: games are deleted beside it.
    readonly property bool waits: ![Library.Nothing, Library.Deleting].includes(library.doing)
    readonly property int chosen: games.marked > 0 ? games.marked : view.row >= 0 ? 1 : 0
    readonly property alias games: games

    takesDrops: true
    title: games.archive ? qsTr("My games") : games.ofPosition ? (games.title === "" ? qsTr("Games from the start") : qsTr("Games through %1", "moves").arg(games.title)) : games.title !== "" ? games.title : games.files > 0 ? qsTr("Games of several files") : qsTr("Games of the text")
    // Names and rows have the use of what room there is.
    wanted: Math.max(Math.round(1040 * Math.min(1.5, Theme.scale)), Math.min(0.92 * (parent?.width ?? 0), 1800 * Theme.scale))
    wantedHeight: Math.max(Math.round(720 * Math.min(1.5, Theme.scale)), 0.92 * (parent?.height ?? 0))

    onAboutToShow: {
        asks = false;
        opening = false;
    }
    onOpened: view.list.forceActiveFocus(Qt.TabFocusReason)
    onClosed: past = [Status.GamesDeleted, Status.Exported].includes(game.status.says)

    Connections {
        target: root.game.status

        function onSaysChanged() {
            root.past = false;
        }
    }

    function study() {
        // Whether the last one could be opened is known a moment after it was read.
        if (view.row < 0 || opening && waits)
            return;
        // What is being written comes first, and says so.
        opening = library.doing !== Library.Exporting;
        games.open(view.row);
    }

    function closeOnceOpen() {
        if (waits || !opening)
            return;
        opening = false;
        if (games.trouble === 0)
            close();
    }

    function removeAsked() {
        if (games.archive && chosen > 0)
            asks = true;
    }

    // Enter answers the question, and opens nothing in the list behind it.
    onAsksChanged: {
        if (asks)
            Qt.callLater(() => cancel.forceActiveFocus(Qt.TabFocusReason));
        else if (visible)
            Qt.callLater(() => view.list.forceActiveFocus(Qt.TabFocusReason));
    }

    FileQuestion {
        id: toExport
        title: qsTr("Export games")
        saving: true
        kinds: [{ words: qsTr("SGF"), endings: "sgf" }, { words: qsTr("GGF"), endings: "ggf" }, { words: qsTr("List of moves"), endings: "txt" }]
        suggested: games.archive ? qsTr("My games") : games.title.replace(/\.[^.]*$/, "") || qsTr("Games")
        onAnswered: files => {
            root.past = false;
            games.writeTo(files[0]);
        }
    }

    // The words below the list: why a game could not be opened, or what was done.
    function said(): string {
        const told = [Status.GameRefused, Status.Exported, Status.ExportFailed, Status.GamesDeleted, Status.DeleteFailed, Status.ReadingStopped, Status.NoGamesInFolder, Status.NoGamesHere, Status.UsedAsOpenings, Status.StillWriting];
        return !past && told.includes(root.game.status.says) ? words.message(root.game) : "";
    }

    GameList {
        id: games
        // What a row says of a result, and what the filter does.
        resultWords: names.results().map((said, at) => said + " " + (filters.results[at + 1] ?? ""))
        playerWords: names.players()
        // What is asked is of the games that were there.
        onArranged: root.asks = false
    }

    RecordNames {
        id: names
    }

    Lateness {
        id: lateness
        library: root.library
    }

    FormatWords {
        id: formats
    }

    // None of these words belong to one game.
    StatusText {
        id: words
        words: GameWords {}
    }

    Connections {
        target: root.library

        // The list hears of it after this.
        function onDoingChanged() {
            Qt.callLater(root.closeOnceOpen);
        }
    }

    // Whether the list is sorted in another way than was said last.
    property bool resorted: false

    // What a search has left of the list, or how it is sorted now.
    function tellCount() {
        if (!root.opened || games.arranging)
            return;
        Speech.say(resorted ? view.order() : view.emptiness === "" ? counts.text : view.emptiness, "games");
        resorted = false;
    }

    Connections {
        target: root.games

        function onFilterChanged() {
            Qt.callLater(root.tellCount);
        }

        function onArrangingChanged() {
            Qt.callLater(root.tellCount);
        }

        function onByChanged() {
            root.resorted = root.opened;
            Qt.callLater(root.tellCount);
        }

        function onDescendingChanged() {
            root.resorted = root.opened;
            Qt.callLater(root.tellCount);
        }
    }

    contentItem: Item {
        id: body

        readonly property int inset: Math.round((width < 36 * Theme.text ? 0.75 : 1.5) * Theme.margin)

        // A question comes before the list that it is about.
        Keys.onEscapePressed: event => {
            event.accepted = root.asks;
            root.asks = false;
        }

        // A screen reader that finds the row gone which it came from reads the whole dialog again.
        Timer {
            id: typedAhead
            interval: 200
            onTriggered: games.filter = filter.text
        }

        FileAsker {
            id: exporter
            objectName: "exporter"
            preferences: root.preferences
        }

        TextField {
            id: filter
            objectName: "filter"
            visible: !view.bare
            x: body.inset
            y: Theme.gap
            width: parent.width - 2 * x - (fold.visible ? fold.width + Theme.gap : 0)
            name: qsTr("Search")
            placeholderText: games.problems ? qsTr("Search: notes") : qsTr("Search: players, event, date, result")
            text: games.filter
            onTextEdited: if (!typedAhead.running) games.filter = text
            onAccepted: {
                search();
                root.study();
            }
            Keys.onDownPressed: view.list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onEscapePressed: event => {
                // The first Escape clears the search, the next closes the list.
                event.accepted = text !== "" && !root.asks;
                if (event.accepted) {
                    search();
                    games.filter = "";
                }
            }

            // Searches for what was only just typed.
            function search() {
                if (typedAhead.running) {
                    typedAhead.stop();
                    games.filter = text;
                }
            }
        }

        Button {
            id: fold
            objectName: "fold"
            x: parent.width - body.inset - width
            y: filter.y
            visible: filters.low && filters.useful
            // Filters that are in force are seen to be so.
            lit: filters.unfolded || filters.used
            text: filters.title
            Accessible.description: filters.unfolded ? qsTr("unfolded") : qsTr("folded")
            onClicked: filters.unfolded = !filters.unfolded
        }

        GameFilters {
            id: filters
            x: body.inset
            width: parent.width - 2 * x
            low: root.height < 36 * Theme.text
            anchors.top: filter.bottom
            anchors.topMargin: visible ? Theme.gap : 0
            games: root.games
        }

        GameListView {
            id: view
            anchors.left: filters.left
            anchors.right: filters.right
            anchors.top: filters.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: below.top
            anchors.bottomMargin: Theme.gap
            games: root.games
            onOpened: if (!root.asks) root.study()
            onRemoveAsked: root.removeAsked()
            // In place of the mark of one row.
            onAllMarkAsked: {
                games.toggleAll();
                Speech.say(counts.text, "mark");
            }
            onPlayAsked: {
                root.close();
                root.game.study.leave();
            }
            onTyped: text => {
                filter.forceActiveFocus(Qt.OtherFocusReason);
                typedAhead.restart();
                filter.insert(filter.length, text);
            }
        }

        Column {
            id: below
            visible: !view.bare
            anchors.left: filters.left
            anchors.right: filters.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.margin
            spacing: Theme.gap

            Label {
                id: counts
                objectName: "counts"
                width: parent.width
                color: Theme.faint
                text: {
                    const shown = view.list.count;
                    const all = Amount.count(games.all);
                    const counted = games.problems ? (shown === games.all ? qsTr("%1 position(s)", "", games.all).arg(all) : qsTr("%1 of %2 position(s)", "", games.all).arg(Amount.count(shown)).arg(all))
                        : shown === games.all ? qsTr("%1 game(s)", "", games.all).arg(all) : qsTr("%1 of %2 game(s)", "", games.all).arg(Amount.count(shown)).arg(all);
                    // Beside the games that fit a search it would seem to be of those.
                    const known = games.unreadable === 0 || shown !== games.all ? counted : qsTr("%1, %2 of them unreadable", "number of games, another").arg(counted).arg(Amount.count(games.unreadable));
                    const read = games.archive ? counted : qsTr("Read as %1, %2", "format, number of games").arg(formats.title(games.format)).arg(known);
                    return games.marked === 0 ? read : qsTr("%1, %2 marked", "number of games, another").arg(read).arg(Amount.count(games.marked));
                }
            }

            Notice {
                objectName: "said"
                width: parent.width
                visible: text !== "" && !progress.visible
                text: {
                    if (!root.asks)
                        return root.said();
                    const outOfSight = games.marked > 0 ? games.markedOutOfSight() : 0;
                    return outOfSight > 0 ? qsTr("Delete %1 game(s), of which %2 are not shown now? They cannot be brought back.", "numbers", root.chosen).arg(Amount.count(root.chosen)).arg(Amount.count(outOfSight))
                        : qsTr("Delete %1 game(s)? They cannot be brought back.", "", root.chosen).arg(Amount.count(root.chosen));
                }
                color: root.asks || [Status.GameRefused, Status.ExportFailed, Status.DeleteFailed].includes(root.game.status.says) ? Theme.alarm : Theme.ink
            }

            WorkProgress {
                id: progress
                width: parent.width
                visible: lateness.late
                library: root.library
            }

            ButtonRow {
                Button {
                    objectName: "delete"
                    visible: games.archive && !root.asks
                    enabled: root.chosen > 0
                    text: qsTr("Delete…", "games")
                    onClicked: root.removeAsked()
                }

                Button {
                    objectName: "export"
                    visible: !root.asks
                    enabled: view.list.count > 0
                    text: games.marked > 0 ? qsTr("Export %1…", "games").arg(Amount.count(games.marked)) : qsTr("Export all shown…", "games")
                    onClicked: {
                        games.chooseToExport();
                        exporter.ask(toExport);
                    }
                }

                Button {
                    objectName: "openings"
                    visible: !root.asks && games.files > 0 && !games.problems
                    text: qsTr("Use as openings", "games")
                    onClicked: games.useAsOpenings()
                }

                Button {
                    id: cancel
                    visible: root.asks
                    text: qsTr("Cancel", "button")
                    onClicked: root.asks = false
                }

                Button {
                    objectName: "finish"
                    primary: !root.asks
                    grave: root.asks
                    enabled: root.chosen > 0
                    text: root.asks ? qsTr("Delete", "games") : qsTr("Study", "a game")
                    onClicked: {
                        if (root.asks) {
                            root.asks = false;
                            root.past = false;
                            games.remove(view.row);
                        } else {
                            root.study();
                        }
                    }
                }
            }
        }
    }
}
