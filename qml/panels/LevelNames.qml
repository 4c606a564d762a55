// The names of the machine's ten levels.
import QtQuick

QtObject {
    // The difficulty, in thirds.
    function ease(level: int): int {
        return level <= 3 ? 0 : level <= 6 ? 1 : 2;
    }

    function eases(): list<string> {
        return [qsTr("Easy", "levels"), qsTr("Medium", "levels"), qsTr("Hard", "levels")];
    }

    function name(level: int): string {
        switch (level) {
        case 1:
            return qsTr("Beginner", "level");
        case 2:
            return qsTr("Novice", "level");
        case 3:
            return qsTr("Apprentice", "level");
        case 4:
            return qsTr("Amateur", "level");
        case 5:
            return qsTr("Club player", "level");
        case 6:
            return qsTr("Advanced", "level");
        case 7:
            return qsTr("Expert", "level");
        case 8:
            return qsTr("Candidate", "level");
        case 9:
            return qsTr("Master", "level");
        default:
            return qsTr("Champion", "level");
        }
    }
}
