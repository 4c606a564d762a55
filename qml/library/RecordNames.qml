// Names of records, as they are shown.
import QtQuick
import org.heibai.app

QtObject {
    readonly property LevelNames levels: LevelNames {}
    readonly property string you: qsTr("You")
    readonly property string atLevel: qsTr("Heibai, level %1")
    readonly property string likePerson: qsTr("Heibai, like %1", "rating of a person")

    // A level of the machine is recorded as a name such as Heibai 3, the rating of a person it plays like as Heibai 1400.
    function shown(name: string): string {
        const level = /^Heibai (\d+)$/.exec(name);
        if (!level)
            return name;
        return (levels.isPerson(Number(level[1])) ? likePerson : atLevel).arg(level[1]);
    }

    // What a list calls the user, a level, and the machine that plays like a person.
    function players(): var {
        return [you, atLevel, likePerson];
    }

    // The same without the level, where there is little room.
    function brief(name: string): string {
        return /^Heibai \d+$/.test(name) ? qsTr("Heibai") : shown(name);
    }

    // A result in the letters of SGF, with the winner first; any other as it is.
    function result(told: string): string {
        if (told === "0")
            return qsTr("0", "a drawn game");
        const parts = /^([BW])\+(R|T|[\d.]*)$/.exec(told);
        if (!parts)
            return told;
        const black = parts[1] === "B";
        switch (parts[2]) {
        case "R":
            return black ? qsTr("B+R", "Black won, White resigned") : qsTr("W+R", "White won, Black resigned");
        case "T":
            return black ? qsTr("B+T", "Black won on time") : qsTr("W+T", "White won on time");
        case "":
            return black ? qsTr("B+", "Black won") : qsTr("W+", "White won");
        default:
            return (black ? qsTr("B+%1", "Black won by so much") : qsTr("W+%1", "White won by so much")).arg(parts[2]);
        }
    }

    // The same for screen readers.
    function spokenResult(told: string): string {
        if (told === "0")
            return qsTr("a draw", "result of a game");
        const parts = /^([BW])\+(R|T|[\d.]*)$/.exec(told);
        if (!parts)
            return told;
        const black = parts[1] === "B";
        switch (parts[2]) {
        case "R":
            return black ? qsTr("Black won, White resigned", "result of a game") : qsTr("White won, Black resigned", "result of a game");
        case "T":
            return black ? qsTr("Black won on time", "result of a game") : qsTr("White won on time", "result of a game");
        case "":
            return black ? qsTr("Black won", "result of a game") : qsTr("White won", "result of a game");
        default:
            return (black ? qsTr("Black won by %1", "result of a game") : qsTr("White won by %1", "result of a game")).arg(parts[2]);
        }
    }

    // How a list says that Black won, White won, a draw, that White resigned, Black did, that Black won on time, White did.
    function results(): var {
        return ["B+", "W+", "0", "B+R", "W+R", "B+T", "W+T"].map(told => result(told));
    }

    // A player of a game finished here: beside a named opponent, the nameless one is the user.
    function here(name: string, other: string): string {
        return name === "" && other !== "" ? you : shown(name);
    }
}
