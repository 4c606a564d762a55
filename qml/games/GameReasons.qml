// Why a move was a mistake, in words: what the move does, and what the better one would have done.
import QtQuick
import org.heibai.app

QtObject {
    // Several squares or points as part of a sentence.
    function all(names: list<string>): string {
        const first = Array.from(names);
        const last = first.pop() ?? "";
        return first.length === 0 ? last : qsTr("%1 and %2", "squares, the last of them").arg(first.join(qsTr(", ", "between squares"))).arg(last);
    }

    // The same for a few, or for some of many with their number.
    function some(names: list<string>): string {
        return names.length <= 4 ? all(names) : qsTr("%n squares, such as %1", "squares", names.length).arg(all(Array.from(names).slice(0, 3)));
    }

    // What the move does, as the rest of a sentence that begins with it. `motif` is one of Reason, and so is `manner`, of
    // the move that the opponent gets; `own` made the move, `other` did not; `cell` and `list` are what it speaks of,
    // `count` what it counts.
    function text(motif: int, own: string, other: string, cell: string, list: list<string>, count: int, manner: int): string {
        return "";
    }

    // What the better move would have done, as a sentence: `remedy` is one of Reason, `better` that move; `cell`, `list` and
    // `count` as above.
    function better(remedy: int, motif: int, better: string, own: string, other: string, cell: string, list: list<string>, count: int): string {
        switch (remedy) {
        case Reason.Occupies:
            return motif === Reason.CornerMissed ? qsTr("%1 takes it.", "better move").arg(better) : qsTr("%1 can play %2 first.", "side, better move").arg(own).arg(better);
        case Reason.Denies:
            return list.length === 1 ? qsTr("After %1 %2 can't play there.", "better move, side").arg(better).arg(other) : qsTr("After %1 %2 can play none of them.", "better move, side").arg(better).arg(other);
        case Reason.Avoids:
            return qsTr("After %1 that can be avoided.", "better move").arg(better);
        case Reason.StaysAway:
            return qsTr("%1 stays away from empty corners.", "better move").arg(better);
        case Reason.Keeps:
            return list.length > 1 ? qsTr("After %1 they can still be played.", "better move, squares").arg(better) : qsTr("After %1 it can still be played.", "better move, a square").arg(better);
        case Reason.HasLastMove:
            return qsTr("After %1 %2 can have the last move there.", "better move, side").arg(better).arg(own);
        case Reason.Answers:
            return qsTr("After %1 %2 can play there as well.", "better move, side").arg(better).arg(own);
        case Reason.HasMoves:
            return qsTr("After %1 %2 can still have moves, such as %3.", "better move, side, squares").arg(better).arg(own).arg(all(list));
        case Reason.SafeMoves:
            return qsTr("After %1 there can be %n of them.", "better move", count).arg(better);
        case Reason.Urgent:
            return qsTr("%1 is urgent: %2 can play there, too.", "better move, side").arg(better).arg(other);
        case Reason.LeavesNone:
            return qsTr("After %1 %2 has no move and passes.", "better move, side").arg(better).arg(other);
        case Reason.LeavesNoneBy:
            return qsTr("After %1 %2 can leave %3 without a move.", "better move, another move, side").arg(better).arg(cell).arg(other);
        case Reason.Reaches:
            return qsTr("After %1 %2 can get to play there.", "better move, side").arg(better).arg(own);
        case Reason.WinsBy:
            return qsTr("%1 wins by %n with best play.", "better move, discs", count).arg(better);
        case Reason.Draws:
            return qsTr("%1 draws with best play.", "better move").arg(better);
        case Reason.LosesBy:
            return qsTr("%1 loses by %n with best play.", "better move, discs", count).arg(better);
        case Reason.Stops:
            return qsTr("After %1 that win is not there.", "better move").arg(better);
        case Reason.Wins:
            return qsTr("%1 wins.", "point").arg(cell);
        default:
            return "";
        }
    }
}
