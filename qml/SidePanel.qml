// The panel of the window, wired to the game: before play what is chosen, then the moves, after the end what came of it.
// Beside the board it is a card; in a narrow window a sheet at the foot, which can be unfolded.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property Games games
    required property MoveListModel moves
    required property StudyModel study
    required property LineModel lines
    required property ReviewModel points
    required property GameWords words
    required property GameKind kind
    // What is said of a mistake that is given back.
    required property PracticeWords exercise
    property bool sheet: false
    // Whether the sheet stands open.
    property bool unfolded: false

    // Wishes to open and to fold the sheet.
    signal opened
    signal closed
    // The list of programs is wanted.
    signal enginesAsked

    readonly property bool studying: game.study.open
    readonly property bool over: game.phase === Game.Over && !studying
    readonly property bool before: !game.underWay && !over
    readonly property bool compact: sheet && !unfolded
    // Which tab shows while a game is played: 0 the moves, 1 the next game.
    property int tab: 0
    // Which tab of a study: 0 the moves, 1 the lines of the analysis, 2 the review.
    property int studyTab: game.analysis.on ? 1 : 0
    readonly property bool reviewing: studying && !game.editor.open && studyTab === 2
    readonly property bool practising: game.practice.stage !== Practice.Closed
    readonly property bool choosing: !over && !studying && (before || tab === 1)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")
    Keys.onEscapePressed: event => {
        event.accepted = root.sheet && root.unfolded;
        if (event.accepted)
            root.closed();
    }
    onBeforeChanged: tab = 0
    // It is done on the board.
    onPractisingChanged: if (practising && sheet) closed()
    onReviewingChanged: game.review.show(reviewing)
    onCompactChanged: if (compact) tab = 0

    // Gives the keyboard to what should be done next, where that is here.
    function focusNext(reason: int) {
        if (over)
            (result.item as ResultHead).focusFirst(reason);
        else if (before && compact)
            (folded.item as SheetStart).focusStart(reason);
        else if (before)
            (gamePanel.item as GamePanel).focusStart(reason);
    }

    // Shows the review of the game, and begins one if nothing is known yet.
    function showReview() {
        game.study.enter();
        studyTab = 2;
        if (sheet)
            opened();
        if (game.review.known === 0 && !game.review.running)
            game.review.start(Review.Usual);
    }

    function start() {
        root.game.start();
        if (root.sheet)
            root.closed();
    }

    // What had the keyboard may go with the game.
    function newGame() {
        const hadKeyboard = activeFocus;
        root.game.reset();
        if (hadKeyboard)
            focusNext(Qt.TabFocusReason);
    }

    SetupWords {
        id: setup
        game: root.game
        games: root.games
    }

    // The paper; a sheet has no corners at the foot of the window.
    Rectangle {
        width: parent.width
        height: parent.height + (root.sheet ? radius : 0)
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.line
    }

    MouseArea {
        anchors.fill: parent
    }

    Item {
        id: head
        width: parent.width
        height: root.over ? result.height : (root.before || root.studying) && root.compact ? 0 : Math.round((root.sheet ? 44 : 48) * Theme.scale)

        // Where the moves of a study are headed.
        LazyPart {
            id: setUpPlace
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            wanted: root.studying && !root.compact && !root.game.editor.open && !root.practising
            sourceComponent: Button {
                objectName: "setUp"
                arrives: setUpPlace.arrives
                implicitHeight: Math.round(34 * Theme.scale)
                text: qsTr("Set up…", "a position")
                onClicked: root.game.editor.begin()
            }
        }

        Heading {
            visible: (root.before && !root.studying || root.game.editor.open || root.practising) && !root.compact
            x: Theme.margin
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.practising ? root.exercise.title : root.game.editor.open ? qsTr("Set a position up") : qsTr("New game")
        }

        LazyPart {
            anchors.fill: parent
            anchors.rightMargin: setUpPlace.width + Theme.gap
            wanted: root.studying && !root.compact && !root.game.editor.open && !root.practising
            sourceComponent: PanelTabs {
                objectName: "studyTabs"
                names: [qsTr("Moves"), qsTr("Analysis"), qsTr("Review")]
                current: root.studyTab
                onPicked: index => root.studyTab = index
            }
        }

        LazyPart {
            anchors.fill: parent
            wanted: !root.before && !root.over && !root.studying
            sourceComponent: PanelTabs {
                names: [qsTr("Moves"), qsTr("New game")]
                current: root.tab
                onPicked: index => {
                    root.tab = index;
                    if (root.compact && index === 1)
                        root.opened();
                }
            }
        }

        LazyPart {
            id: result
            width: parent.width
            wanted: root.over
            sourceComponent: ResultHead {
                arrives: result.arrives
                compact: root.compact
                canRematch: root.game.canRematch
                canSwap: root.game.setup.mode !== Setup.TwoPlayers
                onRematchPressed: root.game.rematch()
                onSwapPressed: root.game.swapSides()
                onNewGamePressed: root.newGame()
                onStudyPressed: root.game.study.enter()
                onReviewPressed: root.showReview()
                words: ResultWords {
                    kind: root.game.setup.kind
                    mode: root.game.setup.mode
                    you: root.game.players.you
                    winner: root.game.outcome.winner
                    ending: root.game.outcome.ending
                    blackCount: root.game.blackCount
                    whiteCount: root.game.whiteCount
                    blackScore: root.game.outcome.blackScore
                    whiteScore: root.game.outcome.whiteScore
                    match: setup.match.score
                    blackProgram: root.game.seats.blackName
                    whiteProgram: root.game.seats.whiteName
                    blackLevel: root.game.players.black
                    whiteLevel: root.game.players.white
                    blackWins: root.game.outcome.blackWins
                    whiteWins: root.game.outcome.whiteWins
                    draws: root.game.outcome.draws
                }
            }
        }
    }

    Rectangle {
        visible: head.height > 0 && !(root.over && root.compact)
        x: Theme.border
        y: head.height
        width: parent.width - 2 * x
        height: Theme.border
        color: Theme.line
    }

    LazyPart {
        id: gamePanel
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.choosing && !root.compact
        sourceComponent: GamePanel {
            arrives: gamePanel.arrives
            games: root.games
            kind: root.game.setup.kind
            sizes: root.game.setup.sizes
            options: GameOptions {
                rules: root.game.setup.rules
                swap2: root.game.setup.swap2
                hasSwap2: root.game.setup.hasSwap2
                mirroredStart: root.game.setup.mirroredStart
                whiteFirst: root.game.setup.whiteFirst
                balancedOpening: root.game.setup.balancedOpening
                hasOpenings: root.game.setup.hasOpenings
                onRulesPicked: rules => root.game.setup.chooseRules(rules)
                onSwap2Picked: swap2 => root.game.setup.chooseSwap2(swap2)
                onStartPicked: (mirrored, whiteFirst) => root.game.setup.chooseStart(mirrored, whiteFirst)
                onOpeningPicked: balanced => root.game.setup.chooseOpening(balanced)
            }
            mode: root.game.setup.mode
            locked: !root.game.setup.canChange
            canStart: root.game.canStart
            tallyBlack: root.game.outcome.blackWins
            tallyWhite: root.game.outcome.whiteWins
            tallyDraws: root.game.outcome.draws
            blackLevel: root.game.setup.blackLevel
            whiteLevel: root.game.setup.whiteLevel
            boardSize: root.game.setup.boardSize
            timeControl: root.game.clock.control
            turnSeconds: root.game.clock.turnSeconds
            gameSeconds: root.game.clock.gameSeconds
            incrementSeconds: root.game.clock.incrementSeconds
            programs: root.game.seats.programs
            blackProgram: root.game.seats.black
            whiteProgram: root.game.seats.white
            onProgramPicked: (side, program) => root.game.seats.choose(side, program)
            onEnginesAsked: root.enginesAsked()
            onGamePicked: kind => root.game.setup.chooseGame(kind)
            onModePicked: mode => root.game.setup.chooseMode(mode)
            onLevelPicked: (side, level) => root.game.setup.chooseLevel(side, level)
            onSizePicked: size => root.game.setup.chooseSize(size)
            onClockPicked: (timeControl, seconds, increment) => root.game.clock.choose(timeControl, seconds, increment)
            onStartPressed: root.start()
            onNewGamePressed: root.newGame()
        }
    }

    LazyPart {
        id: moveList
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: !root.choosing && !root.studying
        sourceComponent: MoveListPanel {
            arrives: moveList.arrives
            model: root.moves
            moveCount: root.game.view.count
            viewedMove: root.game.view.shown
            caption: root.over ? "" : [root.game.view.opening, setup.line].filter(words => words !== "").join("\n")
            compact: root.compact
            bare: root.compact && root.over
            onMoveChosen: plies => root.game.view.goTo(plies)
        }
    }

    LazyPart {
        id: setUpPanel
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.game.editor.open
        sourceComponent: SetUpPanel {
            arrives: setUpPanel.arrives
            game: root.game
            compact: root.compact
        }
    }

    LazyPart {
        id: studyPlace
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.studying && !root.game.editor.open && root.studyTab === 0 && !root.practising
        sourceComponent: StudyPanel {
            arrives: studyPlace.arrives
            game: root.game
            moves: root.study
            compact: root.compact
        }
    }

    LazyPart {
        id: analysisPlace
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.studying && !root.game.editor.open && root.studyTab === 1 && !root.practising
        sourceComponent: AnalysisPanel {
            arrives: analysisPlace.arrives
            game: root.game
            lines: root.lines
            words: root.words
            compact: root.compact
        }
    }

    LazyPart {
        id: reviewPlace
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.reviewing && !root.practising
        sourceComponent: ReviewPanel {
            arrives: reviewPlace.arrives
            game: root.game
            kind: root.kind
            sheet: root.sheet
            points: root.points
            words: root.words
            compact: root.compact
        }
    }

    LazyPart {
        anchors.fill: parent
        anchors.topMargin: head.height
        wanted: root.practising
        sourceComponent: ExercisePanel {
            practice: root.game.practice
            says: root.exercise
            compact: root.compact
        }
    }

    Connections {
        target: root.game.analysis

        // Whoever switches it on, with the key or in the menu, wants to see it.
        function onOnChanged() {
            if (root.game.analysis.on)
                root.studyTab = 1;
        }
    }

    LazyPart {
        id: folded
        anchors.fill: parent
        wanted: root.before && root.compact
        sourceComponent: SheetStart {
            summary: setup.summary
            canStart: root.game.canStart
            onUnfoldPressed: root.opened()
            onStartPressed: root.start()
        }
    }

    // Opens and folds the sheet.
    SheetHandle {
        visible: root.sheet
        unfolded: root.unfolded
        anchors.horizontalCenter: parent.horizontalCenter
        onClicked: root.unfolded ? root.closed() : root.opened()
    }
}
