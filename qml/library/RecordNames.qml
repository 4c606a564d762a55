// Names of records, as they are shown.
import QtQuick

QtObject {
    // A level of the machine is recorded as a name such as Heibai 3.
    function shown(name: string): string {
        const level = /^Heibai (\d+)$/.exec(name);
        return level ? qsTr("Heibai, level %1").arg(level[1]) : name;
    }

    // The same without the level, where there is little room.
    function brief(name: string): string {
        return /^Heibai \d+$/.test(name) ? qsTr("Heibai") : shown(name);
    }

    // A player of a game finished here: beside a named opponent, the nameless one is the user.
    function here(name: string, other: string): string {
        return name === "" && other !== "" ? qsTr("You") : shown(name);
    }
}
