// What every move is worth: the switch, how far it is, and the lines. Up and down choose a line, left and right walk along
// it on the board, Enter plays to there.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property LineModel lines
    required property GameWords words
    property bool compact: false
    // Whether it comes while the window is in use.
    property bool arrives: false

    // The move of the chosen line that the keyboard is at, or -1.
    property int reached: -1

    AnalysisWords {
        id: analysisWords
        analysis: root.game.analysis
    }

    Switch {
        id: power
        objectName: "analyse"
        visible: !root.compact
        x: Theme.margin
        y: Math.round(Theme.gap / 2)
        width: root.width - 2 * x
        text: qsTr("Analyse")
        explanation: analysisWords.state
        on: root.game.analysis.on
        onPicked: on => root.game.analysis.switchTo(on)
    }

    RowList {
        id: list
        objectName: "lines"
        x: Theme.margin
        y: root.compact ? Theme.gap : power.y + power.height + Theme.gap
        width: root.width - 2 * x
        height: Math.max(0, transport.y - y - Theme.gap)
        model: root.game.analysis.on ? root.lines : null
        activeFocusOnTab: true
        highlightMoveDuration: 0
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lines")

        function walk(by: int) {
            const line = currentItem as AnalysisLine;
            if (!line)
                return;
            root.reached = Math.max(-1, Math.min(line.names.length - 1, root.reached + by));
            if (root.reached < 0)
                root.game.analysis.endPreview();
            else
                root.game.analysis.preview(currentIndex, root.reached + 1);
        }

        function leave() {
            root.reached = -1;
            root.game.analysis.endPreview();
        }

        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0 && count > 0)
                currentIndex = 0;
            if (!activeFocus)
                leave();
        }
        onCurrentIndexChanged: if (root.reached >= 0) leave()
        Keys.onLeftPressed: walk(-1)
        Keys.onRightPressed: walk(1)
        Keys.onReturnPressed: if (currentIndex >= 0) root.game.analysis.play(currentIndex, Math.max(1, root.reached + 1))
        Keys.onEnterPressed: if (currentIndex >= 0) root.game.analysis.play(currentIndex, Math.max(1, root.reached + 1))
        Keys.onEscapePressed: event => {
            event.accepted = root.reached >= 0;
            leave();
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width - 2
            y: list.y
            height: list.height
        }

        delegate: AnalysisLine {
            width: list.width
            words: root.words
            reached: ListView.isCurrentItem && list.activeFocus ? root.reached : -1
            onMoveEntered: moves => root.game.analysis.preview(index, moves)
            onMoveLeft: root.game.analysis.endPreview()
            onMovePlayed: moves => root.game.analysis.play(index, moves)

            Rectangle {
                z: -1
                x: -Theme.gap
                width: parent.width + 2 * Theme.gap
                height: parent.height - Theme.border
                radius: Theme.radius
                visible: parent.ListView.isCurrentItem && list.activeFocus
                color: Theme.hovered
            }
        }

        FocusRing {
            parent: root
            x: list.x - Theme.gap
            y: list.y - 2
            width: list.width + 2 * Theme.gap
            height: list.height + 4
            anchors.fill: undefined
            radius: Theme.radius
            shown: list.activeFocus
        }
    }

    Label {
        visible: !root.game.analysis.on && !root.compact
        x: Theme.margin
        y: list.y
        width: root.width - 2 * x
        text: qsTr("Switch the analysis on with F4 to see what every move is worth.")
        color: Theme.faint
    }

    TransportBar {
        id: transport
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x
        canGoBack: root.game.view.shown > 0
        canGoOn: root.game.view.shown < root.game.view.count
        onFirstPressed: root.game.view.first()
        onPreviousPressed: root.game.view.previous()
        onNextPressed: root.game.view.next()
        onLastPressed: root.game.view.last()
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
