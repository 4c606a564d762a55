// Why a move of Gomoku was a mistake.
import QtQuick
import org.heibai.app

GameReasons {
    function text(motif: int, own: string, other: string, cell: string, list: list<string>, count: int, manner: int): string {
        // Nobody follows more moves in a sentence; the line is below it.
        const most = 7;
        const line = Array.from(list).slice(0, most).join(" ") + (list.length > most ? "…" : "");
        // Of a win that the search has seen not every move need be known.
        const part = list.length < count && list.length <= most ? line + "…" : line;
        switch (motif) {
        case Reason.FiveMissed:
            return qsTr("misses the five on %1", "point").arg(cell);
        case Reason.FoursMissed:
            return list.length <= 3 ? qsTr("misses an open four: %1", "line of moves").arg(line) : qsTr("misses a win by fours: %1", "line of moves").arg(line);
        case Reason.ThreatsMissed:
            return qsTr("misses a win by threats: %1", "line of moves").arg(line);
        case Reason.FourWasted:
            return qsTr("wastes a four: after %1 the win %2 is gone", "point, line of moves").arg(cell).arg(line);
        case Reason.FourUnblocked:
            return qsTr("leaves a four unblocked: %1 makes five on %2", "side, point").arg(other).arg(cell);
        case Reason.ThreeIgnored:
            return qsTr("leaves an open three: %1 makes an open four on %2", "side, point").arg(other).arg(cell);
        case Reason.WrongSide:
            return qsTr("blocks at the wrong point (%1 is the right one): %2 wins", "point, line of moves").arg(cell).arg(line);
        case Reason.DoubleFour:
            return qsTr("lets %1 make two fours on %2: %3", "side, point, line of moves").arg(other).arg(cell).arg(line);
        case Reason.FourThree:
            return qsTr("lets %1 make a four and an open three on %2: %3", "side, point, line of moves").arg(other).arg(cell).arg(line);
        case Reason.DoubleThree:
            return qsTr("lets %1 make two open threes on %2: %3", "side, point, line of moves").arg(other).arg(cell).arg(line);
        case Reason.FoursAllowed:
            return qsTr("lets %1 win by fours: %2", "side, line of moves").arg(other).arg(line);
        case Reason.ThreatsAllowed:
            return qsTr("lets %1 win by threats: %2", "side, line of moves").arg(other).arg(line);
        case Reason.WinMissed:
            return qsTr("misses a win that is forced in %n move(s): %1", "line of moves", Math.ceil(count / 2)).arg(part);
        case Reason.WinAllowed:
            return qsTr("lets %1 force a win in %n move(s): %2", "side, line of moves", Math.ceil(count / 2)).arg(other).arg(part);
        case Reason.FoulTrap:
            return qsTr("walks into a trap: Black may not stop the five on %1 after %2", "point, line of moves").arg(cell).arg(line);
        default:
            return "";
        }
    }
}
