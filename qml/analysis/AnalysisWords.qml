// The words of the analysis and its lines.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Analysis analysis
    // Whether an opening wants a choice first, of a colour or of how many fifth moves there are.
    property bool choosing: false

    // Positions per second, in the unit that leaves up to three digits.
    function speed(nodes: real): string {
        return nodes >= 1e9 ? qsTr("%1 G/s", "positions a second").arg((nodes / 1e9).toFixed(1))
            : nodes >= 1e6 ? qsTr("%1 M/s", "positions a second").arg((nodes / 1e6).toFixed(nodes >= 1e8 ? 0 : 1))
            : qsTr("%1 k/s", "positions a second").arg(Math.round(nodes / 1e3));
    }

    readonly property string state: {
        if (!analysis.on)
            return "";
        if (!analysis.possible)
            return choosing ? qsTr("A choice comes first: there is no move to analyse.") : qsTr("There is no move to analyse.");
        return analysis.chosen === "" ? far : qsTr("only %1: %2", "moves, how far").arg(analysis.chosen).arg(far);
    }

    // How likely no other move is better, or nothing.
    readonly property string sureOfBest: analysis.bestIsBest === 0 ? "" : qsTr("best move right: %1 %", "a probability").arg(analysis.bestIsBest)

    // The same as a sentence.
    readonly property string spokenBest: analysis.bestIsBest === 0 ? "" : qsTr("It is the best move with %1 % probability.").arg(analysis.bestIsBest)

    // About how long until everything is exact, as a person would say it; nothing where that is not known.
    function untilExact(seconds: int): string {
        const minutes = Math.round(seconds / 60);
        const hours = Math.round(seconds / 3600);
        return seconds < 0 ? "" : seconds < 60 ? qsTr("exact in under a minute")
            : minutes < 58 ? qsTr("exact in about %1 min").arg(rounded(minutes))
            : hours < 24 ? qsTr("exact in about %1 h").arg(rounded(hours)) : qsTr("exact in more than a day");
    }

    // No finer than such an estimate is.
    function rounded(number: int): int {
        return number < 10 ? number : 5 * Math.round(number / 5);
    }

    // Facts side by side, without those that are not known.
    function listed(facts: list<string>): string {
        return Array.from(facts).filter(fact => fact !== "").join(qsTr(" · ", "between facts"));
    }

    // How far all moves were searched, by depth or, selectively, to the end of the game, and how many are exact.
    readonly property string reached: {
        const exact = analysis.exactMoves === 0 ? "" : qsTr("%1 of %2 exact", "moves").arg(analysis.exactMoves).arg(analysis.moves);
        const depth = analysis.depth > 0 ? qsTr("depth %1", "how far was looked ahead").arg(analysis.depth)
            : analysis.known && exact === "" ? qsTr("to the end", "how far was looked ahead") : "";
        return listed([exact, depth]);
    }

    readonly property string far: {
        switch (analysis.stage) {
        case Analysis.Exact:
            return qsTr("All %1 moves are exact.").arg(analysis.moves);
        case Analysis.Ended:
            return listed([reached, sureOfBest, qsTr("done", "analysis")]);
        case Analysis.Failed:
            return qsTr("The analysis has failed. Switch it off and on again.");
        default:
            return reached === "" ? qsTr("looking…") : listed([reached, sureOfBest, untilExact(analysis.secondsLeft), speed(analysis.speed)]);
        }
    }
}
