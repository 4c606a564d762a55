// What is heard of the board and what belongs to it: the sentence below it with where one has come to, what the displays
// show, and what has changed on squares.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Preferences preferences
    required property BoardView board
    required property GameWords words
    required property StatusText texts
    required property GameHeader displays
    // Whether the sentence asks something.
    required property bool asks
    required property PuzzleWords puzzleSays
    required property LessonWords lessonSays
    required property OpeningWords openingSays
    required property Leaving leaving

    // The sentence of the status line.
    property string message: ""

    // Tells a screen reader what the displays show, and how many moves were made.
    function tellStanding() {
        const shown = Speech.texts(displays).map(item => item.Accessible.name);
        const counted = game.view.played > 0 && !displays.learning && !displays.over && !game.study.open;
        const moves = counted ? [qsTr("%n move(s)", "of a game", game.view.played)] : [];
        Speech.say([...shown, ...moves, ...standing()].join(qsTr("; ", "between what the displays show")), "standing");
    }

    // What the displays do not say: whose turn it is, or how the game ended; what halts it, and what is asked.
    function standing(): list<string> {
        const sentence = says => texts.text({ says, side: words.otherSide(game.outcome.winner), cell: "" });
        if (asksPuzzle) {
            const run = game.puzzle.running ? [puzzleSays.runStands, ...(puzzleSays.gomoku ? [puzzleSays.board] : [])] : [];
            return [...run, puzzleSays.task];
        }
        // Where something is learnt the sentence may have answered a try since; what is asked is in no display.
        if (game.learning && game.lesson.open)
            return [asksStill() || lessonSays.reading ? lessonSays.text : lessonSays.sentence];
        if (game.learning && game.openings.drilling)
            return [openingSays.sentence];
        if ([Practice.Asking, Practice.Looking].includes(game.practice.stage))
            return [texts.exercise.task];
        if (displays.ended) {
            if (displays.learning)
                return [];
            const { winner, ending, blackScore, whiteScore } = game.outcome;
            const series = match.score === "" || game.study.open ? [] : [match.score];
            return [...series, words.join(ending === Outcome.Resigned ? sentence(Status.Resigned) : "", words.result(winner, blackScore, whiteScore))];
        }
        const opens = openingAt === game.view.played && game.phase !== Game.Over && !displays.learning && !game.study.open;
        const turn = opens ? openingAsks : !displays.choosing ? words.toMove(displays.turn) : words.isYou(displays.turn) ? qsTr("You choose.", "in an opening")
            : qsTr("%1 to choose.", "side, in an opening").arg(words.playerName(displays.turn));
        const series = match.score === "" || displays.learning || game.study.open ? [] : [match.score];
        const paused = game.phase === Game.Paused && !game.study.open && !displays.learning ? [sentence(Status.PausedPressContinue)] : [];
        return [...series, turn, ...paused, ...(asks ? [message] : [])];
    }

    // Once for every event, when all that the sentence is made of has its new value.
    function tell() {
        const before = message;
        message = texts.message(game);
        tellTried(message === before);
        noteOpening();
        inLineBefore = game.view.inLine;
    }

    // Says what the sentence alone does not: where one has come to, that a try is taken back, how another goes; and the
    // sentence again where it is as `before` but asks for something else.
    function tellTried(before: bool) {
        const tried = leaving.hasTry();
        const now = asked();
        const undone = triedBefore && !tried && now === askedBefore && asksStill();
        const anew = before && now !== askedBefore && asksPuzzle;
        const [first, last] = [arrival() || (undone ? qsTr("Taken back.", "a wrong try") : ""), tried && !triedBefore ? afterTry() : ""];
        [triedBefore, askedBefore] = [tried, now];
        if (first === "" && last === "" && !anew)
            return;
        // A hint that was given stays in the line; what is to be done is said instead, or before it.
        const task = first === "" || !asksPuzzle || message.endsWith(puzzleSays.task) ? "" : puzzleSays.task;
        Speech.say(words.join(words.join(first, undone && task !== "" ? task : words.join(task, message)), last), "status");
    }

    readonly property bool asksPuzzle: game.learning && game.puzzle.open && !puzzleSays.over

    // What the opening asks for, as long as that many moves were made.
    property string openingAsks: ""
    property int openingAt: -1

    function noteOpening() {
        const asks = [Status.OpeningStone, Status.ColoursChosen, Status.ChooseColours, Status.ChooseFifths, Status.OfferFifths, Status.TakeFifth, Status.FifthsChosen, Status.FifthOffered, Status.TwoMore];
        const anew = [Status.PressStart, Status.Started, Status.ToMove, Status.Placed, Status.Played, Status.Thinking];
        if (asks.includes(game.status.says))
            [openingAsks, openingAt] = [texts.text(game.status), game.view.played];
        else if (anew.includes(game.status.says))
            openingAt = -1;
    }

    // Whether a wrong try was on the board, of what, and whether it was ever said how it goes.
    property bool triedBefore: false
    property string askedBefore: ""
    property bool toldTry: false

    // A match of several games: that the next one begins, and how it stands when one is over.
    readonly property MatchWords match: MatchWords {
        game: root.game
    }
    readonly property int gameOfMatch: game.seats.games > 0 ? game.seats.gameNumber : 0
    onGameOfMatchChanged: if (gameOfMatch > 0) Qt.callLater(tellGame)
    readonly property string scored: gameOfMatch > 0 && game.phase === Game.Over && !game.study.open ? match.score : ""
    onScoredChanged: if (scored !== "") Qt.callLater(tellScore)

    function tellGame() {
        Speech.say(words.join(match.number, qsTr("%1 has Black, %2 White.", "who plays a game of a match").arg(match.black).arg(match.white)), "match");
    }

    function tellScore() {
        Speech.say(qsTr("%1.", "a sentence").arg(match.score), "match");
    }

    // What is asked: as good as a number.
    function asked(): string {
        const { puzzle, lesson, practice } = game;
        return [puzzle.open, puzzle.rating, lesson.open, lesson.number, lesson.task, practice.stage === Practice.Closed, practice.number, practice.played].join();
    }

    // Whether a move is still asked for.
    function asksStill(): bool {
        if (game.practice.stage !== Practice.Closed)
            return game.practice.stage === Practice.Asking;
        return game.lesson.open ? !game.lesson.taskDone && game.lesson.judged !== Lesson.Right : game.puzzle.open && !puzzleSays.over;
    }

    function afterTry(): string {
        const stays = toldTry ? "" : qsTr("The move stays on the board until Enter takes it back.");
        toldTry = true;
        return stays;
    }

    // Where one is: the room, what is on the board there, and which part of it.
    property var been: []
    property bool drilled: false

    // What is new of that, to be said before the sentence.
    function arrival(): string {
        const { lesson, openings, learning } = game;
        const room = learning ? qsTr("Learn") : game.study.open ? qsTr("Study") : qsTr("Play");
        const now = [room, ...(!learning ? [] : openings.drilling ? [openingSays.lines, openingSays.place]
            : lesson.open ? [lessonSays.title, ...(lessonSays.reading ? [] : [lessonSays.place])] : [])];
        const same = now.findIndex((what, at) => what !== been[at]);
        const news = been.length === 0 || same < 0 ? [] : now.slice(same);
        // The board goes back to what it had before, which says nothing of the drill.
        if (drilled && learning && !openings.drilling)
            news.push(qsTr("The drill is over"));
        been = now;
        drilled = openings.drilling;
        if (news.length > 0 && learning && openings.drilling && openings.line.length > 0)
            news.push(qsTr("So far: %1", "moves").arg(Array.from(openings.line).join(" ")));
        return news.reduce((all, what) => words.join(all, qsTr("%1.", "a sentence").arg(what)), "");
    }

    // Whether a line could be walked along already, and not only since its puzzle or exercise is over.
    property bool inLineBefore: false

    // Tells how far one has walked along a line, and its last move.
    function tellPlace() {
        const { inLine, walked, walkable } = game.view;
        const last = squares().find(square => square.lastMove);
        if (inLine)
            Speech.say(Speech.joined([qsTr("%1 of %2", "moves of a line").arg(walked).arg(walkable), last ? last.spokenName : ""]), "line");
    }

    // Tells once what a puzzle did to the rating, which may be before it is over; in the panel that is a figure.
    property string ratingTold: ""
    function tellRating() {
        const { before, after } = game.puzzle;
        const now = asked();
        if (before === 0 || !puzzleSays.over || now === ratingTold)
            return;
        ratingTold = now;
        Speech.say(qsTr("Your rating goes from %1 to %2.", "numbers").arg(before).arg(after), "rating");
    }

    // Tells that the button with the answer can be pressed now.
    function tellAnswer() {
        if (game.learning && game.lesson.canTell && !lessonSays.reading)
            Speech.say(qsTr("Press “Answer” to see the move."), "answer");
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

    Connections {
        target: root.game

        function onShownChanged() {
            root.tell();
            root.tellSquares();
        }

        function onSaidAgain() {
            Speech.say(root.message, "status");
        }
    }

    // What is walked through in Learn and in exercises, where the status line stays as it is.
    Connections {
        target: root.game.view

        function onWalkedChanged() {
            if (root.inLineBefore && root.asked() === root.askedBefore)
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
        target: root.puzzleSays

        function onChangeChanged() {
            Qt.callLater(root.tellRating);
        }

        function onOverChanged() {
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
            if (root.game.learning && root.game.lesson.open && root.lessonSays.reading)
                Speech.say(qsTr("There is nothing to play yet. Press “%1” to go on.", "a button").arg(root.lessonSays.next), "status");
        }
    }
}
