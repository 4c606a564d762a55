// The words that all games share, and those that each replaces with its own.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // The game meant, if it is a particular one.
    property Game game: null
    // The side of the person playing against the machine; none otherwise.
    property int you: game ? game.players.you : Side.None
    // The names of the programs playing.
    property string blackProgram: game ? game.seats.blackName : ""
    property string whiteProgram: game ? game.seats.whiteName : ""
    readonly property RecordNames records: RecordNames {}

    function program(side: int): string {
        return side === Side.White ? whiteProgram : blackProgram;
    }

    function sideName(side: int): string {
        return side === Side.White ? qsTr("White", "side") : qsTr("Black", "side");
    }

    // The subject of a sentence about anyone but the user.
    function playerName(side: int): string {
        return program(side) || (you === Side.None ? sideName(side) : qsTr("Heibai"));
    }

    function isYou(side: int): bool {
        return you !== Side.None && side === you;
    }

    // The player's name in the record of the game studied, or nothing.
    function recorded(side: int): string {
        return game === null ? "" : side === Side.Black ? game.players.blackRecorded : game.players.whiteRecorded;
    }

    // Who plays or played a side: the user, else the name in the record, else the subject of a sentence.
    function whoPlayed(side: int, briefly: bool): string {
        if (game === null ? isYou(side) : side === Side.Black ? game.players.blackIsYou : game.players.whiteIsYou)
            return qsTr("You");
        return (briefly ? records.brief(recorded(side)) : records.shown(recorded(side))) || playerName(side);
    }

    // The same, but a name comes first.
    function nameOf(side: int, briefly: bool): string {
        return (briefly ? records.brief(recorded(side)) : records.shown(recorded(side))) || program(side) || whoPlayed(side, briefly);
    }

    function otherSide(side: int): int {
        return side === Side.White ? Side.Black : Side.White;
    }

    // How certain a value is.
    function sureness(sureness: int, depth: int): string {
        switch (sureness) {
        case Sureness.Certain:
            return qsTr("exact", "a value");
        case Sureness.Probable:
            return qsTr("%1 %", "how sure a value is").arg(depth);
        default:
            return qsTr("depth %1", "how far was looked ahead").arg(depth);
        }
    }

    // Whether values are given as the chance of winning.
    property bool inPercent: false

    // Whether values are for Black rather than for the side to move.
    property bool forBlack: false
    // The side to move.
    readonly property int mover: game ? game.turn : Side.None
    readonly property string pointOfView: forBlack ? qsTr("Values for Black") : qsTr("Values for the side to move")

    // The side that a value is given for, with this side to move.
    function toldFor(mover: int): int {
        return forBlack ? Side.Black : mover;
    }

    // A value of a side, or the plies to its forced end, from the point of view chosen: the one place where signs flip.
    function told(value: real, of: int, mover: int): real {
        return of === toldFor(mover) ? value : -value;
    }

    // The same for a chance of winning in percent.
    function toldPercent(percent: int, of: int, mover: int): int {
        return of === toldFor(mover) ? percent : 100 - percent;
    }

    // A value as a score or as the chance of winning.
    function worth(value: real, sure: int, forced: int, percent: int, of: int, mover: int): string {
        return inPercent && forced === 0 ? qsTr("%1 %", "chance to win").arg(toldPercent(percent, of, mover))
            : score(told(value, of, mover), sure === Sureness.Certain, told(forced, of, mover));
    }

    // The same for a value of the book, which is no more certain than its leaves.
    function bookWorth(value: real, sure: int, forced: int, percent: int, of: int, mover: int): string {
        return worth(value, sure, forced, percent, of, mover);
    }

    // A square and the value of a move there.
    function valued(cell: string, value: real, sure: int, depth: int, forced: int, percent: int, book: bool): string {
        const told = book ? bookWorth(value, sure, forced, percent, mover, mover) : worth(value, sure, forced, percent, mover, mover);
        return qsTr("%1, value %2, %3", "square, score, how sure").arg(cell).arg(told).arg(sureness(sure, depth));
    }

    // The best square for the program that gives a second opinion.
    function advised(cell: string): string {
        return qsTr("%1, best for %2", "square, a program").arg(cell).arg(game ? game.opinion.name : "");
    }

    // How far moves are behind the best one, in three steps.
    function losses(): list<string> {
        return [qsTr("nearly as good", "a move"), qsTr("less good", "a move"), qsTr("poor", "a move")];
    }

    function toMove(side: int): string {
        return isYou(side) ? qsTr("Your turn.") : qsTr("%1 to move.", "side").arg(playerName(side));
    }

    function join(first: string, second: string): string {
        return Speech.both(first, second);
    }

    // What was played and whose turn it is; what the user wants to know comes first.
    function playedToMove(side: int, cell: string, count: int): string {
        const next = otherSide(side);
        return isYou(next) ? join(toMove(next), placed(side, cell, count)) : join(placed(side, cell, count), toMove(next));
    }

    // The result, for the user or between two sides; a draw has no winner.
    function headline(winner: int, blackScore: int, whiteScore: int): string {
        if (winner === Side.None)
            return qsTr("A draw");
        if (you === Side.None)
            return winner === Side.Black ? qsTr("Black wins") : qsTr("White wins");
        if (blackScore < 0)
            return isYou(winner) ? qsTr("You won") : qsTr("You lost");
        const mine = you === Side.Black ? blackScore : whiteScore;
        const its = you === Side.Black ? whiteScore : blackScore;
        if (mine === its)
            return isYou(winner) ? qsTr("You won") : qsTr("You lost");
        return isYou(winner) ? qsTr("You won %1–%2", "scores").arg(mine).arg(its) : qsTr("You lost %1–%2", "scores").arg(mine).arg(its);
    }

    // What a move is worth, for a screen reader; a forced end by the winner's moves up to it, which may be this one. `forced`
    // are the plies to it, for Black.
    function spokenWorth(score: string, forced: int, mover: int): string {
        const whose = toldFor(mover);
        const ours = told(forced, Side.Black, mover);
        const moves = Math.ceil(Math.abs(ours) / 2);
        if (ours === 0)
            return qsTr("for %1 %2", "side, what a move is worth").arg(sideName(whose)).arg(score);
        if ((mover === Side.Black ? forced : -forced) === 1)
            return qsTr("%1 wins", "side").arg(sideName(mover));
        return (ours > 0 ? qsTr("%1 wins in %n move(s)", "side", moves) : qsTr("%1 loses in %n move(s)", "side", moves)).arg(sideName(whose));
    }

    // The score of a hint on the board.
    function score(score: real, exact: bool, forced: int): string {
        return "";
    }

    // A hint in the status line.
    function hint(cell: string, score: real, exact: bool, forced: int, percent: int, side: int): string {
        return "";
    }

    // The move just made.
    function placed(side: int, cell: string, count: int): string {
        return "";
    }

    // Who won, as a sentence.
    function result(winner: int, blackScore: int, whiteScore: int): string {
        return "";
    }

    // How the rules or the clock ended the game.
    function ending(ending: int, winner: int): string {
        return "";
    }

    // A status that only this game has, or nothing.
    function text(status): string {
        return "";
    }
}
