// The right part of the window, wired to the game: what is played, and the moves. In a narrow window a sheet.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Rectangle {
    id: root

    required property Game game
    required property QtObject moves
    property bool sheet: false

    signal closed

    readonly property int inset: sheet ? Theme.margin : 0
    readonly property int leastMoves: Math.round(Theme.text * 11)

    color: sheet ? Theme.paper : "transparent"
    border.width: sheet ? Theme.border : 0
    border.color: Theme.line
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side panel")
    Keys.onEscapePressed: event => {
        event.accepted = root.sheet;
        if (root.sheet)
            root.closed();
    }

    function focusMode() {
        gamePanel.focusMode();
    }

    MouseArea {
        anchors.fill: parent
        enabled: root.sheet
    }

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: root.inset
        anchors.bottomMargin: root.sheet ? root.inset + footer.height + Theme.gap : 0
        contentHeight: Math.max(height, gamePanel.height + Theme.gap * 1.5 + root.leastMoves)
        contentWidth: width
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        T.ScrollBar.vertical: ThinScrollBar {
            parent: root
            x: root.width - width
            y: flick.y
            height: flick.height
        }

        GamePanel {
            id: gamePanel
            width: parent.width
            kind: root.game.kind
            sizes: root.game.sizes
            rules: root.game.rules
            swap2: root.game.swap2
            hasSwap2: root.game.hasSwap2
            opener: root.game.opener
            mode: root.game.mode
            // What was played stays small after its end, so that there is room to look through the moves.
            locked: !root.game.canChangeSetup || root.game.phase === Game.Over
            tallyBlack: root.game.tallyBlack
            tallyWhite: root.game.tallyWhite
            tallyDraws: root.game.tallyDraws
            blackLevel: root.game.blackLevel
            whiteLevel: root.game.whiteLevel
            boardSize: root.game.boardSize
            mirroredStart: root.game.mirroredStart
            whiteFirst: root.game.whiteFirst
            balancedOpening: root.game.balancedOpening
            hasOpenings: root.game.hasOpenings
            timeControl: root.game.timeControl
            turnSeconds: root.game.turnSeconds
            gameSeconds: root.game.gameSeconds
            incrementSeconds: root.game.incrementSeconds
            onGamePicked: kind => root.game.chooseGame(kind)
            onRulesPicked: rules => root.game.chooseRules(rules)
            onSwap2Picked: swap2 => root.game.chooseSwap2(swap2)
            onModePicked: mode => root.game.chooseMode(mode)
            onLevelPicked: (side, level) => root.game.chooseLevel(side, level)
            onSizePicked: size => root.game.chooseSize(size)
            onStartPicked: (mirrored, whiteFirst) => root.game.chooseStart(mirrored, whiteFirst)
            onOpeningPicked: balanced => root.game.chooseOpening(balanced)
            onClockPicked: (timeControl, seconds, increment) => root.game.chooseClock(timeControl, seconds, increment)
        }

        MoveListPanel {
            y: gamePanel.height + Theme.gap * 1.5
            width: parent.width
            height: flick.contentHeight - y
            model: root.moves
            moveCount: root.game.moveCount
            viewedMove: root.game.viewedMove
            onMoveChosen: plies => root.game.view(plies)
        }
    }

    FollowFocus {
        view: flick
    }

    Row {
        id: footer
        visible: root.sheet
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.inset
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap

        PushButton {
            objectName: "panelStart"
            visible: !root.game.underWay
            enabled: root.game.canStart
            primary: true
            text: qsTr("Start")
            onClicked: {
                root.game.start();
                root.closed();
            }
        }

        PushButton {
            text: qsTr("Close", "panel")
            onClicked: root.closed()
        }
    }
}
