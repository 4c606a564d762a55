// The words of the laboratory for values, counts and steps.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Laboratory lab
    // Whether values are for Black rather than for the side to move.
    property bool forBlack: false

    // An algorithm where there is no room for what is in brackets.
    function brief(title: string): string {
        return title.replace(/ \([^)]*\)|（[^）]*）/, "");
    }

    function number(count: real): string {
        return Amount.count(count);
    }

    function milliseconds(time: real): string {
        return time >= 10000 ? qsTr("%1 s", "seconds").arg((time / 1000).toFixed(1)) : qsTr("%1 ms", "milliseconds").arg(time >= 100 ? Math.round(time) : time.toFixed(1));
    }

    function branching(factor: real): string {
        return factor < 0 ? "–" : factor.toFixed(2);
    }

    function signed(number: real, decimals: int): string {
        const words = Math.abs(number).toFixed(decimals);
        return (number < 0 ? "−" : "+") + words;
    }

    // A value; a short one fits into a picture.
    function value(worth: int, amount: int, brief: bool): string {
        switch (worth) {
        case Laboratory.Hundredths:
            return signed(amount / 100, 2);
        case Laboratory.Discs:
            return brief ? signed(amount, 0) : qsTr("%1 at the end", "discs").arg(signed(amount, 0));
        case Laboratory.WinIn:
            return brief ? qsTr("win %1", "in so many moves").arg(amount) : qsTr("win in %n move(s)", "", amount);
        case Laboratory.LossIn:
            return brief ? qsTr("loss %1", "in so many moves").arg(amount) : qsTr("loss in %n move(s)", "", amount);
        case Laboratory.Lost:
            return qsTr("lost");
        case Laboratory.Share:
            return qsTr("%1 %", "share of the points").arg((amount / 10).toFixed(1));
        default:
            return amount < 0 ? "−∞" : "+∞";
        }
    }

    // A result, given for the side to move, as it is shown.
    function found(worth: int, amount: int, brief: bool): string {
        if (!forBlack || lab.side !== Side.White)
            return value(worth, amount, brief);
        switch (worth) {
        case Laboratory.WinIn:
            return value(Laboratory.LossIn, amount, brief);
        case Laboratory.LossIn:
            return value(Laboratory.WinIn, amount, brief);
        case Laboratory.Lost:
            return qsTr("won");
        case Laboratory.Share:
            return value(worth, 1000 - amount, brief);
        default:
            return value(worth, -amount, brief);
        }
    }

    // What these values are.
    readonly property string whatValuesAre: qsTr("A value is the algorithm's estimate at its depth, not the true value of the position.")

    // What is known of the position beside that, in the words of its game. These are GameWords, but a type of QML that only the
    // head of a function names is freed by Qt 6.8 while it still points there.
    function known(words: var): string {
        if (!lab.known)
            return "";
        const told = lab.knownBook ? words.bookWorth(lab.knownWorth, lab.knownSureness, lab.knownForced, lab.knownPercent, lab.side, lab.side)
            : words.worth(lab.knownWorth, lab.knownSureness, lab.knownForced, lab.knownPercent, lab.side, lab.side);
        const sure = words.sureness(lab.knownSureness, lab.knownDepth);
        return lab.knownBook ? qsTr("The position: %1 (book, %2)", "value, how sure").arg(told).arg(sure) : qsTr("The position: %1 (%2)", "value, how sure").arg(told).arg(sure);
    }

    // A number of a recording.
    function raw(number: int, brief: bool): string {
        return value(lab.worth(number), lab.amount(number), brief);
    }

    function window(low: int, high: int): string {
        return "[" + raw(low, true) + ", " + raw(high, true) + "]";
    }

    // The result of a node, for the picture.
    function result(how: int, worth: int, share: int, visits: int): string {
        if (share >= 0)
            return qsTr("%1 % of %2", "points, playouts").arg(share / 10).arg(number(visits));
        const sign = how === LabTree.AtLeast ? "≥ " : how === LabTree.AtMost ? "≤ " : how === LabTree.Probable ? "≈ " : "";
        return how === LabTree.NoValue ? "" : sign + raw(worth, true);
    }

    // The same in words.
    function spokenResult(how: int, worth: int, share: int, visits: int): string {
        if (share >= 0)
            return qsTr("%1 % of the points in %2 playouts").arg(share / 10).arg(number(visits));
        const told = raw(worth, false);
        switch (how) {
        case LabTree.Evaluated:
            return qsTr("evaluated at %1").arg(told);
        case LabTree.GameOver:
            return qsTr("the game is over: %1").arg(told);
        case LabTree.Remembered:
            return qsTr("known from the table: %1").arg(told);
        case LabTree.Probable:
            return qsTr("probably %1").arg(told);
        case LabTree.Exact:
            return qsTr("value %1").arg(told);
        case LabTree.AtLeast:
            return qsTr("value at least %1").arg(told);
        case LabTree.AtMost:
            return qsTr("value at most %1").arg(told);
        default:
            return "";
        }
    }

    function place(moves: string): string {
        return moves === "" ? qsTr("the root") : moves;
    }

    // A node for screen readers.
    function node(moves: string, largest: bool, windowed: bool, low: int, high: int, cut: bool, visits: int, open: bool, result: string): string {
        const parts = [place(moves)];
        if (cut)
            parts.push(qsTr("cut off"));
        else if (visits === 0)
            parts.push(qsTr("not reached yet"));
        else
            parts.push(largest ? qsTr("takes the largest") : qsTr("takes the smallest"));
        if (windowed)
            parts.push(qsTr("window %1 to %2").arg(raw(low, false)).arg(raw(high, false)));
        if (open)
            parts.push(qsTr("being searched"));
        if (result !== "")
            parts.push(result);
        return Speech.joined(parts);
    }

    // What the last step did.
    function step(tree: LabTree): string {
        const at = qsTr("Step %1 of %2", "of a search").arg(number(tree.step)).arg(number(tree.steps));
        let what = "";
        switch (tree.event) {
        case LabTree.Entered:
            what = tree.windowed ? qsTr("into %1, window %2 to %3", "the search goes").arg(place(tree.moves)).arg(raw(tree.low, false)).arg(raw(tree.high, false)) : qsTr("into %1", "the search goes").arg(place(tree.moves));
            break;
        case LabTree.Left:
            what = qsTr("back from %1: %2", "the search comes; what it brings").arg(place(tree.moves)).arg(spokenResult(tree.how, tree.worth, -1, 0));
            break;
        case LabTree.CutOff:
            what = qsTr("%1 is cut off: enough is known already", "a branch").arg(place(tree.moves));
            break;
        case LabTree.PlayedOut:
            what = qsTr("a playout through %1: %2").arg(place(tree.moves)).arg(spokenResult(LabTree.NoValue, 0, tree.share, tree.visits));
            break;
        default:
            what = qsTr("before the search");
        }
        return qsTr("%1: %2", "step, what it did").arg(at).arg(what);
    }

    function trouble(): string {
        switch (lab.trouble) {
        case Laboratory.Over:
            return qsTr("The game is over here: there is nothing to search.");
        case Laboratory.Opening:
            return qsTr("The opening is not over here: no side has its colour yet.");
        case Laboratory.Size:
            return qsTr("This board is too large: the laboratory knows Othello up to 10×10.");
        case Laboratory.Evaluation:
            return qsTr("The evaluation does not cover this board.");
        case Laboratory.Nobody:
            return qsTr("Choose an algorithm.");
        default:
            return "";
        }
    }

    // That a run or a tournament has begun, and that it is over.
    function begun(): string {
        return lab.stage === Laboratory.Playing ? qsTr("The tournament has begun.") : qsTr("The run has begun.");
    }

    function over(played: bool): string {
        return played ? qsTr("The tournament is over: %n game(s) played.", "", lab.played) : qsTr("The run is over: %n result(s).", "of algorithms", lab.outcomes);
    }

    // The run, or its result.
    function stage(): string {
        switch (lab.stage) {
        case Laboratory.Comparing:
            return lab.deepened > 0 ? qsTr("%1 (%2 of %3), depth %4 done", "algorithm, its place").arg(brief(lab.runningTitle)).arg(lab.runsNow + 1).arg(lab.runsInAll).arg(lab.deepened)
                : qsTr("%1 (%2 of %3)", "algorithm, its place").arg(brief(lab.runningTitle)).arg(lab.runsNow + 1).arg(lab.runsInAll);
        case Laboratory.Playing:
            return qsTr("%1 of %2 games played").arg(lab.played).arg(lab.toPlay);
        case Laboratory.Cancelled:
            return qsTr("Cancelled. Nothing was kept.");
        case Laboratory.Failed:
            return qsTr("It failed. Nothing was kept.");
        default:
            return "";
        }
    }
}
