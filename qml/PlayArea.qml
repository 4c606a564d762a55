// The left part of the window, wired to the game: displays, board, cards over it, status line, buttons.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Preferences preferences
    required property QtObject squares

    property bool resultOpen: false
    readonly property BoardView board: boardPlace.item as BoardView
    readonly property GameWords words: game.kind === Game.Gomoku ? gomokuWords : othelloWords
    readonly property bool started: game.underWay && game.phase !== Game.Over
    readonly property int inset: width < 620 ? Theme.gap : Theme.margin

    function focusBoard() {
        board.forceActiveFocus(Qt.OtherFocusReason);
    }

    function shownCard(): PromptCard {
        const place = [timeUpPlace, resumePlace, resultPlace].find(place => place.item);
        return place ? place.item as PromptCard : null;
    }

    // Gives the keyboard to what should be done next.
    function focusNext() {
        const card = shownCard();
        if (card)
            card.takeKeyboard(root.board.keysInUse ? Qt.TabFocusReason : Qt.OtherFocusReason);
        else if (game.phase === Game.Ready)
            actions.focusStart();
        else if (game.mayChoose)
            colours.focusFirst();
        else
            focusBoard();
    }

    // Whether the keyboard is here, or with nothing at all, as after the end of a card that had it.
    function hasKeyboard(): bool {
        const focused = Window.activeFocusItem;
        for (let item = focused; item; item = item.parent) {
            if (item === root)
                return true;
        }
        return !focused || focused === root.parent;
    }

    function statusMessage(): string {
        if (game.status === Game.HintIs)
            return words.hint(game.statusCell, game.hintScore, game.hintExact, game.hintForced);
        const said = sentences.text(game.status, game.statusSide, game.statusCell, game.statusCount, game.statusNumber, game.statusDetail, game.statusProblem);
        const ended = game.status === Game.GameOverStatus || game.status === Game.TimeUpCounted;
        return ended ? words.join(said, words.result(game.winner, game.blackScore, game.whiteScore)) : said;
    }

    // The place of a card over the board.
    component Place: Loader {
        property bool shown: false

        anchors.centerIn: boardPlace
        onItemChanged: {
            if (shown === (item !== null))
                return;
            shown = item !== null;
            if (root.hasKeyboard())
                Qt.callLater(root.focusNext);
        }
    }

    Connections {
        target: root.game

        function onGameOver() {
            // A row that won is to be seen before the card lies over it.
            if (root.game.ending === Game.Row)
                rowSeen.restart();
            else
                root.resultOpen = true;
        }

        function onPhaseChanged() {
            if (root.game.phase !== Game.Over) {
                root.resultOpen = false;
                rowSeen.stop();
            }
            // What had the keyboard may be gone now, and the board is where the game goes on.
            if (root.game.phase === Game.Running)
                root.focusBoard();
        }

        function onViewingPastChanged() {
            if (root.game.viewingPast) {
                root.resultOpen = false;
                rowSeen.stop();
            }
        }
    }

    Timer {
        id: rowSeen
        interval: Theme.rowSeen
        onTriggered: root.resultOpen = true
    }

    OthelloWords {
        id: othelloWords
    }

    GomokuWords {
        id: gomokuWords
        mode: root.game.mode
    }

    StatusText {
        id: sentences
        words: root.words
    }

    CountersBar {
        id: counters
        x: root.inset
        y: root.inset
        width: root.width - 2 * root.inset
        span: root.board ? root.board.shownWidth : width
        blackCount: root.game.blackCount
        whiteCount: root.game.whiteCount
        boardSize: root.game.boardSize
        turn: root.started ? root.game.sideInTurn : Game.NoSide
        timeLeft: root.game.timeLeftMs
        bothClocks: root.game.timeControl === Game.WholeGame
        countsStones: root.game.kind === Game.Othello || !bothClocks
        blackTime: root.game.blackTimeMs
        whiteTime: root.game.whiteTimeMs
        warning: root.game.timeWarning
        thinking: root.game.thinking && root.game.phase === Game.Running
    }

    Loader {
        id: boardPlace
        anchors.left: counters.left
        anchors.right: counters.right
        anchors.top: counters.bottom
        anchors.bottom: trouble.top
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        focus: true
        sourceComponent: root.game.kind === Game.Gomoku ? gobanOfGame : boardOfGame
    }

    Component {
        id: boardOfGame

        OthelloTable {
            focus: true
            model: root.squares
            words: root.words
            game: root.game
            preferences: root.preferences
            onActiveFocusChanged: if (activeFocus) root.boardFocused()
        }
    }

    Component {
        id: gobanOfGame

        GomokuTable {
            focus: true
            model: root.squares
            words: root.words
            game: root.game
            preferences: root.preferences
            onActiveFocusChanged: if (activeFocus) root.boardFocused()
        }
    }

    // As after a menu that was open when the card came.
    function boardFocused() {
        if (shownCard())
            Qt.callLater(focusNext);
    }

    Place {
        id: timeUpPlace
        active: root.game.timeUp
        sourceComponent: PromptCard {
            width: Math.min(implicitWidth, boardPlace.width)
            objectName: "timeUpCard"
            heading: qsTr("Time is up. Continue?")
            message: root.words.continueText
            primaryText: qsTr("Continue")
            secondaryText: qsTr("New game")
            onPrimaryPressed: root.game.answerTimeUp(true)
            onSecondaryPressed: root.game.answerTimeUp(false)
        }
    }

    Place {
        id: resumePlace
        active: root.game.status === Game.Resumed && root.game.phase === Game.Paused
        sourceComponent: PromptCard {
            width: Math.min(implicitWidth, boardPlace.width)
            objectName: "resumeCard"
            heading: qsTr("Welcome back")
            message: qsTr("Your unfinished game is as you left it.")
            primaryText: qsTr("Continue")
            secondaryText: qsTr("Reset")
            onPrimaryPressed: root.game.togglePause()
            onSecondaryPressed: root.game.reset()
        }
    }

    Place {
        id: resultPlace
        active: root.resultOpen && root.game.phase === Game.Over
        sourceComponent: ResultCard {
            width: Math.min(implicitWidth, boardPlace.width)
            objectName: "resultCard"
            words: root.words
            winner: root.game.winner
            ending: root.game.ending
            blackCount: root.game.blackCount
            whiteCount: root.game.whiteCount
            blackScore: root.game.blackScore
            whiteScore: root.game.whiteScore
            tallyBlack: root.game.tallyBlack
            tallyWhite: root.game.tallyWhite
            tallyDraws: root.game.tallyDraws
            onPrimaryPressed: root.game.reset()
            onSecondaryPressed: root.resultOpen = false
            onEscaped: root.resultOpen = false
        }
    }

    // Stays as long as the game cannot be kept, whatever the status line says meanwhile.
    Words {
        id: trouble
        x: root.inset
        width: root.width - 2 * root.inset
        height: visible ? Math.round(Theme.small * (width < 40 * Theme.small ? 3 : 1.8)) : 0
        anchors.bottom: status.top
        visible: root.game.autosaveTrouble !== ""
        text: sentences.notKept(root.game.autosaveTrouble)
        color: Theme.alarm
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }

    StatusLine {
        id: status
        x: root.inset
        width: root.width - 2 * root.inset
        height: Math.round(Theme.text * (width < 36 * Theme.text || root.game.statusDetail !== "" ? 3 : 1.9))
        anchors.bottom: colours.top
        anchors.bottomMargin: Theme.gap
        message: root.statusMessage()
    }

    ColourChoice {
        id: colours
        x: root.inset
        width: root.width - 2 * root.inset
        height: visible ? implicitHeight + Theme.gap : 0
        anchors.bottom: actions.top
        visible: root.game.mayChoose
        twoMore: root.game.mayPlaceTwoMore
        onPicked: choice => root.game.makeChoice(choice)
        // The keyboard comes with the choice, and must not stay behind on a button that is gone.
        onVisibleChanged: if (visible ? root.hasKeyboard() : activeFocus) Qt.callLater(root.focusNext)
    }

    ActionBar {
        id: actions
        x: root.inset
        width: root.width - 2 * root.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.inset
        hasSkip: root.game.knowsPass
        underWay: root.game.underWay
        paused: root.game.phase === Game.Paused
        over: root.game.phase === Game.Over
        mustPass: root.game.mustPass
        canStart: root.game.canStart
        canPause: root.game.canPause
        canSkip: root.game.canSkip
        canUndo: root.game.canUndo
        canRedo: root.game.canRedo
        canHint: root.game.canHint
        onStartPressed: root.game.start()
        onResetPressed: root.game.reset()
        onPausePressed: root.game.togglePause()
        onSkipPressed: root.game.skip()
        onUndoPressed: root.game.undo()
        onRedoPressed: root.game.redo()
        onHintPressed: root.game.hint()
    }
}
