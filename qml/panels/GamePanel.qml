// Chooses what is played next: which game, against whom, how strong, with which clock, on which board; and starts it.
// No choice moves the ones below it.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Games games
    required property int kind
    required property var sizes
    required property GameOptions options
    required property int mode
    required property int blackLevel
    required property int whiteLevel
    property bool knowsPeople: false
    required property int boardSize
    required property int timeControl
    required property int turnSeconds
    required property int gameSeconds
    required property int incrementSeconds
    // While a game is played all that is chosen is for the next; the strength may be that of both.
    required property bool playing
    property bool strengthNow: false
    property bool inMatch: false
    required property bool canStart
    // Whether it appears while the window is in use.
    property bool arrives: false
    property int tallyBlack: 0
    property int tallyWhite: 0
    property int tallyDraws: 0
    // The programs that can take the machine's place, and those chosen, or -1.
    property list<string> programs: []
    property int blackProgram: -1
    property int whiteProgram: -1

    signal gamePicked(int kind)
    signal modePicked(int mode)
    signal levelPicked(int side, int level)
    signal sizePicked(int size)
    signal clockPicked(int timeControl, int seconds, int increment)
    signal programPicked(int side, int program)
    signal enginesAsked
    signal startPressed

    // Whether more has just been unfolded.
    property bool revealing: false
    // The user's colour in the last game against the machine.
    property int lastSide: Setup.PlayBlack
    readonly property int opponent: mode === Setup.TwoPlayers ? 0 : mode === Setup.Watch ? 2 : 1

    onModeChanged: rememberSide()
    Component.onCompleted: rememberSide()

    function focusStart(reason: int) {
        foot.focusStart(reason);
    }

    function rememberSide() {
        if (mode === Setup.PlayBlack || mode === Setup.PlayWhite)
            lastSide = mode;
    }

    function pickOpponent(index: int) {
        root.modePicked(index === 0 ? Setup.TwoPlayers : index === 2 ? Setup.Watch : lastSide);
    }

    Flickable {
        id: groupsView
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
        contentHeight: groups.y + groups.height + Theme.gap
        contentWidth: width
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        T.ScrollBar.vertical: ScrollBar {}

        onContentHeightChanged: root.showUnfolded()

        Behavior on contentY {
            enabled: !Theme.reducedMotion && !groupsView.moving && !groupsView.dragging
            NumberAnimation {
                duration: Theme.fade
            }
        }

        Column {
            id: groups
            readonly property int filled: games.implicitHeight + opponents.implicitHeight + sides.bareHeight + clock.implicitHeight + boards.implicitHeight + inSight
            // What wins in Gomoku and how it begins are to be in sight as well, with room for them whatever the game is.
            readonly property int inSight: 2 * boards.implicitHeight
            readonly property int least: Math.round(5 * Theme.scale)
            readonly property int most: Math.round(20 * Theme.scale)

            x: Theme.margin
            y: Math.round(6 * Theme.scale)
            width: root.width - 2 * Theme.margin
            // As spacious as the height allows.
            spacing: Math.max(least, Math.min(most, Math.floor((groupsView.height - filled - y) / 8)))

            PanelChoice {
                width: parent.width
                id: games
                label: qsTr("Game", "heading")
                choicesName: "kinds"
                words: root.games.all.map(game => game.name)
                current: root.games.all.map(game => game.kind).indexOf(root.kind)
                onPicked: index => root.gamePicked(root.games.all[index].kind)
            }

            PanelChoice {
                width: parent.width
                id: opponents
                label: qsTr("Opponent")
                choicesName: "opponents"
                words: [qsTr("A friend", "opponent"), qsTr("Heibai", "opponent"), qsTr("Watch", "mode")]
                current: root.opponent
                onPicked: index => root.pickOpponent(index)

                // Another program is an opponent of its own, not a strength of Heibai.
                aside: SeatButton {
                    objectName: "opponentSeat"
                    readonly property int side: root.mode === Setup.PlayWhite ? Side.Black : Side.White
                    readonly property int seat: side === Side.Black ? root.blackProgram : root.whiteProgram

                    visible: root.opponent === 1
                    x: opponents.width - width + rightPadding
                    y: Math.round((opponents.labelHeight - height) / 2)
                    width: Math.min(implicitWidth, opponents.labelRoom + rightPadding)
                    label: qsTr("Opponent")
                    own: qsTr("Other programs", "who plays against a person")
                    programs: root.programs
                    program: seat >= 0 && seat < root.programs.length ? seat : -1
                    onPicked: program => root.programPicked(side, program)
                    onEnginesAsked: root.enginesAsked()
                }
            }

            SidesPart {
                id: sides
                width: parent.width
                mode: root.mode
                swaps: root.options.begins !== Setup.Free
                blackLevel: root.blackLevel
                whiteLevel: root.whiteLevel
                knowsPeople: root.knowsPeople
                losesDiscs: root.games.of(root.kind).counts
                spacing: groups.spacing
                whiteFirst: root.options.whiteFirst
                blackWins: root.tallyBlack
                whiteWins: root.tallyWhite
                draws: root.tallyDraws
                programs: root.programs
                blackProgram: root.blackProgram
                whiteProgram: root.whiteProgram
                onModePicked: mode => root.modePicked(mode)
                onLevelPicked: (side, level) => root.levelPicked(side, level)
                onProgramPicked: (side, program) => root.programPicked(side, program)
                onEnginesAsked: root.enginesAsked()
            }

            ClockChoice {
                id: clock
                width: parent.width
                timeControl: root.timeControl
                turnSeconds: root.turnSeconds
                gameSeconds: root.gameSeconds
                incrementSeconds: root.incrementSeconds
                onPicked: (timeControl, seconds, increment) => root.clockPicked(timeControl, seconds, increment)
            }

            PanelChoice {
                width: parent.width
                id: boards
                label: qsTr("Board", "heading of the sizes")
                choicesName: "sizes"
                words: Array.from(root.sizes).map(size => size + "×" + size)
                current: Array.from(root.sizes).indexOf(root.boardSize)
                onPicked: index => root.sizePicked(root.sizes[index])
            }

            MorePart {
                id: more
                width: parent.width
                game: root.games.of(root.kind)
                options: root.options
                onUnfoldedChanged: root.revealing = unfolded
            }
        }
    }

    // Scrolls to what has unfolded, as far as there is room.
    function showUnfolded() {
        const last = Math.max(0, groupsView.contentHeight - groupsView.height);
        if (revealing && last > 0) {
            revealing = false;
            groupsView.contentY = Math.min(last, groups.y + more.y - Theme.gap);
        }
    }

    FollowFocus {
        view: groupsView
    }

    StartFoot {
        id: foot
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        scrolled: groupsView.contentHeight > groupsView.height && groupsView.contentY < groupsView.contentHeight - groupsView.height
        playing: root.playing
        strengthNow: root.strengthNow
        inMatch: root.inMatch
        canStart: root.canStart
        onStartPressed: root.startPressed()
    }

    // The second click of the double click that opened the panel is not meant for it.
    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
