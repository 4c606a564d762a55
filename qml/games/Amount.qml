// How amounts are written.
pragma Singleton

import QtQuick

QtObject {
    // With so many decimals and without a sign. Values are hundredths in floating point of either size, and the same
    // hundredths have to be rounded the same way everywhere.
    function text(value: real, decimals: int): string {
        return (Math.round(100 * Math.abs(value)) / 100).toFixed(decimals);
    }

    // A whole number with its thousands in groups, as the language of the window has them. Words with %n, and with %Ln too,
    // have them as the desktop does, or not at all.
    function count(number: real): string {
        return Number(number).toLocaleString(Qt.locale(Qt.uiLanguage || "en"), "f", 0);
    }

    // About how long so many minutes are: nobody reckons with hundreds of them.
    function time(minutes: int): string {
        const hours = Math.round(minutes / 60);
        return minutes < 100 ? qsTr("%n minute(s)", "a time", minutes) : qsTr("%1 hour(s)", "a time", hours).arg(count(hours));
    }
}
