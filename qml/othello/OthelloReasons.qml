// Why a move of Othello was a mistake.
import QtQuick
import org.heibai.app

GameReasons {
    // What is special about a move that the opponent gets.
    function special(does: string, own: string, list: list<string>, manner: int): string {
        switch (manner) {
        case Reason.Quiet:
            return qsTr("%1, a quiet move that opens nothing", "what a move does").arg(does);
        case Reason.Hole:
            return qsTr("%1, a hole that %2 can't fill", "what a move does, side").arg(does).arg(own);
        case Reason.Lasting:
            return qsTr("%1, for a disc that can never be flipped", "what a move does").arg(does);
        case Reason.Robs:
            return qsTr("%1, which takes %2 from %3", "what a move does, squares, side").arg(does).arg(all(list)).arg(own);
        default:
            return does;
        }
    }

    function text(motif: int, own: string, other: string, cell: string, list: list<string>, count: int, manner: int): string {
        switch (motif) {
        case Reason.WinToDraw:
            return qsTr("turns a win into a draw");
        case Reason.WinToLoss:
            return qsTr("turns a win into a loss");
        case Reason.DrawToLoss:
            return qsTr("turns a draw into a loss");
        case Reason.WipeOutMissed:
            return qsTr("misses flipping every disc of %1", "side").arg(other);
        case Reason.WipeOutAllowed:
            return cell === "" ? qsTr("lets %1 flip every disc", "side").arg(other) : qsTr("lets %1 flip every disc at once, on %2", "side, square").arg(other).arg(cell);
        case Reason.XSquare:
            return qsTr("gives the corner %1 away from the X-square: %2 can then take it", "corner, side").arg(cell).arg(other);
        case Reason.CSquare:
            return qsTr("gives the corner %1 away from the C-square: %2 can then take it", "corner, side").arg(cell).arg(other);
        case Reason.CornerOpened:
            return qsTr("gives the corner %1: %2 can then take it", "corner, side").arg(cell).arg(other);
        case Reason.CornerLeft:
            return qsTr("leaves the corner %1: %2 can then take it", "corner, side").arg(cell).arg(other);
        case Reason.CornerLater:
            return qsTr("ends up costing the corner %1: %2 can then take it", "corner, side").arg(cell).arg(other);
        case Reason.CornerMissed:
            return qsTr("misses the corner %1, which %2 can have", "corner, side").arg(cell).arg(own);
        case Reason.Wedge:
            return qsTr("lets %1 wedge into the edge on %2, for good", "side, square").arg(other).arg(cell);
        case Reason.Parity:
            return qsTr("enters an even region (%1) where %2 can then get the last move, %3", "squares, side, square").arg(all(list)).arg(other).arg(cell);
        case Reason.LastMove:
            return qsTr("leaves a region (%1) where %2 can then get the last move, %3", "squares, side, square").arg(all(list)).arg(other).arg(cell);
        case Reason.Swindle:
            return qsTr("leaves %1 to %2 alone, a move that %3 can't answer there", "squares, side, other side").arg(all(list)).arg(other).arg(own);
        case Reason.NoSafeMoves:
            return list.length === 0 ? qsTr("can leave %1 without a move that gives no corner away", "side").arg(own) : qsTr("can leave %1 only %2 as a move that gives no corner away", "side, squares").arg(own).arg(all(list));
        case Reason.Tempo:
            return qsTr("wastes a tempo: only %1 has this move, so it could wait", "side").arg(own);
        case Reason.Wall:
            return qsTr("builds a wall next to empty squares, which gives %1 %2", "side, squares").arg(other).arg(some(list));
        case Reason.Greed:
            return qsTr("flips too much, %n disc(s), which gives %1 %2", "side, squares", count).arg(other).arg(some(list));
        case Reason.Passes:
            return qsTr("runs out of moves: %1 can then play %2, and %3 has to pass", "side, square, other side").arg(other).arg(cell).arg(own);
        case Reason.PassMissed:
            return qsTr("misses a way to make %1 pass", "side").arg(other);
        case Reason.ReplyOpened:
            return special(qsTr("opens %1 to %2", "square, side").arg(cell).arg(other), own, list, manner);
        case Reason.ReplyLeft:
            return special(qsTr("lets %2 into %1", "square, side").arg(cell).arg(other), own, list, manner);
        case Reason.Opened:
            return qsTr("opens %1 to %2", "squares, side").arg(some(list)).arg(other);
        case Reason.MovesLeft:
            return qsTr("leaves %1 to %2", "squares, side").arg(some(list)).arg(other);
        case Reason.Edge:
            return qsTr("lets %1 get the edge from %2 to %3", "side, squares").arg(other).arg(list[0]).arg(list[1]);
        case Reason.Closed:
            return qsTr("can cost %1 %2", "side, squares").arg(own).arg(some(list));
        case Reason.OwnMove:
            return qsTr("can cost %1 the move %2", "side, square").arg(own).arg(cell);
        default:
            return "";
        }
    }
}
