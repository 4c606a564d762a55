// The row of buttons below the board. Each action has a fixed place: six across the board during a game. Only the next
// step is lit; where it is asked whether to go on, none is.
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
    // A button may show several of these.
    readonly property string resets: qsTr("Reset")
    readonly property string pauses: qsTr("Pause")
    readonly property string goesOn: qsTr("Continue")
    readonly property alias rows: places.rows
    readonly property alias end: places.end

    readonly property var all: Array.from(children).map(child => child as LazyPart).filter(button => button?.visible && button !== walk)
        .sort((one, other) => one.y - other.y || one.x - other.x)

    implicitHeight: places.height
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Actions")

    // Focuses the next step, or the cautious answer, if it is here.
    function focusNext(reason: int): bool {
        const next = all.find(button => (button.primary || button === keepPlaying) && button.enabled);
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
        words: ({ reset: [root.resets], pause: [root.pauses, root.goesOn], undo: [undo.text], redo: [redo.text], hint: [hint.text], skip: [skip.text], how: [how.text] })
    }

    component Action: LazyPart {
        id: place

        required property string name
        property string text: ""
        property bool primary: false
        property bool grave: false
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
                grave: place.grave
                possible: place.possible
                heir: root.heir
                row: root.all.map(other => other.item)
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
        name: "reset"
        text: root.over ? qsTr("New game") : root.resets
        onClicked: root.game.reset()
    }

    Action {
        name: "start"
        text: qsTr("Start")
        primary: true
        enabled: root.game.canStart
        onClicked: root.game.start()
    }

    Action {
        name: "pause"
        text: root.paused ? root.goesOn : root.pauses
        primary: root.paused && root.stage === GameStage.Playing
        enabled: root.game.canPause
        onClicked: root.game.togglePause()
    }

    Action {
        name: "back"
        text: qsTr("Back to the game")
        primary: true
        onClicked: root.game.view.last()
    }

    Action {
        name: "keepTurn"
        text: qsTr("Keep my turn")
        primary: true
        onClicked: root.game.clock.answerTimeUp(Clock.KeepTurn)
    }

    Action {
        name: "giveTurn"
        text: qsTr("Give it away", "the turn")
        onClicked: root.game.clock.answerTimeUp(Clock.GiveTurn)
    }

    Action {
        name: "stop"
        text: qsTr("New game")
        onClicked: root.game.clock.answerTimeUp(Clock.NewGame)
    }

    Action {
        id: keepPlaying
        name: "keepPlaying"
        text: qsTr("Keep playing")
        onClicked: root.game.answer(false)
    }

    Action {
        name: "leaveGame"
        grave: true
        text: root.game.asked === Game.AskResign ? qsTr("Yes, resign") : qsTr("Start the new game")
        onClicked: root.game.answer(true)
    }

    Action {
        name: "another"
        text: qsTr("Take another move")
        primary: true
        onClicked: root.game.coach.answer(false)
    }

    Action {
        name: "playIt"
        text: qsTr("Play it")
        onClicked: root.game.coach.answer(true)
    }

    Action {
        name: "rematch"
        text: qsTr("Rematch")
        primary: true
        onClicked: root.game.rematch()
    }

    Action {
        name: "swap"
        text: qsTr("Swap sides")
        onClicked: root.game.swapSides()
    }

    Action {
        name: "playHere"
        text: qsTr("Play from here")
        enabled: root.game.study.canPlay
        onClicked: root.game.study.playFromHere()
    }

    Action {
        name: "tryAgain"
        text: qsTr("Try again")
        onClicked: root.game.practice.tryAgain()
    }

    Action {
        name: "clue"
        text: qsTr("Hint")
        enabled: root.game.puzzle.open ? root.game.puzzle.canClue : root.game.practice.canHint
        onClicked: root.game.practice.hint()
    }

    Action {
        name: "answer"
        text: qsTr("Answer", "button: tells it")
        enabled: root.stage === GameStage.Drill ? root.game.openings.stage === Openings.Asking && root.game.openings.expected === "" : root.stage !== GameStage.Lesson || root.game.lesson.canTell
        onClicked: root.game.practice.tell()
    }

    Action {
        name: "repeat"
        text: qsTr("Again", "button: the same exercise")
        // At its beginning there is nothing to begin again.
        enabled: root.stage === GameStage.Puzzle ? root.game.puzzle.found > 0 : root.stage !== GameStage.Lesson || root.game.lesson.block >= 0 || root.game.lesson.taskDone
        onClicked: root.game.practice.again()
    }

    Action {
        name: "leave"
        text: root.stage === GameStage.Drill || root.stage === GameStage.Drilled ? qsTr("End", "button: the drill") : qsTr("Leave", "button: the exercise")
        onClicked: root.game.practice.leave()
    }

    Action {
        name: "next"
        text: root.stage === GameStage.Lesson || root.stage === GameStage.TaskSolved ? root.lessonStep : root.stage === GameStage.Drill || root.stage === GameStage.Drilled ? qsTr("Another line") : qsTr("Next", "button: exercise")
        // The line that is played is not over.
        primary: root.stage !== GameStage.Drill
        onClicked: root.game.practice.next()
    }

    Action {
        name: "anotherTry"
        text: qsTr("Another try")
        primary: true
        onClicked: root.game.undo()
    }

    Action {
        name: "skipPuzzle"
        text: qsTr("Skip", "button: the puzzle")
        onClicked: root.game.skip()
    }

    Action {
        name: "studyPuzzle"
        text: qsTr("Study this")
        onClicked: root.game.puzzle.study()
    }

    Action {
        name: "playOn"
        text: qsTr("Play on")
        onClicked: root.game.study.playFromHere()
    }

    Action {
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
        name: "cancelSetUp"
        text: qsTr("Cancel")
        onClicked: root.game.editor.cancel()
    }

    Action {
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
