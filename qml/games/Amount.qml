// How the amounts of values are written.
pragma Singleton

import QtQuick

QtObject {
    // With so many decimals and without a sign. Values are hundredths in floating point of either size, and the same
    // hundredths have to be rounded the same way everywhere.
    function text(value: real, decimals: int): string {
        return (Math.round(100 * Math.abs(value)) / 100).toFixed(decimals);
    }
}
