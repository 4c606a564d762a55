// A row of seven-segment digits behind glass; lit when it is this display's turn.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property string text
    property int digitHeight: 24
    property bool lit: false
    property bool warning: false
    // Whether digits that change light up for a moment.
    property bool flashes: false
    property color lamp: Theme.lamp
    property color lampLow: Theme.lampLow

    readonly property int padding: Math.round(digitHeight * 0.33)

    // As a warning the lamp dims for half of every second; the time stays legible.
    property bool low: false

    implicitWidth: row.width + 2 * padding + 2
    implicitHeight: Math.round(digitHeight * 1.65)
    radius: Math.max(4, Math.round(digitHeight * 0.22))
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
        spacing: Math.round(root.digitHeight * 0.12)

        Repeater {
            model: root.text.length

            SevenSegment {
                id: digit

                required property int index
                // The initial digits are no change.
                property bool made: false

                objectName: "digit"
                height: root.digitHeight
                symbol: root.text[index] ?? " "
                lamp: root.warning && !root.low ? Theme.warning : root.lit && !root.low ? root.lamp : root.lampLow
                Component.onCompleted: made = true
                onSymbolChanged: if (made && root.flashes && Theme.flash > 0) flash.restart()

                Rectangle {
                    id: glow
                    anchors.fill: parent
                    anchors.margins: -1
                    radius: 3
                    color: root.lamp
                    opacity: 0
                    visible: opacity > 0

                    NumberAnimation {
                        id: flash
                        target: glow
                        property: "opacity"
                        from: 0.5
                        to: 0
                        duration: Theme.flash
                    }
                }
            }
        }
    }

    // The reflection of the glass.
    Rectangle {
        visible: !Theme.highContrast
        x: 3
        y: 3
        width: parent.width - 6
        height: Math.round(parent.height * 0.4)
        radius: parent.radius - 2
        gradient: Gradient {
            GradientStop { position: 0; color: "#14ffffff" }
            GradientStop { position: 1; color: "#02ffffff" }
        }
    }
}
