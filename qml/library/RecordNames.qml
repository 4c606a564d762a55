// Names as records hold them, as they are shown.
import QtQuick

QtObject {
    // A level of the machine is written as a name, such as Heibai 3.
    function shown(name: string): string {
        const level = /^Heibai (\d+)$/.exec(name);
        return level ? qsTr("Heibai, level %1").arg(level[1]) : name;
    }
}
