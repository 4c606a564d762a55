// Why a move of Othello was a mistake.
import QtQuick
import org.heibai.app

GameReasons {
    function text(motif: int, own: string, other: string, cell: string, list: list<string>, count: int, number: int): string {
        switch (motif) {
        case Reason.WinToDraw:
            return qsTr("turns a win into a draw");
        case Reason.WinToLoss:
            return qsTr("turns a win into a loss");
        case Reason.DrawToLoss:
            return qsTr("turns a draw into a loss");
        case Reason.WipeOutMissed:
            return qsTr("misses turning over every disc of %1", "side").arg(other);
        case Reason.WipeOutAllowed:
            return qsTr("lets %1 turn over every disc", "side").arg(other);
        case Reason.XSquare:
            return qsTr("gives the corner %1 away from the X-square: %2 takes it at move %3", "corner, side, number").arg(cell).arg(other).arg(number);
        case Reason.CSquare:
            return qsTr("gives the corner %1 away from the C-square: %2 takes it at move %3", "corner, side, number").arg(cell).arg(other).arg(number);
        case Reason.CornerOpened:
            return qsTr("gives the corner %1: %2 takes it at move %3", "corner, side, number").arg(cell).arg(other).arg(number);
        case Reason.CornerLeft:
            return qsTr("leaves the corner %1: %2 takes it at move %3", "corner, side, number").arg(cell).arg(other).arg(number);
        case Reason.CornerLater:
            return qsTr("comes to cost the corner %1: %2 takes it at move %3", "corner, side, number").arg(cell).arg(other).arg(number);
        case Reason.CornerMissed:
            return qsTr("lets the corner %1 go, which %2 could have had", "corner, side").arg(cell).arg(own);
        case Reason.Wedge:
            return qsTr("lets %1 wedge into the edge, on %2 at move %3", "side, square, number").arg(other).arg(cell).arg(number);
        case Reason.Parity:
            return qsTr("goes into an even region (%1): %2 has the last move there, %3 at move %4", "squares, side, square, number").arg(all(list)).arg(other).arg(cell).arg(number);
        case Reason.LastMove:
            return qsTr("leaves %1 the last move in a region (%2): %3 at move %4", "side, squares, square, number").arg(other).arg(all(list)).arg(cell).arg(number);
        case Reason.Swindle:
            return qsTr("leaves %1 to %2 alone, a move that %3 can't answer there", "squares, side, other side").arg(all(list)).arg(other).arg(own);
        case Reason.NoSafeMoves:
            return list.length === 0 ? qsTr("leaves %1 no safe move at move %2; the best one leaves %3", "side, number, how many").arg(own).arg(number).arg(count)
                : qsTr("leaves %1 only %2 as a safe move at move %3; the best one leaves %4", "side, squares, number, how many").arg(own).arg(all(list)).arg(number).arg(count);
        case Reason.Tempo:
            return qsTr("spends a move that only %1 has and that could wait: a tempo is lost", "side").arg(own);
        case Reason.Wall:
            return qsTr("builds a wall before empty squares, which gives %1 %2", "side, squares").arg(other).arg(all(list));
        case Reason.Greed:
            return qsTr("turns over too much, %n disc(s), which gives %1 %2", "side, squares", count).arg(other).arg(all(list));
        case Reason.Passes:
            return qsTr("runs out of moves: %1 plays %2 at move %3, and %4 has to pass", "side, square, number, other side").arg(other).arg(cell).arg(number).arg(own);
        case Reason.PassMissed:
            return qsTr("lets %1 go on moving, who would have had to pass after %2", "side, square").arg(other).arg(cell);
        case Reason.ReplyOpened:
            return qsTr("opens %1 to %2, who plays it at move %3", "square, side, number").arg(cell).arg(other).arg(number);
        case Reason.ReplyLeft:
            return qsTr("leaves %1 to %2, who plays it at move %3", "square, side, number").arg(cell).arg(other).arg(number);
        case Reason.Opened:
            return qsTr("gives %1 %2", "side, squares").arg(other).arg(all(list));
        case Reason.MovesLeft:
            return qsTr("leaves %1 %2", "side, squares").arg(other).arg(all(list));
        case Reason.Edge:
            return qsTr("gives %1 the edge from %2 to %3, beginning at move %4", "side, squares, number").arg(other).arg(list[0]).arg(list[1]).arg(number);
        case Reason.Closed:
            return qsTr("costs %1 the moves %2, which can't be played then", "side, squares").arg(own).arg(all(list));
        case Reason.OwnMove:
            return qsTr("costs %1 the move %2, which can't be played then", "side, square").arg(own).arg(cell);
        default:
            return "";
        }
    }
}
