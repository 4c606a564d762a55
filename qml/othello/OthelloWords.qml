// The words of Othello: scores in discs, flips, and endings.
import QtQuick
import org.heibai.app

GameWords {
    function signed(score: real, decimals: int): string {
        const digits = Amount.text(score, decimals);
        return Number(digits) === 0 ? digits : (score > 0 ? "+" : "−") + digits;
    }

    function losses(): list<string> {
        return [qsTr("1 or 2 discs less"), qsTr("3 to 6 discs less"), qsTr("7 and more")];
    }

    // A proven score is a whole number; an estimate shows tenths.
    function score(score: real, exact: bool, forced: int): string {
        return signed(score, exact ? 0 : 1);
    }

    // Leaves of the book differ from deeper searches by 1.0 to 1.4 discs (docs/book.md), so tenths would say nothing.
    function bookWorth(value: real, sure: int, forced: int, percent: int, of: int, mover: int): string {
        return sure === Sureness.AtDepth ? qsTr("%1 ±2", "discs, how far that may be off").arg(signed(told(value, of, mover), 0)) : worth(value, sure, forced, percent, of, mover);
    }

    function hint(cell: string, score: real, exact: bool, forced: int, percent: int, side: int): string {
        return join(qsTr("Best: %1.", "square or point").arg(cell), outlook(Math.round(Math.abs(score)), score > 0, exact, side));
    }

    // How the game would end for a side if both played their best.
    function outlook(discs: int, wins: bool, exact: bool, side: int): string {
        if (discs === 0)
            return exact ? qsTr("It would be a draw.") : qsTr("It looks even.");
        if (isYou(side)) {
            return exact ? (wins ? qsTr("You would win by %1.", "discs") : qsTr("You would lose by %1.", "discs")).arg(discs)
                : (wins ? qsTr("You would win by about %1.", "discs") : qsTr("You would lose by about %1.", "discs")).arg(discs);
        }
        const name = playerName(side);
        return exact ? (wins ? qsTr("%1 would win by %2.", "side, discs") : qsTr("%1 would lose by %2.", "side, discs")).arg(name).arg(discs)
            : (wins ? qsTr("%1 would win by about %2.", "side, discs") : qsTr("%1 would lose by about %2.", "side, discs")).arg(name).arg(discs);
    }

    function placed(side: int, cell: string, count: int): string {
        return isYou(side) ? qsTr("You played %1, %n disc(s) flipped.", "square", count).arg(cell)
            : Speech.fill(qsTr("%1 played %2, %n disc(s) flipped.", "side, square", count), [playerName(side), cell]);
    }

    function result(winner: int, blackScore: int, whiteScore: int): string {
        if (winner === Side.None)
            return qsTr("A draw.");
        if (you !== Side.None || blackScore < 0)
            return qsTr("%1.", "a headline as a sentence").arg(headline(winner, blackScore, whiteScore));
        const black = winner === Side.Black;
        return qsTr("%1 wins by %2 to %3.", "side, its score, the other's").arg(sideName(winner))
            .arg(black ? blackScore : whiteScore).arg(black ? whiteScore : blackScore);
    }

    function ending(ending: int, winner: int): string {
        switch (ending) {
        case Outcome.WipedOut:
            return winner === Side.Black ? qsTr("White has no disc left.") : qsTr("Black has no disc left.");
        case Outcome.CountedOnTime:
            return qsTr("Time ran out; the discs decided.");
        default:
            return qsTr("Nobody can move any more.");
        }
    }

    function text(status): string {
        switch (status.says) {
        case Status.Played:
            return playedToMove(status.side, status.cell, status.count);
        case Status.TimeUpCounted:
            return isYou(status.side) ? qsTr("Your time is up. The discs decide.") : qsTr("%1's time is up. The discs decide.", "side").arg(playerName(status.side));
        case Status.FlipsNothing:
            return qsTr("%1 would flip nothing.", "square").arg(status.cell);
        default:
            return "";
        }
    }
}
