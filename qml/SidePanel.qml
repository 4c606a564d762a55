// The panel of the window, wired to the game: before play what is chosen, then the moves, after the end what came of it.
// Beside the board it is a card; in a narrow window a sheet at the foot, which can be unfolded.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property Games games
    required property GameWords words
    required property GameKind kind
    // The words of an exercise.
    required property PracticeWords exercise
    // The words of a puzzle.
    required property PuzzleWords puzzleWords
    // The words of a lesson.
    required property LessonWords lessonWords
    // The words of openings.
    required property OpeningWords openingWords
    required property Preferences preferences
    property bool sheet: false
    // Whether the sheet stands open.
    property bool unfolded: false
    // How many parts of a study stand side by side.
    property int columns: 1

    // Wishes that it, or the sheet, is opened, and that the sheet is folded.
    signal opened
    signal closed
    // Asks for the list of programs.
    signal enginesAsked
    // A file of games for the openings is to be chosen.
    signal gamesAsked
    // The table of one's own moves is to be saved.
    signal tableAsked
    // An opening for the next game is to be chosen by its name.
    signal linesAsked
    // An opening for the lines that are learnt is to be chosen by its name.
    signal namesAsked
    // Files with such lines are to be chosen; or a name for a file of them, for which this one is suggested.
    signal importAsked
    signal exportAsked(string suggested)
    // The keyboard is wanted at what can be done with the result.
    signal resultsTurn(int reason)
    // The keyboard is wanted at what was played from the position on the board.
    signal openingsAsked

    // The keyboard is wanted at the next puzzle.
    signal nextPuzzleTurn(int reason)

    readonly property bool studying: game.study.open
    readonly property bool learning: game.learning
    // Which tab of the room where one learns: 0 today, 1 puzzles, 2 lessons, 3 openings, 4 one's own figures.
    property int learnTab: 0
    // What was on the board when the room was entered last, by the tab that has it.
    property int learnHome: -1
    readonly property bool over: game.phase === Game.Over && !studying && !learning
    readonly property bool before: !game.underWay && !over && !learning
    // Whether it stands as a sheet below the board, and whether what it holds elsewhere has no room there.
    readonly property bool docked: sheet && !unfolded
    readonly property bool compact: docked && height < Math.round(needed * Theme.unit)
    // Some have more around their list than others. (What the tab of a game chooses must not count: it is the first in a low sheet.)
    readonly property int needed: before && !studying ? 280 : !studying || studyTab === 3 || game.editor.open ? 220 : studyTab === 2 ? 440 : 320
    // Whether the lines that are learnt are listed.
    readonly property bool listsOpenings: visible && !compact && learning && learnTab === 3 && game.openings.known && !game.openings.drilling
    readonly property alias headHeight: head.height
    // The score of the match that the game belongs to, or nothing.
    readonly property string matchScore: setup.match.score
    // Which tab shows while a game is played: 0 the moves, 1 the next game.
    property int tab: 0
    // Which tab of a study: 0 the moves, 1 the lines of the analysis, 2 the review, 3 the openings.
    property int studyTab: 0
    readonly property bool reviewing: studying && !game.editor.open && studyTab === 2
    readonly property bool practising: game.practice.stage !== Practice.Closed
    readonly property bool exploring: visible && studying && !practising && !game.editor.open && studyTab === 3
    // Whether values of books are shown beside those of the analysis.
    readonly property bool comparing: visible && studying && !practising && !game.editor.open && game.analysis.on && studyTab < 2
    // Whether there is something to show in two columns.
    readonly property bool hasTwo: studying && !practising && !game.editor.open
    readonly property bool choosing: !over && !studying && !learning && (before || tab === 1)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")
    Keys.onEscapePressed: event => {
        if (root.sheet && root.unfolded)
            root.closed();
        else
            event.accepted = leaving.leave();
    }

    readonly property Leaving leaving: Leaving {
        game: root.game
    }

    // Values that are shown from the start are looked at, and so is what they switch on later.
    Component.onCompleted: if (game.analysis.on) studyTab = 1
    onBeforeChanged: tab = 0
    // Whoever comes in finds what is worth doing; who comes back to what was on the board before, the tab that was beside it.
    onLearningChanged: {
        if (learning) {
            const home = game.lesson.open ? 2 : game.openings.drilling ? 3 : game.puzzle.way === Puzzle.Day ? 0 : 1;
            if (home !== learnHome)
                learnTab = home;
            learnHome = home;
        }
        if (!learning && sheet && unfolded)
            closed();
    }
    // It is done on the board.
    onPractisingChanged: if (practising && sheet) closed()
    onReviewingChanged: game.review.show(reviewing)
    onExploringChanged: game.explorer.show(exploring)
    onComparingChanged: game.explorer.showBooks(comparing)
    onCompactChanged: if (compact) tab = 0

    // Gives the keyboard to what should be done next, where that is here.
    function focusNext(reason: int) {
        if (learning)
            nextPuzzleTurn(reason);
        else if (over)
            resultsTurn(reason);
        else if (before && compact)
            (folded.item as SheetStart).focusStart(reason);
        else if (before)
            (gamePanel.item as ChoicePart).focusStart(reason);
    }

    // Shows the review of the game, and begins one if nothing is known yet.
    function showReview() {
        game.study.enter();
        studyTab = 2;
        opened();
        // What the analysis knows of some moves is no review, nor is one that was stopped.
        if ((game.review.stopped || game.review.known < game.review.moves) && !game.review.running)
            game.review.start(Review.Usual);
    }

    function hasKeyboard(): bool {
        let item = Window.activeFocusItem;
        while (item && item !== root)
            item = item.parent;
        return item !== null;
    }

    // Shows what was played from the position on the board, with the keyboard at it.
    function showOpenings() {
        game.study.enter();
        studyTab = 3;
        opened();
        Qt.callLater(() => {
            if (root.exploring)
                root.openingsAsked();
        });
    }

    function start() {
        if (before)
            game.start();
        else
            game.ask(Game.AskNewGame);
        showBegun();
        if (sheet)
            closed();
    }

    // What had the keyboard may go with the game.
    function newGame() {
        const hadKeyboard = activeFocus;
        root.game.reset();
        if (hadKeyboard)
            focusNext(Qt.TabFocusReason);
    }

    // The moves of a game that has just begun, once nothing is asked any more.
    function showBegun() {
        if (game.asked === Game.AskNothing && game.view.count === 0)
            tab = 0;
    }

    function resign() {
        game.ask(Game.AskResign);
        if (sheet)
            closed();
    }

    SetupWords {
        id: setup
        game: root.game
        games: root.games
    }

    PanelPaper {
        anchors.fill: parent
        sheet: root.sheet
    }

    Item {
        id: head
        width: parent.width
        height: root.over ? result.height : (root.before || root.studying || root.learning) && root.compact ? 0 : Math.round((root.sheet ? 44 : 48) * Theme.scale)

        Heading {
            visible: (root.before && !root.studying || root.game.editor.open || root.practising) && !root.compact
            x: Theme.margin
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.practising ? root.exercise.title : root.game.editor.open ? qsTr("Set up a position") : qsTr("New game")
        }

        LazyPart {
            anchors.fill: parent
            wanted: !root.before && !root.over && !root.studying && !root.learning
            sourceComponent: PanelTabs {
                names: [qsTr("Moves"), qsTr("New game")]
                current: root.tab
                onPicked: index => {
                    root.tab = index;
                    if (root.compact && index === 1)
                        root.opened();
                }
            }
        }

        LazyFile {
            id: result
            width: parent.width
            wanted: root.over
            file: "panels/ResultPart"
            given: ({ panel: root, arrives: result.arrives })
        }
    }

    Rectangle {
        visible: head.height > 0 && !(root.over && root.docked)
        x: Theme.border
        y: head.height
        width: parent.width - 2 * x
        height: Theme.border
        color: Theme.line
    }

    LazyPart {
        id: gamePanel
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.choosing && !root.compact
        sourceComponent: ChoicePart {
            arrives: gamePanel.arrives
            games: root.games
            game: root.game
            onEnginesAsked: root.enginesAsked()
            onLinesAsked: root.linesAsked()
            onStartPressed: root.start()
        }
    }

    LazyPart {
        id: moveList
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: !root.choosing && !root.studying && !root.learning
        sourceComponent: MoveListPanel {
            arrives: moveList.arrives
            model: root.game.view.moves
            moveCount: root.game.view.count
            viewedMove: root.game.view.shown
            caption: root.over ? "" : [root.game.view.opening, setup.line].filter(words => words !== "").join("\n")
            compact: root.compact
            bare: root.compact && root.over
            canResign: root.game.canResign
            hasResign: !root.over && root.game.setup.mode !== Setup.Watch
            onMoveChosen: plies => root.game.view.goTo(plies)
            onResignPressed: root.resign()
        }
    }

    LazyFile {
        id: studyRoom
        anchors.fill: parent
        wanted: root.studying
        file: "study/StudyRoom"
        given: ({ panel: root, arrives: studyRoom.arrives })
    }

    LazyFile {
        id: learnRoom
        anchors.fill: parent
        wanted: root.learning
        file: "learn/LearnRoom"
        given: ({ panel: root, arrives: learnRoom.arrives })
    }

    Connections {
        target: root.game

        function onAskedChanged() {
            root.showBegun();
        }
    }

    Connections {
        target: root.game.analysis

        // Whoever switches it on, with the key or in the menu, wants to see it, but not to lose the place in the openings.
        function onOnChanged() {
            if (root.game.analysis.on && !(root.studyTab === 3 && root.hasKeyboard()))
                root.studyTab = 1;
        }
    }

    LazyPart {
        id: folded
        anchors.fill: parent
        wanted: root.before && root.compact
        sourceComponent: SheetStart {
            summary: setup.summary
            canStart: root.game.canStart
            onUnfoldPressed: root.opened()
            onStartPressed: root.start()
        }
    }

    // Opens and folds the sheet.
    SheetHandle {
        objectName: "sheetHandle"
        visible: root.sheet
        unfolded: root.unfolded
        id: handle
        y: -handle.outside
        anchors.horizontalCenter: parent.horizontalCenter
        onClicked: root.unfolded ? root.closed() : root.opened()
    }
}
