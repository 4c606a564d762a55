// The row of buttons below the board. Each action has a fixed place: six across the board during a game. Only the next
// step is lit.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    // What the buttons are for, and which are offered.
    readonly property int stage: game.stage
    readonly property list<string> offered: game.actions
    // Whether the panel is open and has Start, or the result.
    property bool panelShown: false
    // Whether the sorted discs lie here after the end.
    property bool discsSorted: false
    // What the next step of a lesson is called beside the board.
    property string lessonStep: ""
    // The width that decides how many rows there are.
    property real roomAcross: width

    // Who gets the keyboard of a button that can do nothing more.
    property Item heir: null

    signal rulesAsked

    readonly property bool over: game.phase === Game.Over
    readonly property bool paused: game.phase === Game.Paused
    readonly property alias rows: places.rows
    readonly property alias end: places.end

    readonly property var all: [start, how, reset, pause, back, keepTurn, giveTurn, stop, keepPlaying, leaveGame, another, playIt, rematch, swap, undo, redo, hint, skip, tryAgain, anotherTry, endRun, repeat, skipPuzzle, studyPuzzle, clue, answer, playOn, playHere, leave, next, cancelSetUp, finishSetUp].filter(button => button.visible)
        .sort((one, other) => one.y - other.y || one.x - other.x)

    implicitHeight: places.height
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Actions")

    // Focuses the next step, if it is here.
    function focusNext(reason: int): bool {
        const next = all.find(button => button.primary && button.enabled);
        if (next)
            next.forceActiveFocus(reason);
        return next !== undefined;
    }

    // Arrows move between the buttons.
    function step(by: int) {
        const from = all.findIndex(button => button.activeFocus);
        for (let move = 1; from >= 0 && move <= all.length; move++) {
            const to = all[(from + (move * by) + all.length * all.length) % all.length];
            if (to.enabled) {
                to.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    ActionPlaces {
        id: places
        stage: root.stage
        width: root.width
        roomAcross: root.roomAcross
        offered: root.offered
        panelShown: root.panelShown
        discsSorted: root.discsSorted
        words: ({ reset: [qsTr("Reset")], pause: [qsTr("Pause"), qsTr("Continue")], undo: [qsTr("Undo")], redo: [qsTr("Redo")],
                hint: [qsTr("Hint")], skip: [qsTr("Skip")], how: [qsTr("How to play")] })
    }

    component Action: LazyPart {
        id: place

        required property string name
        property string text: ""
        property bool primary: false
        property bool possible: true
        readonly property rect box: places.box(name)

        signal clicked

        objectName: name
        wanted: places.plan[name] !== undefined
        x: box.x
        y: box.y
        width: box.width
        height: box.height
        // Qt 6.4 wraps nothing into a component by itself within an inline component.
        sourceComponent: Component {
            Button {
                focus: true
                arrives: place.arrives
                primary: place.primary
                possible: place.possible
                heir: root.heir
                text: place.text
                leftPadding: Math.round(Theme.gap / 2)
                onClicked: place.clicked()
            }
        }
    }

    Action {
        id: how
        name: "how"
        text: qsTr("How to play")
        onClicked: root.rulesAsked()
    }

    Action {
        id: reset
        name: "reset"
        text: root.over ? qsTr("New game") : qsTr("Reset")
        onClicked: root.game.reset()
    }

    Action {
        id: start
        name: "start"
        text: qsTr("Start")
        primary: true
        enabled: root.game.canStart
        onClicked: root.game.start()
    }

    Action {
        id: pause
        name: "pause"
        text: root.paused ? qsTr("Continue") : qsTr("Pause")
        primary: root.paused && root.stage === GameStage.Playing
        enabled: root.game.canPause
        onClicked: root.game.togglePause()
    }

    Action {
        id: back
        name: "back"
        text: qsTr("Back to the game")
        primary: true
        onClicked: root.game.view.last()
    }

    Action {
        id: keepTurn
        name: "keepTurn"
        text: qsTr("Keep my turn")
        primary: true
        onClicked: root.game.clock.answerTimeUp(Clock.KeepTurn)
    }

    Action {
        id: giveTurn
        name: "giveTurn"
        text: qsTr("Give it away", "the turn")
        onClicked: root.game.clock.answerTimeUp(Clock.GiveTurn)
    }

    Action {
        id: stop
        name: "stop"
        text: qsTr("New game")
        onClicked: root.game.clock.answerTimeUp(Clock.NewGame)
    }

    Action {
        id: keepPlaying
        name: "keepPlaying"
        text: qsTr("Keep playing")
        primary: true
        onClicked: root.game.answer(false)
    }

    Action {
        id: leaveGame
        name: "leaveGame"
        text: root.game.asked === Game.AskResign ? qsTr("Yes, resign") : qsTr("Start the new game")
        onClicked: root.game.answer(true)
    }

    Action {
        id: another
        name: "another"
        text: qsTr("Take another move")
        primary: true
        onClicked: root.game.coach.answer(false)
    }

    Action {
        id: playIt
        name: "playIt"
        text: qsTr("Play it")
        onClicked: root.game.coach.answer(true)
    }

    Action {
        id: rematch
        name: "rematch"
        text: qsTr("Rematch")
        primary: true
        onClicked: root.game.rematch()
    }

    Action {
        id: swap
        name: "swap"
        text: qsTr("Swap sides")
        onClicked: root.game.swapSides()
    }

    Action {
        id: playHere
        name: "playHere"
        text: qsTr("Play from here")
        enabled: root.game.study.canPlay
        onClicked: root.game.study.playFromHere()
    }

    Action {
        id: tryAgain
        name: "tryAgain"
        text: qsTr("Try again")
        onClicked: root.game.practice.tryAgain()
    }

    Action {
        id: clue
        name: "clue"
        text: qsTr("Hint")
        enabled: root.game.puzzle.open ? root.game.puzzle.canClue : root.game.practice.canHint
        onClicked: root.game.practice.hint()
    }

    Action {
        id: answer
        name: "answer"
        text: qsTr("Answer", "button: tells it")
        enabled: root.stage === GameStage.Drill ? root.game.openings.stage === Openings.Asking && root.game.openings.expected === "" : root.stage !== GameStage.Lesson || root.game.lesson.canTell
        onClicked: root.game.practice.tell()
    }

    Action {
        id: repeat
        name: "repeat"
        text: qsTr("Again", "button: the same exercise")
        // At its beginning there is nothing to begin again.
        enabled: root.stage === GameStage.Puzzle ? root.game.puzzle.found > 0 : root.stage !== GameStage.Lesson || root.game.lesson.block >= 0 || root.game.lesson.taskDone
        onClicked: root.game.practice.again()
    }

    Action {
        id: leave
        name: "leave"
        text: root.stage === GameStage.Drill || root.stage === GameStage.Drilled ? qsTr("End", "button: the drill") : qsTr("Leave", "button: the exercise")
        onClicked: root.game.practice.leave()
    }

    Action {
        id: next
        name: "next"
        text: root.stage === GameStage.Lesson || root.stage === GameStage.TaskSolved ? root.lessonStep : root.stage === GameStage.Drill || root.stage === GameStage.Drilled ? qsTr("Another line") : qsTr("Next", "button: exercise")
        // The line that is played is not over.
        primary: root.stage !== GameStage.Drill
        onClicked: root.game.practice.next()
    }

    Action {
        id: anotherTry
        name: "anotherTry"
        text: qsTr("Another try")
        primary: true
        onClicked: root.game.undo()
    }

    Action {
        id: skipPuzzle
        name: "skipPuzzle"
        text: qsTr("Skip", "button: the puzzle")
        onClicked: root.game.skip()
    }

    Action {
        id: studyPuzzle
        name: "studyPuzzle"
        text: qsTr("Study this")
        onClicked: root.game.puzzle.study()
    }

    Action {
        id: playOn
        name: "playOn"
        text: qsTr("Play on")
        onClicked: root.game.study.playFromHere()
    }

    Action {
        id: endRun
        name: "endRun"
        text: qsTr("End", "button: the run against the clock")
        onClicked: root.game.puzzle.endRun()
    }

    LazyPart {
        id: walk
        readonly property rect box: places.box("walk")
        objectName: "walk"
        wanted: places.plan.walk !== undefined
        x: box.x
        y: box.y
        width: box.width
        height: box.height
        sourceComponent: Component {
            ViewTransport {
                view: root.game.view
            }
        }
    }

    Action {
        id: cancelSetUp
        name: "cancelSetUp"
        text: qsTr("Cancel")
        onClicked: root.game.editor.cancel()
    }

    Action {
        id: finishSetUp
        name: "finishSetUp"
        text: qsTr("Study this")
        primary: true
        onClicked: root.game.editor.finish()
    }

    Action {
        id: undo
        name: "undo"
        text: qsTr("Undo")
        enabled: root.game.canUndo
        onClicked: root.game.undo()
    }

    Action {
        id: redo
        name: "redo"
        text: qsTr("Redo")
        enabled: root.game.canRedo
        onClicked: root.game.redo()
    }

    Action {
        id: hint
        name: "hint"
        text: qsTr("Hint")
        enabled: root.game.hint.canAsk
        onClicked: root.game.hint.ask()
    }

    Action {
        id: skip
        name: "skip"
        text: qsTr("Skip")
        primary: root.game.mustPass && root.game.setup.knowsPass && root.game.canSkip
        // A press says why it is not allowed.
        possible: root.game.canSkip
        onClicked: root.game.skip()
    }
}
