// What a puzzle asks for, and what its moves lead to, in words: for those that ship and for one's own mistakes.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property GameWords words
    required property int goal
    // The side that finds it.
    required property int finder
    // In Othello, the legal moves.
    required property int choices
    // In Gomoku, the moves within which a win by threats leads to one by fours.
    property int threats: 0

    readonly property bool known: goal !== Goal.None
    readonly property string side: words.sideName(finder)
    readonly property string other: words.sideName(words.otherSide(finder))

    readonly property string headline: {
        switch (goal) {
        case Goal.Win:
            return qsTr("%1 to move and win", "side").arg(side);
        case Goal.Draw:
            return qsTr("%1 to move and draw", "side").arg(side);
        case Goal.Best:
            return qsTr("%1: find the best move", "side").arg(side);
        case Goal.Fours:
            return qsTr("%1: win by fours", "side").arg(side);
        case Goal.Threats:
            return qsTr("%1: win by threats", "side").arg(side);
        case Goal.Defence:
            return qsTr("%1: stop the fours", "side").arg(side);
        default:
            return "";
        }
    }
    // What counts.
    readonly property string rule: {
        switch (goal) {
        case Goal.Win:
            return qsTr("By how much does not matter.");
        case Goal.Draw:
            return qsTr("Every other move loses.");
        case Goal.Best:
            return qsTr("At least four discs better than any other.");
        case Goal.Fours:
            return qsTr("Fours only, until five stand in a row.");
        case Goal.Threats:
            return qsTr("Only fours, and moves that threaten to win by fours. Only one move leads to a win by fours within %n such move(s), whatever the answers.", "", threats);
        case Goal.Defence:
            return qsTr("%1 could win by fours. One point stops that.", "side").arg(other);
        default:
            return "";
        }
    }
    readonly property string asked: {
        switch (goal) {
        case Goal.Win:
            return qsTr("One of %n moves wins. Play it on the board.", "", choices);
        case Goal.Draw:
            return qsTr("One of %n moves draws. Play it on the board.", "", choices);
        case Goal.Best:
            return qsTr("One of %n moves is at least four discs better than the others.", "", choices);
        case Goal.Fours:
            return qsTr("One four begins the win. Play it on the board.");
        case Goal.Threats:
            return qsTr("One threat begins a win by fours within %n threat(s). Play it on the board.", "", threats);
        case Goal.Defence:
            return qsTr("One point stops the fours. Play it on the board.");
        default:
            return "";
        }
    }

    // After a right move that is not the last one, with what answered it.
    function goOn(right: string, answer: string): string {
        return answer === "" ? qsTr("%1 is right, and %2 has to pass. Go on.", "move, side").arg(right).arg(other)
            : qsTr("%1 is right. %2 answers %3. Go on.", "move, side, move").arg(right).arg(other).arg(answer);
    }

    // What a move leads to for the side that solves.
    function leads(cell: string, score: int): string {
        if (goal === Goal.Defence)
            return score < 0 ? qsTr("%1 does not stop them", "move").arg(cell) : qsTr("%1 stops the fours", "move").arg(cell);
        if (goal === Goal.Fours)
            return score > 0 ? qsTr("%1 wins by fours", "move").arg(cell) : qsTr("%1 does not win by fours", "move").arg(cell);
        if (goal === Goal.Threats)
            return score > 0 ? qsTr("%1 wins by threats", "move").arg(cell) : qsTr("%1 does not win by threats in time", "move").arg(cell);
        if (score === 0)
            return qsTr("%1 only draws", "move").arg(cell);
        return score > 0 ? qsTr("%1 wins by %2", "move, discs").arg(cell).arg(score) : qsTr("%1 loses by %2", "move, discs").arg(cell).arg(-score);
    }

    // The headline of a wrong move. Of a defence those that nobody would try have no score.
    function misses(cell: string, score: int): string {
        return leads(cell, goal === Goal.Defence ? -1 : score);
    }

    // What happens after a wrong move, as far as that is known.
    function answered(reply: string): string {
        if (reply === "")
            return goal === Goal.Defence ? qsTr("%1 still wins by fours.", "side").arg(other) : "";
        const does = goal === Goal.Fours || goal === Goal.Threats ? qsTr("%1 stops it at %2.", "side, move") : goal === Goal.Defence ? qsTr("%1 plays %2 and wins by fours.", "side, move") : qsTr("%1 answers %2.", "side, move");
        return does.arg(other).arg(reply);
    }

    function better(score: int): string {
        return goal === Goal.Best && score > 0 ? qsTr("Another move wins by more.") : "";
    }
}
