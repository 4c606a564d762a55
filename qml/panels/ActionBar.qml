// The buttons below the board; only what should be done next is lit.
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

    signal startPressed
    signal resetPressed
    signal pausePressed
    signal skipPressed
    signal undoPressed
    signal redoPressed
    signal hintPressed

    readonly property var all: hasSkip ? [start, pause, skip, undo, redo, hint] : [start, pause, undo, redo, hint]
    readonly property int buttonWidth: Math.max(start.wanted, pause.wanted, skip.wanted, undo.wanted, redo.wanted, hint.wanted)
    readonly property int needed: start.words + pause.words + (hasSkip ? skip.words : 0) + undo.words + redo.words + hint.words + (all.length - 1) * grid.spacing
    readonly property bool roomy: width >= all.length * buttonWidth + (all.length - 1) * grid.spacing
    // Where equal buttons do not fit into one row, each gets what its words need and a share of the rest.
    readonly property bool tight: !roomy && width >= needed + 12 * (all.length - 1)
    readonly property int share: Math.floor((width - needed) / all.length)
    readonly property int columns: roomy || tight ? all.length : 3

    implicitHeight: grid.implicitHeight
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Actions")

    function focusStart() {
        start.forceActiveFocus(Qt.OtherFocusReason);
    }

    // Arrows move between the buttons; the first press with Tab lands on what should be done next.
    function step(by: int) {
        const from = all.findIndex(button => button.activeFocus);
        if (from < 0)
            return;
        for (let move = 1; move <= all.length; move++) {
            const to = all[(from + move * by + move * all.length * 6) % all.length];
            if (to.enabled) {
                to.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    component Action: PushButton {
        readonly property int words: Math.ceil(implicitContentWidth)
        readonly property int beside: Math.round(Theme.gap * 1.25)
        // Not the implicit width: that asks for the padding, which depends on what fits.
        readonly property int wanted: Math.max(Math.round(84 * Math.min(1.4, Theme.scale)), words + 2 * beside)
        leftPadding: root.tight ? 2 : beside
    }

    Grid {
        id: grid
        readonly property int cell: Math.min(Math.round(root.buttonWidth * 1.1), Math.floor((root.width - (columns - 1) * spacing) / columns))

        anchors.horizontalCenter: parent.horizontalCenter
        columns: root.columns
        spacing: Theme.gap

        Action {
            id: start
            objectName: "start"
            width: root.tight ? words + root.share : grid.cell
            text: root.underWay ? qsTr("Reset") : qsTr("Start")
            primary: !root.underWay || root.over
            enabled: root.underWay || root.canStart
            onClicked: root.underWay ? root.resetPressed() : root.startPressed()
        }

        Action {
            id: pause
            objectName: "pause"
            width: root.tight ? words + root.share : grid.cell
            text: root.paused ? qsTr("Continue") : qsTr("Pause")
            primary: root.paused
            enabled: root.canPause
            onClicked: root.pausePressed()
        }

        Action {
            id: skip
            objectName: "skip"
            visible: root.hasSkip
            width: root.tight ? words + root.share : grid.cell
            text: qsTr("Skip")
            primary: root.mustPass
            enabled: root.canSkip
            onClicked: root.skipPressed()
        }

        Action {
            id: undo
            objectName: "undo"
            width: root.tight ? words + root.share : grid.cell
            text: qsTr("Undo")
            enabled: root.canUndo
            onClicked: root.undoPressed()
        }

        Action {
            id: redo
            objectName: "redo"
            width: root.tight ? words + root.share : grid.cell
            text: qsTr("Redo")
            enabled: root.canRedo
            onClicked: root.redoPressed()
        }

        Action {
            id: hint
            objectName: "hint"
            width: root.tight ? words + root.share : grid.cell
            text: qsTr("Hint")
            enabled: root.canHint
            onClicked: root.hintPressed()
        }
    }
}
