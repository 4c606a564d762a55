// The words of an exercise.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Practice practice
    required property GameWords words
    required property GameKind kind

    readonly property RecordNames names: RecordNames {}
    readonly property bool over: practice.stage === Practice.Solved || practice.stage === Practice.Told
    readonly property string title: practice.ofDeck ? qsTr("Practice: %1 of %2", "number, all of them").arg(Amount.count(practice.number)).arg(Amount.count(practice.all)) : qsTr("Try again")
    // What is to be found, if the position is a puzzle.
    readonly property GoalWords goals: GoalWords {
        words: root.words
        goal: root.practice.goal
        finder: root.practice.side
        choices: root.practice.choices
    }
    readonly property string loses: qsTr("%1 was played and loses %2.", "move, how much").arg(practice.played).arg(kind.loss(practice.lost).replace("−", ""))
    readonly property string goOn: practice.found === 0 ? "" : goals.goOn(practice.lastRight, practice.lastAnswer)
    readonly property string task: goals.known ? words.join(words.join(qsTr("%1.", "a headline").arg(goals.headline), loses), goals.asked) : words.join(words.toMove(practice.side), qsTr("%1 loses %2. Find a better move.", "move, how much").arg(practice.played).arg(kind.loss(practice.lost).replace("−", "")))
    // The game of the mistake: players, place and date.
    readonly property string occasion: {
        // Only games played here have a level of the machine.
        const here = [practice.black, practice.white].some(name => names.shown(name) !== name);
        const nameOf = (name, other) => here ? names.here(name, other) : names.shown(name);
        const black = nameOf(practice.black, practice.white) || words.sideName(Side.Black);
        const white = nameOf(practice.white, practice.black) || words.sideName(Side.White);
        const players = practice.black === "" && practice.white === "" ? "" : qsTr("%1 – %2", "who plays whom").arg(black).arg(white);
        return [players, practice.event, practice.date].filter(said => said !== "").join(" · ");
    }
    // The hints given so far.
    readonly property string clue: [part, place, answered].filter(said => said !== "").join(" ")
    // The last of them.
    readonly property string latest: answered || place || part
    readonly property string part: practice.part.length < 2 ? "" : qsTr("It lies in the part of the board that is marked, %1 to %2.", "squares at its ends").arg(practice.part[0]).arg(practice.part[1])
    readonly property string answered: practice.clueCell === "" ? "" : qsTr("It is %1.", "move").arg(practice.clueCell)
    readonly property string place: {
        switch (practice.clue) {
        case Practice.Corner:
            return words.join(qsTr("It is a corner."), turned);
        case Practice.Edge:
            return words.join(qsTr("It lies on the edge."), turned);
        case Practice.Inside:
            return words.join(qsTr("It does not lie on the edge."), turned);
        default:
            return "";
        }
    }
    readonly property string turned: practice.clueCount === 0 ? "" : qsTr("It flips %n disc(s).", "", practice.clueCount)
    readonly property string best: practice.answer[0] ?? ""
    readonly property string outcome: {
        switch (practice.stage) {
        case Practice.Solved:
            return practice.tried === best && practice.found > 1 ? qsTr("Solved: all %n moves were found.", "", practice.found)
                : practice.tried === best ? qsTr("%1 is right.", "move").arg(best)
                : tried === worth ? qsTr("%1 is right, as good as %2.", "move, another one").arg(practice.tried).arg(best)
                : qsTr("%1 is right as well; the best is %2.", "move, another one").arg(practice.tried).arg(best);
        case Practice.Told:
            return qsTr("The best is %1.", "move").arg(practice.told !== "" ? practice.told : best);
        default:
            return "";
        }
    }
    // The wrong try, its value and the reply.
    readonly property string missed: {
        if (practice.missed === "")
            return "";
        if (practice.refuted)
            return words.join(words.join(qsTr("%1.", "a headline").arg(goals.misses(practice.missed, practice.refutedScore)), goals.answered(practice.reply)), goals.better(practice.refutedScore));
        const value = qsTr("%1 is not it: it is worth %2 to %3, the best move %4.", "move, score, side, score").arg(practice.missed).arg(tried).arg(words.sideName(practice.side)).arg(worth);
        return words.join(value, practice.reply === "" ? "" : qsTr("%1 answers it.", "move").arg(practice.reply));
    }
    // The values of the best move, the try and the mistake.
    readonly property string worth: words.score(practice.bestWorth, practice.bestExact, practice.bestForced)
    readonly property string tried: words.score(practice.worth, practice.worthExact, practice.worthForced)
    readonly property string lesser: words.score(practice.playedWorth, practice.playedExact, practice.playedForced)
    // How much better the answer is than the mistake.
    readonly property string values: {
        if (!over)
            return "";
        const side = words.sideName(practice.side);
        const other = practice.stage === Practice.Solved && practice.tried !== best;
        return other ? qsTr("%1 is worth %2 to %3, %4 %5; %6, which was played, %7.", "move, score, side, move, score, move, score").arg(practice.tried).arg(tried).arg(side).arg(best).arg(worth).arg(practice.played).arg(lesser)
            : qsTr("%1 is worth %2 to %3; %4, which was played, %5.", "move, score, side, move, score").arg(best).arg(worth).arg(side).arg(practice.played).arg(lesser);
    }
    // Why that was a mistake, and what the better move does.
    readonly property string reason: practice.motif === Reason.None ? ""
        : kind.reasons.text(practice.motif, words.sideName(practice.side), words.sideName(words.otherSide(practice.side)), practice.reasonCell, practice.reasonList, practice.reasonCount, practice.manner)
    readonly property string remedy: practice.motif === Reason.None ? ""
        : kind.reasons.better(practice.remedy, practice.motif, best, words.sideName(practice.side), words.sideName(words.otherSide(practice.side)), practice.remedyCell, practice.remedyList, practice.remedyCount)
    readonly property string why: !over ? "" : reason !== "" ? words.join(qsTr("%1 %2.", "move, what it does").arg(practice.played).arg(reason), remedy)
        : practice.explains ? qsTr("Looking for the reason…") : qsTr("No single reason could be proved.")
    // The line expected from here, as far as it is known, or the whole solution.
    readonly property string line: practice.line.length < 2 ? "" : practice.isSolution ? qsTr("Solution: %1", "moves").arg(Array.from(practice.line).join(" ")) : qsTr("Expected: %1", "moves").arg(Array.from(practice.line).join(" "))

    // The sentence for the exercise as it is now.
    readonly property string sentence: {
        if (over)
            return words.join(words.join(outcome, values), reason === "" ? "" : why);
        if (practice.stage === Practice.Looking)
            return qsTr("Looking at %1…", "move").arg(practice.tried);
        if (practice.missed !== "")
            return words.join(missed, qsTr("Try another move."));
        if (latest === "" && goOn !== "")
            return goOn;
        // In the deck each exercise is from another game.
        return latest !== "" ? latest : practice.ofDeck && occasion !== "" ? words.join(task, qsTr("%1.", "which game").arg(occasion)) : task;
    }
}
