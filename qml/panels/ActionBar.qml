// The row of buttons below the board. What can be done now stands at fixed places: six as wide as the board while a game
// is played. Only what should be done next is lit.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // Whether a turn can be skipped in this game at all.
    property bool hasSkip: true
    required property bool underWay
    required property bool paused
    required property bool over
    required property bool mustPass
    required property bool canStart
    required property bool canPause
    required property bool canSkip
    required property bool canUndo
    required property bool canRedo
    required property bool canHint
    // Whether it is asked if the game goes on after a side's time is up.
    property bool timeUp: false
    // What is asked before the game is left: one of Game's questions.
    property int asked: Game.AskNothing
    // Whether it is asked if a move shall really be played.
    property bool coachAsks: false
    // Whether an earlier position is looked at.
    property bool viewingPast: false
    // Whether the panel is there with Start, and after the end with what comes next.
    property bool panelShown: false
    property bool canRematch: false
    // Whether the discs lie here after the end.
    property bool discsSorted: false
    // Whether a colour is to be chosen, for which there is a row of its own beside the first place.
    property bool choosing: false
    // Whether a game is studied, and can be played on from here.
    property bool studying: false
    property bool canPlayHere: false
    // Whether the move that comes next is a mistake that can be given back; whether one is, and whether it is over.
    property bool canTryAgain: false
    property bool practising: false
    property bool practised: false
    property bool canClue: false
    // Whether a position is set up.
    property bool settingUp: false
    // The width that decides how many rows there are.
    property real roomAcross: width

    signal startPressed
    signal resetPressed
    signal pausePressed
    signal skipPressed
    signal undoPressed
    signal redoPressed
    signal hintPressed
    signal howPressed
    signal backPressed
    signal timeUpAnswered(int answer)
    signal questionAnswered(bool meant)
    signal coachAnswered(bool play)
    signal rematchPressed
    signal swapPressed
    signal playHerePressed
    signal tryAgainPressed
    signal cluePressed
    signal answerPressed
    signal repeatPressed
    signal nextPressed
    signal leavePressed
    signal finishPressed
    signal cancelPressed

    readonly property string stage: timeUp ? "question" : asked !== Game.AskNothing ? "leaving" : coachAsks ? "coach" : practising ? (practised ? "practised" : "practice") : settingUp ? "setUp" : choosing ? "choice" : studying ? (canTryAgain ? "mistake" : "study") : !underWay ? "before" : viewingPast ? "past" : over ? "over" : "playing"
    readonly property alias rows: places.rows
    readonly property alias cell: places.cell

    readonly property var all: [start, how, reset, pause, back, keepTurn, giveTurn, stop, keepPlaying, leaveGame, another, playIt, rematch, swap, undo, redo, hint, skip, tryAgain, clue, answer, repeat, playHere, leave, next, cancelSetUp, finishSetUp].filter(button => button.visible)
        .sort((one, other) => one.y - other.y || one.x - other.x)

    implicitHeight: places.height
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Actions")

    // Gives the keyboard to what should be done next, if that is here.
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
        hasSkip: root.hasSkip
        over: root.over
        panelShown: root.panelShown
        canRematch: root.canRematch
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
                text: place.text
                leftPadding: 2
                onClicked: place.clicked()
            }
        }
    }

    Action {
        id: how
        name: "how"
        text: qsTr("How to play")
        onClicked: root.howPressed()
    }

    Action {
        id: reset
        name: "reset"
        text: root.over ? qsTr("New game") : qsTr("Reset")
        primary: root.over && !root.panelShown && !root.canRematch
        onClicked: root.resetPressed()
    }

    Action {
        id: start
        name: "start"
        text: qsTr("Start")
        primary: true
        enabled: root.canStart
        onClicked: root.startPressed()
    }

    Action {
        id: pause
        name: "pause"
        text: root.paused ? qsTr("Continue") : qsTr("Pause")
        primary: root.paused && root.stage === "playing"
        enabled: root.canPause
        onClicked: root.pausePressed()
    }

    Action {
        id: back
        name: "back"
        text: qsTr("Back to the game")
        primary: true
        onClicked: root.backPressed()
    }

    Action {
        id: keepTurn
        name: "keepTurn"
        text: qsTr("Keep my turn")
        primary: true
        onClicked: root.timeUpAnswered(Clock.KeepTurn)
    }

    Action {
        id: giveTurn
        name: "giveTurn"
        text: qsTr("Give it away", "the turn")
        onClicked: root.timeUpAnswered(Clock.GiveTurn)
    }

    Action {
        id: stop
        name: "stop"
        text: qsTr("New game")
        onClicked: root.timeUpAnswered(Clock.NewGame)
    }

    Action {
        id: keepPlaying
        name: "keepPlaying"
        text: qsTr("Keep playing")
        primary: true
        onClicked: root.questionAnswered(false)
    }

    Action {
        id: leaveGame
        name: "leaveGame"
        text: root.asked === Game.AskResign ? qsTr("Yes, resign") : qsTr("Start the new game")
        onClicked: root.questionAnswered(true)
    }

    Action {
        id: another
        name: "another"
        text: qsTr("Take another move")
        primary: true
        onClicked: root.coachAnswered(false)
    }

    Action {
        id: playIt
        name: "playIt"
        text: qsTr("Play it")
        onClicked: root.coachAnswered(true)
    }

    Action {
        id: rematch
        name: "rematch"
        text: qsTr("Rematch")
        primary: true
        onClicked: root.rematchPressed()
    }

    Action {
        id: swap
        name: "swap"
        text: qsTr("Swap sides")
        onClicked: root.swapPressed()
    }

    Action {
        id: playHere
        name: "playHere"
        text: qsTr("Play from here")
        enabled: root.canPlayHere
        onClicked: root.playHerePressed()
    }

    Action {
        id: tryAgain
        name: "tryAgain"
        text: qsTr("Try again")
        onClicked: root.tryAgainPressed()
    }

    Action {
        id: clue
        name: "clue"
        text: qsTr("Hint")
        enabled: root.canClue
        onClicked: root.cluePressed()
    }

    Action {
        id: answer
        name: "answer"
        text: qsTr("Answer", "button: tells it")
        onClicked: root.answerPressed()
    }

    Action {
        id: repeat
        name: "repeat"
        text: qsTr("Again", "button: the same exercise")
        onClicked: root.repeatPressed()
    }

    Action {
        id: leave
        name: "leave"
        text: qsTr("Leave", "button: the exercise")
        onClicked: root.leavePressed()
    }

    Action {
        id: next
        name: "next"
        text: qsTr("Next", "button: exercise")
        primary: true
        onClicked: root.nextPressed()
    }

    Action {
        id: cancelSetUp
        name: "cancelSetUp"
        text: qsTr("Cancel")
        onClicked: root.cancelPressed()
    }

    Action {
        id: finishSetUp
        name: "finishSetUp"
        text: qsTr("Study this")
        primary: true
        onClicked: root.finishPressed()
    }

    Action {
        id: undo
        name: "undo"
        text: qsTr("Undo")
        enabled: root.canUndo
        onClicked: root.undoPressed()
    }

    Action {
        id: redo
        name: "redo"
        text: qsTr("Redo")
        enabled: root.canRedo
        onClicked: root.redoPressed()
    }

    Action {
        id: hint
        name: "hint"
        text: qsTr("Hint")
        enabled: root.canHint
        onClicked: root.hintPressed()
    }

    Action {
        id: skip
        name: "skip"
        text: qsTr("Skip")
        primary: root.mustPass && root.hasSkip && root.canSkip
        // Where the rules don't allow it, a press says why.
        possible: root.canSkip
        onClicked: root.skipPressed()
    }
}
