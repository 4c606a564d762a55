// Chooses in place what is played: which game, who, how strong, on which board, with which clock.
import QtQuick
import org.heibai.app

Card {
    id: root

    required property int kind
    required property var sizes
    required property int rules
    required property bool swap2
    required property bool hasSwap2
    // The side that who opened has, once swap2 has settled it.
    property int opener: Game.NoSide
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

    signal gamePicked(int kind)
    signal rulesPicked(int rules)
    signal swap2Picked(bool swap2)
    signal modePicked(int mode)
    signal levelPicked(int side, int level)
    signal sizePicked(int size)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
    signal clockPicked(int timeControl, int seconds, int increment)

    property bool unfolded: false
    readonly property var modes: [Game.TwoPlayers, Game.PlayBlack, Game.PlayWhite, Game.Watch]
    // With swap2 colours are chosen on the way, so that only who opens can be told before.
    readonly property list<string> modeNames: swap2 ? [qsTr("Two players", "mode"), qsTr("I open", "mode: swap2"), qsTr("The machine opens", "mode: swap2"), qsTr("Watch", "mode")]
        : [qsTr("Two players", "mode"), qsTr("Play Black", "mode"), qsTr("Play White", "mode"), qsTr("Watch", "mode")]
    readonly property var kinds: [Game.Othello, Game.Gomoku]
    readonly property list<string> kindNames: [qsTr("Othello"), qsTr("Gomoku")]
    readonly property list<string> sizeNames: Array.from(sizes).map(size => size + "×" + size)
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

    function playedWords(): string {
        if (kind !== Game.Gomoku)
            return kindNames[0];
        const named = [qsTr("Freestyle", "rules"), qsTr("Standard", "rules"), qsTr("Renju", "rules"), qsTr("Caro", "rules")];
        return qsTr("%1, %2", "game, rules").arg(kindNames[1]).arg(named[[Game.Freestyle, Game.Standard, Game.Renju, Game.Caro].indexOf(rules)] ?? "");
    }

    function modeWords(): string {
        const chosen = modeNames[modes.indexOf(mode)] ?? "";
        if (opener === Game.NoSide)
            return chosen;
        const white = (opener === Game.White) === (mode !== Game.PlayWhite);
        if (mode === Game.PlayBlack || mode === Game.PlayWhite)
            return white ? qsTr("%1 (you have White)", "mode: swap2").arg(chosen) : qsTr("%1 (you have Black)", "mode: swap2").arg(chosen);
        return opener === Game.White ? qsTr("%1 (who opened has White)", "mode: swap2").arg(chosen) : qsTr("%1 (who opened has Black)", "mode: swap2").arg(chosen);
    }

    function focusMode() {
        modeGroup.forceActiveFocus(Qt.OtherFocusReason);
    }

    // What is being played, while it is.
    Words {
        width: parent.width
        visible: root.locked
        text: qsTr("%1 · %2 · %3×%3 · %4", "game, mode, size, clock").arg(root.playedWords()).arg(root.modeWords()).arg(root.boardSize).arg(root.clockWords())
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
        objectName: "kinds"
        visible: !root.locked
        width: parent.width
        name: qsTr("Which game")
        columns: 2
        choices: root.kindNames
        current: root.kinds.indexOf(root.kind)
        onPicked: index => root.gamePicked(root.kinds[index])
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
        label: root.mode !== Game.Watch ? qsTr("Level") : root.swap2 ? qsTr("Who opens: level") : qsTr("Black: level")
        level: root.blackLevel
        onPicked: level => root.levelPicked(Game.Black, level)
    }

    LevelChoice {
        objectName: "whiteLevel"
        width: parent.width
        visible: root.whitePlays
        label: root.mode !== Game.Watch ? qsTr("Level") : root.swap2 ? qsTr("The other: level") : qsTr("White: level")
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
        choices: root.sizeNames
        current: Array.from(root.sizes).indexOf(root.boardSize)
        onPicked: index => root.sizePicked(root.sizes[index])
    }

    Loader {
        width: parent.width
        active: root.kind === Game.Gomoku && !root.locked
        visible: active
        sourceComponent: GomokuChoice {
            rules: root.rules
            swap2: root.swap2
            hasSwap2: root.hasSwap2
            onRulesPicked: rules => root.rulesPicked(rules)
            onSwap2Picked: swap2 => root.swap2Picked(swap2)
        }
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
        visible: !root.locked && root.kind === Game.Othello
        width: parent.width
        text: qsTr("More", "unfolds further choices")
        unfolded: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }

    Loader {
        width: parent.width
        active: root.unfolded && !root.locked && root.kind === Game.Othello
        visible: active
        sourceComponent: OthelloChoice {
            mirrored: root.mirroredStart
            whiteFirst: root.whiteFirst
            balancedOpening: root.balancedOpening
            hasOpenings: root.hasOpenings
            onPicked: (mirrored, whiteFirst) => root.startPicked(mirrored, whiteFirst)
            onOpeningPicked: balanced => root.openingPicked(balanced)
        }
    }
}
