// The words and signs for moves of a study.
import QtQuick
import org.heibai.app

QtObject {
    // The best first, and how each is written.
    readonly property var judgements: [Study.VeryGood, Study.Good, Study.Interesting, Study.Doubtful, Study.Bad, Study.VeryBad]
    readonly property var signs: ["!!", "!", "!?", "?!", "?", "??"]

    function judgement(sign: string): string {
        switch (sign) {
        case "!!":
            return qsTr("very good move");
        case "!":
            return qsTr("good move");
        case "!?":
            return qsTr("interesting move");
        case "?!":
            return qsTr("doubtful move");
        case "?":
            return qsTr("mistake");
        case "??":
            return qsTr("blunder");
        default:
            return "";
        }
    }

    readonly property RecordNames names: RecordNames {}

    // The players; one without a name is the user, or called by its colour.
    function players(players: Players): string {
        const black = players.blackRecorded, white = players.whiteRecorded;
        if (black === "" && white === "")
            return "";
        return qsTr("%1 – %2", "who plays whom").arg(names.shown(black) || (players.blackIsYou ? qsTr("You") : qsTr("Black", "side"))).arg(names.shown(white) || (players.whiteIsYou ? qsTr("You") : qsTr("White", "side")));
    }

    // Where and when, and the result.
    function occasion(study: Study): string {
        return [study.event, study.date, names.result(study.result)].filter(said => said !== "").join(" · ");
    }

    // All that a screen reader says of a move; `place` is such as 2/3 among the variations.
    function spoken(number: string, name: string, black: bool, place: string, sign: string, worth: string, comment: string): string {
        const move = PlyNames.isChoice(name) ? PlyNames.text(name) : black ? qsTr("Move %1, Black %2", "number, move").arg(number).arg(PlyNames.text(name))
            : qsTr("Move %1, White %2", "number, move").arg(number).arg(PlyNames.text(name));
        return [move, ...more(place, sign, worth, comment)].join(qsTr(", ", "between things that are said of a move"));
    }

    // What is told of a move besides its number and name.
    function more(place: string, sign: string, worth: string, comment: string): list<string> {
        const [at, of] = place.split("/");
        const parts = [];
        if (of !== "1")
            parts.push(qsTr("variation %1 of %2").arg(at).arg(of));
        if (sign !== "")
            parts.push(judgement(sign));
        if (worth !== "")
            parts.push(worth);
        if (comment !== "")
            parts.push(qsTr("comment: %1").arg(comment));
        return parts;
    }
}
