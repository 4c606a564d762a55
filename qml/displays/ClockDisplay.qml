// The time left, on glass: m:ss, mm:ss or h:mm; OFF without a clock.
import QtQuick
import org.heibai.app

LcdDisplay {
    id: root

    // -1 without a clock.
    required property int milliseconds
    // 0: the clock of whoever is to move; 1 Black's; 2 White's.
    property int side: 0

    // A second counts as left until it is over.
    readonly property int seconds: milliseconds < 0 ? -1 : Math.ceil(milliseconds / 1000)

    function shown(total: int): string {
        if (total < 0)
            return "OFF";
        const minutes = Math.floor(total / 60);
        if (minutes >= 60)
            return Math.floor(minutes / 60) + ":" + String(minutes % 60).padStart(2, "0");
        return minutes + ":" + String(total % 60).padStart(2, "0");
    }

    function duration(total: int): string {
        const minutes = Math.floor(total / 60);
        if (minutes === 0)
            return qsTr("%n second(s)", "", total);
        if (total % 60 === 0)
            return qsTr("%n minute(s)", "", minutes);
        return qsTr("%1 %2", "minutes and seconds").arg(qsTr("%n minute(s)", "", minutes)).arg(qsTr("%n second(s)", "", total % 60));
    }

    function spoken(): string {
        if (seconds < 0)
            return qsTr("Clock off");
        const left = duration(seconds);
        return side === 1 ? qsTr("Black's time left: %1").arg(left) : side === 2 ? qsTr("White's time left: %1").arg(left) : qsTr("Time left: %1").arg(left);
    }

    objectName: side === 1 ? "blackClock" : side === 2 ? "whiteClock" : "clock"
    text: shown(seconds)
    lamp: Theme.clockLamp
    lampLow: Theme.clockLow
    Accessible.name: spoken()
}
