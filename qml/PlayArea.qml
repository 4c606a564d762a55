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
    readonly property BoardView board: boardPlace.item as BoardView
    // Who speaks of a game, made when it is first played.
    readonly property var speakers: ({})
    readonly property GameWords words: speakers[kind.kind] ?? (speakers[kind.kind] = kind.words.createObject(root, { game: game, forBlack: Qt.binding(() => preferences.valuesForBlack) }))
    readonly property int actionRows: actions.rows
    // The edges of the board proper, which need not fill its place.
    readonly property int shownWidth: board ? board.shownWidth : grid.boardSide
    readonly property int shownX: grid.boardX + Math.round((grid.boardSide - shownWidth) / 2)
    // What stands below a small board is wider than that, as far as the window is.
    readonly property int leastBelow: Math.min(Math.round(448 * Theme.scale), grid.widest)
    readonly property int belowWidth: Math.max(shownWidth, leastBelow)
    readonly property int belowX: belowWidth > shownWidth ? Math.round(grid.within(belowWidth)) : shownX

    function focusBoard() {
        boardPlace.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Gives the keyboard to what should be done next: here, in the panel, or on the board.
    function focusNext() {
        const reason = board && board.keysInUse ? Qt.TabFocusReason : Qt.OtherFocusReason;
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

    // Whether the keyboard is here, or lost.
    function hasKeyboard(): bool {
        const focused = Window.activeFocusItem;
        for (let item = focused; item; item = item.parent) {
            if (item === root)
                return true;
        }
        return keyboardLost();
    }

    // A question, and the end, come with the keyboard; else it stays where it is as long as that is there.
    function stageChanged() {
        const comes = [GameStage.TimeUp, GameStage.Leaving, GameStage.Coach, GameStage.Over, GameStage.Solved, GameStage.TaskSolved, GameStage.Drilled].includes(game.stage);
        // What was pressed for it may be in the panel.
        if (game.stage === GameStage.Leaving || (comes ? hasKeyboard() : keyboardLost()))
            focusNext();
    }

    // Once for every event, when all that the sentence is made of has its new value.
    // An exercise is done on the board, from wherever it was begun.
    readonly property bool practising: game.practice.stage !== Practice.Closed
    onPractisingChanged: if (practising) focusBoard()

    // Tells a screen reader what the displays show, and how many moves were made.
    function tellStanding() {
        const shown = Speech.texts(header).map(item => item.Accessible.name);
        const counted = game.view.played > 0 && !header.learning && !header.over && !game.study.open;
        const moves = counted ? [qsTr("%n move(s)", "of a game", game.view.played)] : [];
        Speech.say([...shown, ...moves, ...standing()].join(qsTr("; ", "between what the displays show")), "standing");
    }

    // What the displays do not say: whose turn it is, or how the game ended; what halts it, and what is asked.
    function standing(): list<string> {
        const sentence = says => sentences.text({ says, side: words.otherSide(game.outcome.winner), cell: "" });
        if (header.ended) {
            if (header.learning)
                return [];
            const { winner, ending, blackScore, whiteScore } = game.outcome;
            return [words.join(ending === Outcome.Resigned ? sentence(Status.Resigned) : "", words.result(winner, blackScore, whiteScore))];
        }
        const turn = !header.choosing ? words.toMove(header.turn) : words.isYou(header.turn) ? qsTr("You choose.", "in an opening")
            : qsTr("%1 to choose.", "side, in an opening").arg(words.playerName(header.turn));
        const paused = game.phase === Game.Paused && !game.study.open && !header.learning ? [sentence(Status.PausedPressContinue)] : [];
        return [turn, ...paused, ...(status.asks ? [status.message] : [])];
    }

    function tell() {
        status.message = sentences.message(game);
        const tried = leaving.hasTry();
        const undone = triedBefore && !tried && asksStill();
        const [before, after] = [arrival() || (undone ? qsTr("Taken back.", "a wrong try") : ""), tried && !triedBefore ? afterTry() : ""];
        triedBefore = tried;
        // A hint that was given stays in the line; what is to be done is said instead.
        const message = undone && game.puzzle.open && game.learning ? puzzleWords.task : status.message;
        if (before !== "" || after !== "")
            Speech.say(words.join(words.join(before, message), after), "status");
    }

    // Whether a wrong try was on the board, and whether it was ever said how it goes.
    property bool triedBefore: false
    property bool toldTry: false

    // Whether the same is still asked.
    function asksStill(): bool {
        if (game.practice.stage !== Practice.Closed)
            return game.practice.stage === Practice.Asking;
        return game.lesson.open ? !game.lesson.taskDone && game.lesson.judged !== Lesson.Right : game.puzzle.open && !puzzleWords.over;
    }

    function afterTry(): string {
        const stays = toldTry ? "" : qsTr("The move stays on the board until Enter takes it back.");
        toldTry = true;
        return stays;
    }

    // Where one is: the room, what is on the board there, and which part of it.
    property var been: []

    // What is new of that, to be said before the sentence.
    function arrival(): string {
        const { lesson, openings, learning } = game;
        const room = learning ? qsTr("Learn") : game.study.open ? qsTr("Study") : qsTr("Play");
        const now = [room, ...(!learning ? [] : openings.drilling ? [qsTr("Your lines for %1", "side").arg(words.sideName(openings.side)), openingWords.place]
            : lesson.open ? [lessonWords.title, ...(lessonWords.reading ? [] : [lessonWords.place])] : [])];
        const same = now.findIndex((what, at) => what !== been[at]);
        const news = been.length === 0 || same < 0 ? [] : now.slice(same);
        been = now;
        if (news.length > 0 && learning && openings.drilling && openings.line.length > 0)
            news.push(qsTr("So far: %1", "moves").arg(Array.from(openings.line).join(" ")));
        return news.reduce((all, what) => words.join(all, qsTr("%1.", "a sentence").arg(what)), "");
    }

    // Tells how far one has walked along a line, and its last move.
    function tellPlace() {
        const { inLine, walked, walkable } = game.view;
        const last = squares().find(square => square.lastMove);
        if (inLine)
            Speech.say(Speech.joined([qsTr("%1 of %2", "moves of a line").arg(walked).arg(walkable), last ? last.spokenName : ""]), "line");
    }

    // Tells what a puzzle did to the rating; in the panel that is a figure.
    function tellRating() {
        const { before, after } = game.puzzle;
        if (before > 0 && puzzleWords.over)
            Speech.say(qsTr("Your rating goes from %1 to %2.", "numbers").arg(before).arg(after), "rating");
    }

    // Tells that the button with the answer can be pressed now.
    function tellAnswer() {
        if (game.learning && game.lesson.canTell && !lessonWords.reading)
            Speech.say(qsTr("Answer shows the move now."), "answer");
    }

    // Tells what is on the square of the cursor now.
    function tellSquare() {
        const square = board?.squareAt(board.cursor) as BoardCell;
        if (square)
            Speech.say(square.spokenName, "square");
    }

    function squares(): var {
        const count = board ? board.boardSize * board.boardSize : 0;
        return Array.from({ length: count }, (_, cell) => board.squareAt(cell) as BoardCell).filter(square => square !== null);
    }

    // Of a position that is set up: what has become of a square or two. The panel tells what changes all of the board.
    property list<string> heard: []
    function tellSquares() {
        const now = game.editor.open ? squares().map(square => square.spokenName) : [];
        const changed = now.length === heard.length ? now.filter((name, at) => name !== heard[at]) : [];
        heard = now;
        if (changed.length === 1 || changed.length === 2)
            Speech.say(changed.join(qsTr("; ", "between what the displays show")), "square");
    }

    Component.onCompleted: tell()
    Keys.onEscapePressed: event => event.accepted = leaving.leave()

    readonly property Leaving leaving: Leaving {
        game: root.game
    }

    Connections {
        target: root.game

        function onShownChanged() {
            root.tell();
            root.tellSquares();
        }

        function onRefusedAgain() {
            Speech.say(status.message, "status");
        }

        function onPhaseChanged() {
            // What had the keyboard may be gone now, and the board is where the game goes on. In a study the phase is that of
            // the position that is looked at, from wherever that is done.
            if (root.game.phase === Game.Running && !root.game.study.open)
                root.focusBoard();
        }
    }

    // What is walked through in Learn and in exercises, where the status line stays as it is.
    Connections {
        target: root.game.view

        function onWalkedChanged() {
            Qt.callLater(root.tellPlace);
        }
    }

    Connections {
        target: root.preferences

        function onShownLanguageChanged() {
            Qt.callLater(root.tell);
        }
    }

    Connections {
        target: puzzleWords

        function onChangeChanged() {
            Qt.callLater(root.tellRating);
        }
    }

    Connections {
        target: root.game.lesson

        function onCanTellChanged() {
            Qt.callLater(root.tellAnswer);
        }
    }

    Connections {
        target: root.board

        function onSquareChosen() {
            if (root.game.learning && root.game.lesson.open && lessonWords.reading)
                Speech.say(qsTr("There is nothing to play yet. “%1” goes on.", "a button").arg(lessonWords.next), "status");
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
        width: Math.max(root.belowWidth, root.grid.boardSide)
        height: root.grid.statusHeight
        Accessible.role: Accessible.StatusBar
        Accessible.name: qsTr("Status")

        StatusLine {
            id: status
            anchors.fill: parent
            message: ""
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
        onVisibleChanged: if (visible ? root.hasKeyboard() : activeFocus) Qt.callLater(root.focusNext)
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
