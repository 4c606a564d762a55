// What is said of a review.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Review review
    required property GameWords words
    readonly property bool gomoku: words instanceof GomokuWords

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

    // What a move lost: discs, or points of the chance to win.
    function loss(lost: real): string {
        const digits = lost.toFixed(lost < 9.95 && lost !== Math.round(lost) ? 1 : 0);
        return gomoku ? qsTr("−%1 %", "what a move lost of the chance to win").arg(digits) : "−" + digits;
    }

    // A move with what became of it, as a screen reader says it.
    function spoken(number: int, side: int, name: string, value: string, slip: int, lost: real, better: string): string {
        const bare = qsTr("Move %1, %2 %3, for Black %4", "number, side, move, value").arg(number).arg(words.sideName(side)).arg(name).arg(value);
        if (slip === Review.NoSlip)
            return bare;
        const judged = qsTr("%1, %2, loses %3", "move, what it is called, what it lost").arg(bare).arg(root.slip(slip)).arg(loss(lost).replace("−", ""));
        return better === "" ? judged : qsTr("%1, better %2", "move, another one").arg(judged).arg(better);
    }

    readonly property string progress: {
        if (!review.running)
            return review.failed ? qsTr("The review has failed.") : "";
        const pass = review.quick ? qsTr("A first look: %1 of %2", "moves") : qsTr("%1 of %2 moves");
        const done = pass.arg(review.done).arg(review.all);
        return review.quick || review.done === 0 ? done : qsTr("%1, about %n s left", "how far", review.secondsLeft).arg(done);
    }
}
