// The row over the board, wired to the game: who plays, how many stones, how much time.
import QtQuick
import org.heibai.app

CountersBar {
    id: root

    required property Game game
    required property GameWords words

    readonly property bool over: game.phase === Game.Over && !game.studying
    readonly property LevelNames levels: LevelNames {}
    readonly property string boardName: qsTr("%1×%1", "board size").arg(game.boardSize)

    // The level of the machine at a side, 0 for a person.
    function level(side: int): int {
        return side === Game.Black ? game.blackPlayer : game.whitePlayer;
    }

    function nameOf(side: int): string {
        return words.isYou(side) ? qsTr("You") : words.playerName(side);
    }

    // The machine's strength; of a person the colour, or that it is to move.
    function noteOf(side: int): string {
        if (level(side) > 0)
            return qsTr("Level %1 · %2", "number and name").arg(level(side)).arg(levels.name(level(side)));
        if (words.isYou(side))
            return turn === side ? qsTr("%1 to move", "side, without a full stop").arg(words.sideName(side)) : words.sideName(side);
        return turn === side ? qsTr("To move") : "";
    }

    blackName: nameOf(Game.Black)
    whiteName: nameOf(Game.White)
    blackNote: noteOf(Game.Black)
    whiteNote: noteOf(Game.White)
    heading: over ? qsTr("Game over") : game.studying ? qsTr("Study", "what the window is for") : game.kind === Game.Gomoku ? qsTr("Gomoku") : qsTr("Othello")
    note: game.studying ? qsTr("%1 · move %2 of %3", "game, numbers").arg(game.kind === Game.Gomoku ? qsTr("Gomoku") : qsTr("Othello")).arg(game.viewedMove).arg(game.moveCount) : over ? qsTr("%n move(s)", "", game.moveCount) : hasClock ? "" : qsTr("%1 · no clock", "board size").arg(boardName)
    blackCount: game.blackCount
    whiteCount: game.whiteCount
    boardSize: game.boardSize
    turn: over ? Game.NoSide : game.sideInTurn
    clockSide: over ? Game.NoSide : game.clockSide
    winner: over ? game.winner : Game.NoSide
    timeLeft: game.timeLeftMs
    hasClock: game.timeControl !== Game.ClockOff && !over
    bothClocks: game.timeControl === Game.WholeGame
    blackTime: game.blackTimeMs
    whiteTime: game.whiteTimeMs
    warning: game.timeWarning
    thinking: game.thinking && game.phase === Game.Running
}
