// The board and what belongs to it, wired to the game: displays, board, sentence, buttons. Nothing here moves while a
// game is played: each part has its place from the grid, and room for the longest it has to say.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences
    required property WindowGrid grid
    // Whether the panel is there with Start, and after the end with what comes next.
    property bool panelActs: false

    signal rulesAsked
    // What should be done next is in the panel.
    signal panelsTurn(int reason)

    readonly property GameKind kind: games.of(game.setup.kind)
    readonly property alias exercise: practiceWords
    readonly property alias puzzleWords: puzzleWords
    readonly property alias lessonWords: lessonWords
    readonly property alias openingWords: openingWords
    readonly property alias speech: speech
    readonly property BoardView board: boardPlace.item as BoardView
    // Who speaks of a game, made when it is first played.
    readonly property var speakers: ({})
    readonly property GameWords words: speakers[kind.kind] ?? (speakers[kind.kind] = kind.words.createObject(root, { game: game, forBlack: Qt.binding(() => preferences.valuesForBlack) }))
    readonly property int actionRows: actions.rows
    // The edges of the board proper, which need not fill its place.
    readonly property int shownWidth: board ? board.shownWidth : grid.boardSide
    readonly property int shownX: grid.boardX + Math.round((grid.boardSide - shownWidth) / 2)
    // What stands below a small board is wider than that, as far as the window is.
    readonly property int leastBelow: Math.min(Math.round(416 * Theme.scale), grid.widest)
    readonly property int belowWidth: Math.max(shownWidth, leastBelow)
    readonly property int belowX: belowWidth > shownWidth ? Math.round(grid.within(belowWidth)) : shownX

    function focusBoard() {
        boardPlace.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Gives the keyboard to what should be done next: here, in the panel, or on the board.
    function focusNext() {
        // Before a game is left one sees which answer Enter gives.
        const reason = game.stage === GameStage.Leaving || board && board.keysInUse ? Qt.TabFocusReason : Qt.OtherFocusReason;
        if (choices.wanted)
            (choices.item as ColourChoice).focusFirst();
        else if ([GameStage.Solved, GameStage.TaskSolved, GameStage.Drilled].includes(game.stage) && actions.panelShown)
            panelsTurn(reason);
        else if (actions.panelShown && !game.view.past && (game.stage === GameStage.Ready || game.stage === GameStage.Over))
            panelsTurn(reason);
        else if (game.stage === GameStage.SetUp || game.stage === GameStage.Playing && game.phase === Game.Running || !actions.focusNext(reason))
            focusBoard();
    }

    // Whether the keyboard is with nothing at all, as after the end of a button that had it.
    function keyboardLost(): bool {
        const focused = Window.activeFocusItem;
        return !focused || focused === root.parent || !focused.visible || focused === actions || focused === choices || focused === choices.item;
    }

    // Whether a question that halts the game may take the keyboard: not from what is being typed, nor from a menu.
    function mayAsk(): bool {
        const focused = Window.activeFocusItem;
        if (focused instanceof TextInput || focused instanceof TextEdit)
            return hasKeyboard();
        for (let item = focused; item; item = item.parent) {
            if (item === root.parent)
                return true;
        }
        return keyboardLost();
    }

    // Whether the keyboard is here, or lost.
    function hasKeyboard(): bool {
        const focused = Window.activeFocusItem;
        for (let item = focused; item; item = item.parent) {
            if (item === root)
                return true;
        }
        return keyboardLost();
    }

    // A question comes with the keyboard, and the end if that is here; else it stays where it is as long as that is there.
    function stageChanged() {
        const asks = [GameStage.TimeUp, GameStage.Coach].includes(game.stage);
        const comes = [GameStage.Over, GameStage.Solved, GameStage.TaskSolved, GameStage.Drilled].includes(game.stage);
        // What was pressed for it may be in the panel.
        if (game.stage === GameStage.Leaving || (asks ? mayAsk() : comes ? hasKeyboard() : keyboardLost()))
            focusNext();
    }

    // An exercise is done on the board, from wherever it was begun.
    readonly property bool practising: game.practice.stage !== Practice.Closed
    onPractisingChanged: if (practising) focusBoard()

    Keys.onEscapePressed: event => event.accepted = leaving.leave()

    readonly property Leaving leaving: Leaving {
        game: root.game
    }

    Connections {
        target: root.game

        function onPhaseChanged() {
            // What had the keyboard may be gone now, and the board is where the game goes on. In a study the phase is that of
            // the position that is looked at, from wherever that is done.
            if (root.game.phase === Game.Running && !root.game.study.open)
                root.focusBoard();
        }
    }

    PracticeWords {
        id: practiceWords
        practice: root.game.practice
        words: root.words
        kind: root.kind
    }

    PuzzleWords {
        id: puzzleWords
        puzzle: root.game.puzzle
        words: root.words
        kind: root.kind
    }

    LessonWords {
        id: lessonWords
        lesson: root.game.lesson
        words: root.words
    }

    OpeningWords {
        id: openingWords
        openings: root.game.openings
        words: root.words
        kind: root.kind
    }

    StatusText {
        id: sentences
        words: root.words
        reasons: root.kind.reasons
        exercise: root.exercise
        puzzle: root.puzzleWords
        lesson: lessonWords
        opening: openingWords
    }

    PlaySpeech {
        id: speech
        game: root.game
        preferences: root.preferences
        board: root.board
        words: root.words
        texts: sentences
        displays: header
        asks: status.asks
        puzzleSays: puzzleWords
        lessonSays: lessonWords
        openingSays: openingWords
        leaving: root.leaving
    }

    GameHeader {
        id: header
        objectName: "header"
        x: Math.round(root.grid.within(width))
        y: Theme.gap
        width: Math.max(root.shownWidth, root.grid.headWidth - (root.grid.boardSide - root.shownWidth))
        game: root.game
        games: root.games
        words: root.words
        outside: root.grid.outside
        learnTitle: root.game.openings.drilling ? openingWords.title : root.game.lesson.open ? lessonWords.title : puzzleWords.title
        learnNote: root.game.openings.drilling ? openingWords.place : root.game.lesson.open ? lessonWords.place : puzzleWords.board
    }

    GamePart {
        id: boardPlace
        x: root.grid.boardX
        y: root.grid.boardY
        width: root.grid.boardSide
        height: root.grid.boardSide
        focus: true
        part: root.kind.table
        given: ({ focus: true, model: root.game.view.cells, words: root.words, game: root.game, preferences: root.preferences })
    }

    LazyFile {
        wanted: root.game.study.open || root.grid.graphHeight > 0
        file: "analysis/PlaySigns"
        given: ({ area: root })
        anchors.fill: parent
    }

    // A reader says what appears in a status bar as it is, and asks for its words by a key.
    Item {
        x: Math.round(root.grid.within(width))
        y: root.grid.statusY
        width: Math.max(root.belowWidth, root.grid.statusWidth)
        height: root.grid.statusHeight
        Accessible.role: Accessible.StatusBar
        Accessible.name: qsTr("Status")

        StatusLine {
            id: status
            anchors.fill: parent
            message: speech.message
            asks: root.game.clock.timeUp || root.game.asked !== Game.AskNothing || root.game.coach.asks
            onMessageChanged: Speech.say(message, "status")
        }

        Announcer {}
    }

    LastSeconds {
        game: root.game
    }

    ActionBar {
        id: actions
        x: root.belowX
        y: root.grid.actionsY
        width: root.belowWidth
        roomAcross: Math.max(root.grid.oneRow, root.leastBelow)
        game: root.game
        heir: boardPlace
        panelShown: root.panelActs
        lessonStep: lessonWords.next
        discsSorted: discs.wanted
        onStageChanged: Qt.callLater(root.stageChanged)
        onRulesAsked: root.rulesAsked()
    }

    LazyPart {
        id: choices
        x: root.belowX + actions.end
        y: root.grid.actionsY
        width: root.belowWidth - actions.end
        // A question comes before it, in the same place.
        wanted: root.game.stage === GameStage.Colours
        sourceComponent: ColourChoice {
            arrives: choices.arrives
            colours: root.game.mayChooseColour
            twoMore: root.game.mayPlaceTwoMore
            fifths: Array.from(root.game.fifths)
            onPicked: choice => root.game.makeChoice(choice)
            onFifthsPicked: count => root.game.chooseFifths(count)
        }
        // The keyboard comes with the choice, and must not stay behind on a button that is gone.
        onVisibleChanged: if (visible ? root.mayAsk() : activeFocus) Qt.callLater(root.focusNext)
    }

    LazyPart {
        id: discs
        wanted: actions.panelShown && !root.game.study.open && root.game.phase === Game.Over && root.kind.counts && !root.game.view.past && root.preferences.sortDiscs
        x: root.belowX
        y: root.grid.actionsY
        width: root.belowWidth
        active: wanted
        sourceComponent: SortedDiscs {
            objectName: "sortedDiscs"
            blackCount: root.game.blackCount
            whiteCount: root.game.whiteCount
        }
    }

    SavingMark {
        x: root.belowX
        y: root.grid.actionsY + root.grid.actionsHeight
        width: root.belowWidth
        height: Theme.margin
        due: root.game.files.saveDue
        trouble: root.game.files.trouble === "" ? "" : sentences.notKept(root.game.files.problem, root.game.files.trouble)
    }
}
