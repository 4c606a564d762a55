// Chooses in place what is played: who, how strong, on which board, with which clock.
import QtQuick
import org.heibai.app

Card {
    id: root

    required property int mode
    required property bool locked
    required property int blackLevel
    required property int whiteLevel
    required property int boardSize
    required property bool mirroredStart
    required property bool whiteFirst
    required property bool balancedOpening
    required property bool hasOpenings
    required property int timeControl
    required property int turnSeconds
    required property int gameSeconds
    required property int incrementSeconds
    property int tallyBlack: 0
    property int tallyWhite: 0
    property int tallyDraws: 0

    signal modePicked(int mode)
    signal levelPicked(int side, int level)
    signal sizePicked(int size)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
    signal clockPicked(int timeControl, int seconds, int increment)

    property bool unfolded: false
    readonly property var modes: [Game.TwoPlayers, Game.PlayBlack, Game.PlayWhite, Game.Watch]
    readonly property list<string> modeNames: [qsTr("Two players", "mode"), qsTr("Play Black", "mode"), qsTr("Play White", "mode"), qsTr("Watch", "mode")]
    readonly property bool blackPlays: mode === Game.PlayWhite || mode === Game.Watch
    readonly property bool whitePlays: mode === Game.PlayBlack || mode === Game.Watch

    heading: qsTr("Game", "heading")
    spacing: Math.round(Theme.gap * 1.25)

    function clockWords(): string {
        if (timeControl === Game.PerTurn)
            return qsTr("%n s a turn", "clock", turnSeconds);
        if (timeControl === Game.WholeGame)
            return qsTr("%1 min + %2 s", "clock: minutes a side, seconds added a move").arg(Math.max(1, Math.round(gameSeconds / 60))).arg(incrementSeconds);
        return qsTr("no clock");
    }

    function focusMode() {
        modeGroup.forceActiveFocus(Qt.OtherFocusReason);
    }

    // What is being played, while it is.
    Words {
        width: parent.width
        visible: root.locked
        text: qsTr("%1 · %2×%2 · %3", "mode, size, clock").arg(root.modeNames[root.modes.indexOf(root.mode)] ?? "").arg(root.boardSize).arg(root.clockWords())
    }

    Words {
        objectName: "tally"
        width: parent.width
        visible: root.tallyBlack + root.tallyWhite + root.tallyDraws > 0
        text: qsTr("This sitting: Black %1, White %2, drawn %3").arg(root.tallyBlack).arg(root.tallyWhite).arg(root.tallyDraws)
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        id: modeGroup
        objectName: "modes"
        visible: !root.locked
        width: parent.width
        name: qsTr("Who plays")
        columns: 2
        choices: root.modeNames
        current: root.modes.indexOf(root.mode)
        onPicked: index => root.modePicked(root.modes[index])
    }

    LevelChoice {
        objectName: "blackLevel"
        width: parent.width
        visible: root.blackPlays
        label: root.mode === Game.Watch ? qsTr("Black: level") : qsTr("Level")
        level: root.blackLevel
        onPicked: level => root.levelPicked(Game.Black, level)
    }

    LevelChoice {
        objectName: "whiteLevel"
        width: parent.width
        visible: root.whitePlays
        label: root.mode === Game.Watch ? qsTr("White: level") : qsTr("Level")
        level: root.whiteLevel
        onPicked: level => root.levelPicked(Game.White, level)
    }

    Words {
        visible: !root.locked
        text: qsTr("Board", "heading of the sizes")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        visible: !root.locked
        objectName: "sizes"
        width: parent.width
        columns: 3
        name: qsTr("Size of the board")
        choices: ["6×6", "8×8", "10×10"]
        current: [6, 8, 10].indexOf(root.boardSize)
        onPicked: index => root.sizePicked([6, 8, 10][index])
    }

    Words {
        visible: !root.locked
        text: qsTr("Clock", "heading")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ClockChoice {
        visible: !root.locked
        width: parent.width
        timeControl: root.timeControl
        turnSeconds: root.turnSeconds
        gameSeconds: root.gameSeconds
        incrementSeconds: root.incrementSeconds
        onPicked: (timeControl, seconds, increment) => root.clockPicked(timeControl, seconds, increment)
    }

    FoldButton {
        objectName: "more"
        visible: !root.locked
        width: parent.width
        text: qsTr("More", "unfolds further choices")
        unfolded: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }

    Loader {
        width: parent.width
        active: root.unfolded && !root.locked
        visible: active
        sourceComponent: StartChoice {
            mirrored: root.mirroredStart
            whiteFirst: root.whiteFirst
            balancedOpening: root.balancedOpening
            hasOpenings: root.hasOpenings
            onPicked: (mirrored, whiteFirst) => root.startPicked(mirrored, whiteFirst)
            onOpeningPicked: balanced => root.openingPicked(balanced)
        }
    }
}
