// Names as records hold them, as they are shown.
import QtQuick

QtObject {
    // A level of the machine is written as a name, such as Heibai 3.
    function shown(name: string): string {
        const level = /^Heibai (\d+)$/.exec(name);
        return level ? qsTr("Heibai, level %1").arg(level[1]) : name;
    }

    // The same where there is little room: which level it was stands elsewhere.
    function brief(name: string): string {
        return /^Heibai \d+$/.test(name) ? qsTr("Heibai") : shown(name);
    }

    // Who played here against another, whose name is known: who has none is the person in front of the window.
    function here(name: string, other: string): string {
        return name === "" && other !== "" ? qsTr("You") : shown(name);
    }
}
