// The choices for the next game, wired to the game.
import QtQuick
import org.heibai.app

GamePanel {
    id: root

    required property Game game

    // An opening is to be chosen by its name.
    signal linesAsked

    // The name of an opening in the language that is spoken now.
    function named(line: string, language: string): string {
        return line === "" ? "" : game.setup.nameOf(line);
    }

    kind: game.setup.kind
    sizes: game.setup.sizes
    options: GameOptions {
        rules: root.game.setup.rules
        swap2: root.game.setup.swap2
        hasSwap2: root.game.setup.hasSwap2
        mirroredStart: root.game.setup.mirroredStart
        whiteFirst: root.game.setup.whiteFirst
        opens: root.game.setup.opens
        hasOpenings: root.game.setup.hasOpenings
        hasLines: root.game.setup.hasLines
        line: root.game.setup.line
        lineName: root.named(line, Qt.uiLanguage)
        onRulesPicked: rules => root.game.setup.chooseRules(rules)
        onSwap2Picked: swap2 => root.game.setup.chooseSwap2(swap2)
        onStartPicked: (mirrored, whiteFirst) => root.game.setup.chooseStart(mirrored, whiteFirst)
        onOpeningPicked: balanced => root.game.setup.chooseOpening(balanced)
        onLinesAsked: root.linesAsked()
    }
    mode: game.setup.mode
    locked: !root.game.setup.canChange
    canStart: game.canStart
    tallyBlack: game.outcome.blackWins
    tallyWhite: game.outcome.whiteWins
    tallyDraws: game.outcome.draws
    blackLevel: game.setup.blackLevel
    whiteLevel: game.setup.whiteLevel
    boardSize: game.setup.boardSize
    timeControl: game.clock.control
    turnSeconds: game.clock.turnSeconds
    gameSeconds: game.clock.gameSeconds
    incrementSeconds: game.clock.incrementSeconds
    programs: game.seats.programs
    blackProgram: game.seats.black
    whiteProgram: game.seats.white
    onProgramPicked: (side, program) => game.seats.choose(side, program)
    onGamePicked: kind => game.setup.chooseGame(kind)
    onModePicked: mode => game.setup.chooseMode(mode)
    onLevelPicked: (side, level) => game.setup.chooseLevel(side, level)
    onSizePicked: size => game.setup.chooseSize(size)
    onClockPicked: (timeControl, seconds, increment) => game.clock.choose(timeControl, seconds, increment)
}
