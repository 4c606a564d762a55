// The choices for the next game, wired to the game.
import QtQuick
import org.heibai.app

GamePanel {
    id: root

    required property Game game

    // Asks to choose an opening by name.
    signal linesAsked

    // The name of an opening in the present language.
    function named(line: string, language: string): string {
        return line === "" ? "" : game.choices.nameOf(line);
    }

    kind: game.choices.kind
    sizes: game.choices.sizes
    options: GameOptions {
        rules: root.game.choices.rules
        begins: root.game.choices.begins
        beginnings: Array.from(root.game.choices.beginnings)
        mirroredStart: root.game.choices.mirroredStart
        whiteFirst: root.game.choices.whiteFirst
        opens: root.game.choices.opens
        hasOpenings: root.game.choices.hasOpenings
        mine: root.game.choices.mine
        you: root.game.choices.mode === Setup.PlayWhite ? Side.White : Side.Black
        hasLines: root.game.choices.hasLines
        line: root.game.choices.line
        lineName: root.named(line, Qt.uiLanguage)
        onRulesPicked: rules => root.game.choices.chooseRules(rules)
        onBeginningPicked: begins => root.game.choices.chooseBeginning(begins)
        onStartPicked: (mirrored, whiteFirst) => root.game.choices.chooseStart(mirrored, whiteFirst)
        onOpeningPicked: balanced => root.game.choices.chooseOpening(balanced)
        onMinePicked: root.game.choices.chooseMine()
        onLinesAsked: root.linesAsked()
    }
    mode: game.choices.mode
    playing: !root.game.choices.canChange
    strengthNow: root.game.choices.sharesSeats
    inMatch: root.game.seats.games > 0 && !root.game.seats.done
    canStart: game.canStart
    tallyBlack: game.outcome.blackWins
    tallyWhite: game.outcome.whiteWins
    tallyDraws: game.outcome.draws
    blackLevel: game.choices.blackLevel
    whiteLevel: game.choices.whiteLevel
    knowsPeople: game.choices.knowsPeople
    boardSize: game.choices.boardSize
    timeControl: game.clock.chosen
    turnSeconds: game.clock.chosenTurn
    gameSeconds: game.clock.chosenGame
    incrementSeconds: game.clock.chosenIncrement
    programs: game.seats.programs
    blackProgram: game.seats.black
    whiteProgram: game.seats.white
    onProgramPicked: (side, program) => game.seats.choose(side, program)
    onGamePicked: kind => game.choices.chooseGame(kind)
    onModePicked: mode => game.choices.chooseMode(mode)
    onLevelPicked: (side, level) => game.choices.chooseLevel(side, level)
    onSizePicked: size => game.choices.chooseSize(size)
    onClockPicked: (timeControl, seconds, increment) => game.clock.choose(timeControl, seconds, increment)
}
