// A row of seven-segment digits behind glass; lit when it is this display's turn.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property string text
    property int digitHeight: 44
    property bool lit: false
    property bool warning: false
    property color lamp: Theme.lamp
    property color lampLow: Theme.lampLow

    readonly property int padding: Math.round(digitHeight * 0.27)

    // While it warns the lamp is low for half of every second; the time can be read all the while.
    property bool low: false

    implicitWidth: row.width + 2 * padding + 2
    implicitHeight: digitHeight + 2 * padding
    radius: Math.round(digitHeight * 0.2)
    color: Theme.glass
    border.width: warning ? 5 : lit ? 3 : Theme.highContrast ? 1 : 2
    border.color: warning ? (low ? Theme.bezel : Theme.warning) : lit ? Theme.accent : Theme.bezel

    Accessible.role: Accessible.StaticText

    Timer {
        interval: Theme.blink
        repeat: true
        running: root.warning && root.visible && !Theme.reducedMotion
        onTriggered: root.low = !root.low
        onRunningChanged: root.low = false
    }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Math.round(root.digitHeight * 0.1)

        Repeater {
            model: root.text.length

            SevenSegment {
                required property int index

                objectName: "digit"
                height: root.digitHeight
                symbol: root.text[index] ?? " "
                lamp: root.warning && !root.low ? Theme.warning : root.lit && !root.low ? root.lamp : root.lampLow
            }
        }
    }
}
