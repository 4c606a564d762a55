// The words of the openings that are learnt, and of their drill.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Openings openings
    required property GameWords words
    required property GameKind kind

    readonly property bool over: openings.stage === Openings.LineOver || openings.stage === Openings.AllDone
    readonly property string lines: qsTr("Your lines for %1", "side").arg(words.sideName(openings.side))
    // Which line it is would tell the first moves.
    readonly property string title: openings.opening !== "" ? openings.opening : openings.drilling ? lines : qsTr("Openings")
    readonly property string place: qsTr("Line %1 of %2", "numbers").arg(Amount.count(openings.done + (over ? 0 : 1))).arg(Amount.count(openings.done + Math.max(openings.left, over ? 0 : 1)))
    readonly property string fares: qsTr("Known at the first try: %1 of %2", "numbers").arg(Amount.count(openings.right)).arg(Amount.count(openings.right + openings.wrong))
    // What is practised, until it shows.
    readonly property string task: openings.verdict !== Openings.NoTry || openings.right + openings.wrong > 0 ? ""
        : qsTr("Play %1 as you have prepared it; the other side's moves are played for you. A move is known if you find it at the first try.", "side").arg(words.sideName(openings.side))
    readonly property string deed: openings.due > 0 ? qsTr("Drill: %1 line(s) due", "", openings.due).arg(Amount.count(openings.due)) : qsTr("Drill all lines")
    readonly property string next: openings.stage === Openings.AllDone ? qsTr("Back to the lines") : qsTr("Another line")

    // What came of the last try.
    readonly property string headline: {
        switch (openings.verdict) {
        case Openings.AsPrepared:
            return qsTr("%1 is right", "square").arg(openings.tried);
        case Openings.AlsoPrepared:
            return qsTr("%1 is prepared too", "square").arg(openings.tried);
        case Openings.Transposes:
            return qsTr("%1 comes to the same thing", "square").arg(openings.tried);
        case Openings.Unprepared:
            return qsTr("%1 is not in your lines", "square").arg(openings.tried);
        case Openings.Told:
            return qsTr("Your line plays %1", "square").arg(openings.expected);
        default:
            return "";
        }
    }

    readonly property string advice: {
        switch (openings.verdict) {
        case Openings.AlsoPrepared:
            return qsTr("It counts as known. This line has another move of yours.");
        case Openings.Transposes:
            return qsTr("It leads to a position that you have prepared, and counts as known. This line has another move.");
        case Openings.Unprepared:
            return qsTr("Play %1 to go on.", "square").arg(openings.expected);
        case Openings.Told:
            return qsTr("Play it to go on.");
        default:
            return "";
        }
    }

    // Why the move tried is a mistake, where that was proved.
    readonly property string why: {
        if (openings.verdict !== Openings.Unprepared)
            return "";
        if (openings.motif === Reason.None)
            return openings.explains ? qsTr("Looking for the reason…") : "";
        const side = words.sideName(openings.side);
        const other = words.sideName(words.otherSide(openings.side));
        const does = kind.reasons.text(openings.motif, side, other, openings.reasonCell, openings.reasonList, openings.reasonCount, openings.manner);
        const remedy = kind.reasons.better(openings.remedy, openings.motif, openings.expected, side, other, openings.remedyCell, openings.remedyList, openings.remedyCount);
        return words.join(qsTr("%1 %2.", "move, what it does").arg(openings.tried).arg(does), remedy);
    }

    // The rules and the board that there are lines for, if there are none for those played last.
    readonly property string elsewhere: openings.sizeElsewhere > 0 ? board(openings.rulesElsewhere, openings.sizeElsewhere) : ""

    readonly property bool missed: openings.verdict === Openings.Unprepared || openings.verdict === Openings.Told

    readonly property string sentence: {
        switch (openings.stage) {
        case Openings.AllDone:
            return words.join(qsTr("That was the last line."), qsTr("%1.", "a sentence").arg(fares));
        case Openings.LineOver:
            return qsTr("The line ends here.");
        case Openings.Replying:
            return qsTr("%1 moves…", "side").arg(words.sideName(words.otherSide(openings.side)));
        default:
            break;
        }
        if (headline !== "" && openings.verdict !== Openings.AsPrepared)
            return words.join(qsTr("%1.", "a sentence").arg(headline), advice);
        const last = openings.line.length === 0 ? "" : openings.line[openings.line.length - 1];
        const played = last === "" ? "" : qsTr("%1 plays %2.", "side, square").arg(words.sideName(words.otherSide(openings.side))).arg(last);
        return words.join(played, qsTr("What have you prepared?"));
    }

    function board(rules: int, size: int): string {
        return Speech.joined([kind.rulesName(rules), size + "×" + size]);
    }

    function share(share: int): string {
        return share < 0 ? "" : qsTr("%1 %", "how often a move is played").arg(share);
    }

    function standing(known: int, due: bool, leftOut: bool): string {
        return leftOut ? qsTr("left out", "a line") : due ? qsTr("due", "a line") : known;
    }
}
