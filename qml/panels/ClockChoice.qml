// How the time is given: off, so much a turn, or a clock for the whole game. How much stands beside the label, so that
// nothing moves when another clock is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    required property int timeControl
    required property int turnSeconds
    required property int gameSeconds
    required property int incrementSeconds

    signal picked(int timeControl, int seconds, int increment)

    readonly property var kinds: [Clock.Off, Clock.PerTurn, Clock.WholeGame]

    label: qsTr("Time", "heading")
    // As high as a field.
    labelHeight: Math.round(32 * Theme.scale)

    function choose(kind: int) {
        if (kind === Clock.WholeGame)
            root.picked(kind, gameSeconds, incrementSeconds);
        else
            root.picked(kind, turnSeconds, 0);
    }

    component Unit: Text {
        anchors.verticalCenter: parent.verticalCenter
        textFormat: Text.PlainText
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    component Amounts: Row {
        x: root.width - width
        y: Math.round((root.labelHeight - height) / 2)
        spacing: Math.round(Theme.gap * 0.75)
    }

    aside: [
        Amounts {
            visible: root.timeControl === Clock.PerTurn

            SpinBox {
                objectName: "turnSeconds"
                name: qsTr("Seconds a turn")
                from: 5
                to: 600
                number: root.turnSeconds
                onPicked: number => root.picked(Clock.PerTurn, number, 0)
            }

            Unit {
                text: qsTr("s", "seconds")
            }
        },
        LazyPart {
            width: root.width
            height: root.labelHeight
            wanted: root.timeControl === Clock.WholeGame
            sourceComponent: Item {
                Amounts {
                    SpinBox {
                        objectName: "gameMinutes"
                        name: qsTr("Minutes a side")
                        from: 1
                        to: 180
                        stepSize: 1
                        number: Math.max(1, Math.round(root.gameSeconds / 60))
                        onPicked: number => root.picked(Clock.WholeGame, number * 60, root.incrementSeconds)
                    }

                    Unit {
                        text: qsTr("min +", "minutes a side, and so many seconds a move")
                    }

                    SpinBox {
                        objectName: "increment"
                        name: qsTr("Seconds added a move")
                        from: 0
                        to: 60
                        stepSize: 1
                        number: root.incrementSeconds
                        onPicked: number => root.picked(Clock.WholeGame, root.gameSeconds, number)
                    }

                    Unit {
                        text: qsTr("s", "seconds")
                    }
                }
            }
        }
    ]

    ChoiceGroup {
        objectName: "clocks"
        width: root.width
        name: root.label
        choices: [qsTr("No clock"), qsTr("Per turn", "clock"), qsTr("Whole game", "clock")]
        current: root.kinds.indexOf(root.timeControl)
        onPicked: index => root.choose(root.kinds[index])
    }
}
