// The row over the board, wired to the game: who plays, how many stones, how much time.
import QtQuick
import org.heibai.app

CountersBar {
    id: root

    required property Game game
    required property Games games
    required property GameWords words
    // In the room where one learns: what is on the board, and more about it.
    property string learnTitle: ""
    property string learnNote: ""

    readonly property bool over: game.phase === Game.Over && !game.study.open
    // The last position is on the board, of a game or in a study: nobody is to move.
    readonly property bool ended: game.phase === Game.Over
    readonly property bool learning: game.learning
    readonly property bool practising: game.practice.stage !== Practice.Closed
    // An opening wants a choice: of a colour, or of how many fifth moves there are.
    readonly property bool choosing: !learning && !game.editor.open && game.choosing
    readonly property LevelNames levels: LevelNames {}
    readonly property string gameName: games.of(game.setup.kind).name
    readonly property string rulesName: games.of(game.setup.kind).rulesOf(game.setup)
    readonly property string boardName: rulesName === "" ? qsTr("%1×%1", "board size").arg(game.setup.boardSize) : qsTr("%1 · %2×%2", "rules, board size").arg(rulesName).arg(game.setup.boardSize)

    // The level of the machine at a side, 0 for a person.
    function level(side: int): int {
        return side === Side.Black ? game.players.black : game.players.white;
    }

    // A name that is too long for its place would not be seen at all.
    function nameOf(side: int, briefly: bool): string {
        const name = words.nameOf(side, briefly);
        return name.length > 16 ? name.slice(0, 15).trim() + "…" : name;
    }

    // The machine's strength; of a person the colour, or that it is to move.
    function noteOf(side: int, moves: bool): string {
        if (words.program(side) !== "")
            return game.setup.mode === Setup.Watch ? qsTr("Program", "who plays") : qsTr("Program · %1", "who plays, side").arg(words.sideName(side));
        if (level(side) > 0)
            return levels.title(level(side));
        if (choosing && moves)
            return qsTr("To choose", "whose turn it is in an opening");
        if (words.isYou(side))
            return moves ? qsTr("%1 to move", "side, without a full stop").arg(words.sideName(side)) : words.sideName(side);
        const isYou = side === Side.Black ? game.players.blackIsYou : game.players.whiteIsYou;
        if ((isYou || words.recorded(side) !== "") && !moves)
            return words.sideName(side);
        return moves ? qsTr("To move") : "";
    }

    // The same in fewer words.
    function briefNoteOf(side: int, moves: bool): string {
        if (words.program(side) === "" && level(side) > 0)
            return levels.seat(level(side));
        return moves && words.isYou(side) && !choosing ? qsTr("To move") : noteOf(side, moves);
    }

    // Words that stay in one line.
    function unbroken(words: string): string {
        return words.replace(/ /g, "\u00a0");
    }

    blackName: nameOf(Side.Black, false)
    whiteName: nameOf(Side.White, false)
    blackBrief: nameOf(Side.Black, true)
    whiteBrief: nameOf(Side.White, true)
    blackNote: noteOf(Side.Black, turn === Side.Black)
    whiteNote: noteOf(Side.White, turn === Side.White)
    blackNoteAtMost: noteOf(Side.Black, true)
    whiteNoteAtMost: noteOf(Side.White, true)
    blackNoteBrief: briefNoteOf(Side.Black, turn === Side.Black)
    whiteNoteBrief: briefNoteOf(Side.White, turn === Side.White)
    blackBriefAtMost: briefNoteOf(Side.Black, true)
    whiteBriefAtMost: briefNoteOf(Side.White, true)
    heading: learning ? learnTitle : over ? qsTr("Game over") : game.editor.open ? qsTr("Set-up", "what the window is for") : practising ? qsTr("Practice", "what the window is for") : game.study.open ? game.view.opening || qsTr("Study", "what the window is for") : gameName
    note: learning ? learnNote : game.editor.open || practising ? qsTr("%1 · %2", "game, board size").arg(gameName).arg(boardName) : game.study.open ? qsTr("%1 · move %2 of %3", "game, numbers").arg(gameName).arg(game.study.moves).arg(game.view.played) : over ? qsTr("%n move(s)", "", game.view.played) : hasClock ? "" : rulesName !== "" ? boardName : qsTr("%1 · no clock", "board size").arg(boardName)
    noteBrief: learning ? note : game.editor.open || practising ? boardName : game.study.open ? unbroken(qsTr("move %1 of %2", "numbers").arg(game.study.moves).arg(game.view.played)) : note
    blackCount: game.blackCount
    whiteCount: game.whiteCount
    boardSize: game.setup.boardSize
    // A position that is set up has no players yet, only who is to move.
    turn: ended ? Side.None : game.editor.open ? game.turn : game.sideInTurn
    clockSide: over ? Side.None : game.puzzle.running ? game.turn : game.clock.side
    winner: ended ? game.outcome.winner : Side.None
    timeLeft: game.puzzle.running ? game.puzzle.left : game.clock.left
    hasClock: game.puzzle.running || game.clock.control !== Clock.Off && !over
    bothClocks: game.clock.control === Clock.WholeGame
    blackTime: game.clock.black
    whiteTime: game.clock.white
    warning: game.puzzle.running ? game.puzzle.warning : game.clock.warning
    thinking: game.thinking && game.phase === Game.Running
}
