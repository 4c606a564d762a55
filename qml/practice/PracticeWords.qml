// What is said of a mistake that is given back.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Practice practice
    required property GameWords words
    required property GameKind kind

    readonly property bool over: practice.stage === Practice.Solved || practice.stage === Practice.Told
    readonly property string title: practice.ofDeck ? qsTr("Practice: %1 of %2", "number, all of them").arg(practice.number).arg(practice.all) : qsTr("Try again")
    readonly property string task: words.join(words.toMove(practice.side), qsTr("%1 loses %2. Find a better move.", "move, how much").arg(practice.played).arg(kind.loss(practice.lost).replace("−", "")))
    // What one was told of the move.
    readonly property string clue: {
        switch (practice.clue) {
        case Practice.Part:
            return qsTr("It lies in the part of the board that is marked.");
        case Practice.Corner:
            return words.join(qsTr("It is a corner."), turned);
        case Practice.Edge:
            return words.join(qsTr("It lies on the edge."), turned);
        case Practice.Inside:
            return words.join(qsTr("It does not lie on the edge."), turned);
        case Practice.Answer:
            return qsTr("It is %1.", "move").arg(practice.clueCell);
        default:
            return "";
        }
    }
    readonly property string turned: practice.clueCount === 0 ? "" : qsTr("It flips %n disc(s).", "", practice.clueCount)
    readonly property string best: practice.answer[0] ?? ""
    readonly property string outcome: {
        switch (practice.stage) {
        case Practice.Solved:
            return practice.tried === best ? qsTr("%1 is right.", "move").arg(best) : qsTr("%1 is right as well; the best is %2.", "move, another one").arg(practice.tried).arg(best);
        case Practice.Told:
            return qsTr("The best is %1.", "move").arg(best);
        default:
            return "";
        }
    }
    // What is expected from here, as far as it is known.
    readonly property string line: practice.answer.length < 2 ? "" : qsTr("Expected: %1", "moves").arg(Array.from(practice.answer).join(" "))

    // The sentence for the exercise as it is now.
    readonly property string sentence: {
        if (over)
            return outcome;
        if (practice.stage === Practice.Looking)
            return qsTr("Looking at %1…", "move").arg(practice.tried);
        if (practice.missed !== "")
            return words.join(qsTr("%1 is not it. Try another move.", "move").arg(practice.missed), clue);
        return clue === "" ? task : clue;
    }
}
