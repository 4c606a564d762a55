// The displays above the board: both counts, the clock or clocks, and whose turn it is.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int blackCount
    required property int whiteCount
    required property int boardSize
    required property int turn // 0 nobody, 1 black, 2 white
    required property int timeLeft
    property bool bothClocks: false
    // Whether the glass beside each stone counts its side's stones; else it shows its side's clock.
    property bool countsStones: true
    property int blackTime: -1
    property int whiteTime: -1
    property bool warning: false
    property bool thinking: false
    // As wide as the board below, so that the outer stones stand over its edges.
    property int span: width

    readonly property int places: boardSize * boardSize >= 100 ? 3 : 2
    // The width of everything in heights of a digit, so that all fits beside one another.
    readonly property real heights: (countsStones ? 2 * (places * 0.68 + 0.44) : 0) + (bothClocks ? 2 : 1) * 3.54 + 2 * 1.28
    readonly property int digit: Math.floor(Math.max(16, Math.min(Math.max(52 * Theme.scale, width * 0.03), (width - 10 * Theme.gap - 24) / heights)))
    readonly property int edge: Math.max(0, Math.round((width - Math.min(width, Math.max(span, needed))) / 2))
    readonly property int needed: left.width + right.width + middle.width + 4 * Theme.gap

    implicitHeight: left.height
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Displays")

    // The clock of a side, or with 0 that of whoever is to move.
    component SideClock: ClockDisplay {
        milliseconds: side === 1 ? root.blackTime : side === 2 ? root.whiteTime : root.timeLeft
        digitHeight: root.digit
        lit: milliseconds >= 0 && root.turn !== 0 && (side === 0 || side === root.turn)
        warning: root.warning && (side === 0 || side === root.turn)
    }

    Row {
        id: left
        x: root.edge
        spacing: Theme.gap

        SideMark {
            anchors.verticalCenter: parent.verticalCenter
            black: true
            size: Math.round(root.digit * 0.8)
            toMove: root.turn === 1
            thinking: root.thinking && root.turn === 1
        }

        StoneCounter {
            visible: root.countsStones
            anchors.verticalCenter: parent.verticalCenter
            count: root.blackCount
            black: true
            places: root.places
            digitHeight: root.digit
            lit: root.turn === 1
        }

        Loader {
            active: !root.countsStones
            visible: active
            sourceComponent: SideClock {
                side: 1
            }
        }
    }

    Row {
        id: middle
        x: Math.round((root.width - width) / 2)
        anchors.verticalCenter: left.verticalCenter
        spacing: Theme.gap

        Repeater {
            model: !root.countsStones ? [] : root.bothClocks ? [1, 2] : [0]

            SideClock {
                required property int modelData

                side: modelData
            }
        }
    }

    Row {
        id: right
        x: root.width - root.edge - width
        spacing: Theme.gap

        Loader {
            active: !root.countsStones
            visible: active
            sourceComponent: SideClock {
                side: 2
            }
        }

        StoneCounter {
            visible: root.countsStones
            anchors.verticalCenter: parent.verticalCenter
            count: root.whiteCount
            black: false
            places: root.places
            digitHeight: root.digit
            lit: root.turn === 2
        }

        SideMark {
            anchors.verticalCenter: parent.verticalCenter
            black: false
            size: Math.round(root.digit * 0.8)
            toMove: root.turn === 2
            thinking: root.thinking && root.turn === 2
        }
    }
}
