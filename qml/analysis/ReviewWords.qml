// The words of a review.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Review review
    required property GameWords words
    required property GameKind kind

    function slip(slip: int): string {
        switch (slip) {
        case Review.Inaccuracy:
            return qsTr("inaccuracy");
        case Review.Mistake:
            return qsTr("mistake");
        case Review.Blunder:
            return qsTr("blunder");
        default:
            return "";
        }
    }

    // A move and its verdict for screen readers; its value is for Black.
    function spoken(number: int, side: int, name: string, value: real, sure: int, forced: int, slip: int, lost: real, better: string, noise: real): string {
        const score = words.score(words.told(value, Side.Black, side), sure === Sureness.Certain, words.told(forced, Side.Black, side));
        const bare = qsTr("Move %1, %2 %3, %4", "number, side, move, what it is worth").arg(number).arg(words.sideName(side)).arg(name).arg(words.spokenWorth(score, forced, side));
        if (slip === Review.NoSlip && noise > 0)
            return qsTr("%1, loses %2, give or take %3: not certain", "move, what it lost, discs").arg(bare).arg(kind.loss(lost).replace("−", "")).arg(noise.toFixed(1));
        if (slip === Review.NoSlip)
            return bare;
        const judged = qsTr("%1, %2, loses %3", "move, what it is called, what it lost").arg(bare).arg(root.slip(slip)).arg(kind.loss(lost).replace("−", ""));
        return better === "" ? judged : qsTr("%1, better %2", "move, another one").arg(judged).arg(better);
    }

    // Why a move was a slip, as the rest of a sentence that begins with it; empty unless proved.
    function reason(side: int, motif: int, cell: string, list: list<string>, count: int, manner: int): string {
        return motif === Reason.None ? "" : kind.reasons.text(motif, words.sideName(side), words.sideName(words.otherSide(side)), cell, list, count, manner);
    }

    // What the better move would have done, and the number of the move by which the opponent did what it could, or 0.
    function remedy(side: int, motif: int, remedy: int, better: string, cell: string, list: list<string>, count: int, happened: int): string {
        const other = words.sideName(words.otherSide(side));
        const said = kind.reasons.better(remedy, motif, better, words.sideName(side), other, cell, list, count);
        return words.join(said, happened > 0 ? qsTr("%1 played it at move %2.", "side, number").arg(other).arg(happened) : "");
    }

    readonly property string unknown: qsTr("not known yet", "how many mistakes")

    // How many slips of each kind a side made, by their names; `all` moves are judged, or only some of them.
    function counted(inaccuracies: int, mistakes: int, blunders: int, all: bool): string {
        const said = [blunders > 0 ? qsTr("%n blunder(s)", "", blunders) : "", mistakes > 0 ? qsTr("%n mistake(s)", "", mistakes) : "", inaccuracies > 0 ? qsTr("%n inaccuracy(ies)", "", inaccuracies) : ""].filter(words => words !== "");
        const slips = said.join(qsTr(", ", "between slips"));
        if (!all)
            return said.length === 0 ? unknown : qsTr("so far %1", "mistakes").arg(slips);
        return said.length === 0 ? qsTr("no mistakes") : slips;
    }

    readonly property string progress: {
        if (!review.running)
            return review.failed ? qsTr("The review has failed.") : "";
        const pass = review.quick ? qsTr("A first look: %1 of %2", "moves") : qsTr("%1 of %2 moves");
        const done = pass.arg(review.done).arg(review.all);
        return review.quick || review.secondsLeft === 0 ? done : qsTr("%1, about %n s left", "how far", review.secondsLeft).arg(done);
    }
}
