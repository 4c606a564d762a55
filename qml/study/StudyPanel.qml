// The moves of a study with its variations, to navigate, judge, comment on and reorder.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    // How values are written.
    required property GameWords says
    // At its lowest: one row of moves, and the buttons.
    property bool compact: false
    // Whether it appears while the window is in use.
    property bool arrives: false
    // Of a low panel moves get all but a row, behind which what one does with a move is folded.
    readonly property bool low: height < 29 * Theme.text
    property bool unfolded: false

    // Gives the keyboard to the comment.
    function comments() {
        unfolded = true;
        comment.forceActiveFocus(Qt.TabFocusReason);
    }

    readonly property StudyWords words: StudyWords {}

    // The players, where and when, and the result.
    Column {
        id: about
        objectName: "about"
        readonly property bool known: names.text !== "" || occasion.text !== ""

        visible: (known || values.shows) && !root.compact
        x: Theme.margin
        y: Theme.gap
        width: root.width - 2 * x

        Label {
            id: names
            objectName: "players"
            width: parent.width
            visible: text !== ""
            text: root.words.players(root.game.players)
            font.weight: Font.DemiBold
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        Label {
            id: occasion
            objectName: "occasion"
            width: parent.width
            visible: text !== ""
            text: root.words.occasion(root.game.study)
            color: Theme.faint
            font.pixelSize: Theme.small
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        // Values are beside the moves.
        PointOfView {
            id: values
            readonly property bool shows: list.count > 0 && (root.game.analysis.on || root.game.review.known > 0)
            width: parent.width
            visible: shows
            words: root.says
        }
    }

    Label {
        // Where nobody can move, the status says so; in a low window there may be no room for it.
        visible: list.count === 0 && root.game.phase !== Game.Over && list.height >= height
        x: Theme.margin
        y: list.y
        width: root.width - 2 * x
        height: Math.round(64 * Theme.scale)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("No moves yet. Play any move for either side.")
        color: Theme.faint
    }

    RowList {
        id: list
        objectName: "studyMoves"
        x: Theme.margin
        y: about.visible ? about.y + about.height + Math.round(Theme.gap / 2) : Math.round(Theme.gap * (root.compact ? 1.75 : 0.5))
        width: root.width - 2 * x
        height: Math.max(0, (root.compact ? transport.y : notes.y) - y - Theme.gap)
        model: root.game.study.rows
        activeFocusOnTab: true
        keyNavigationEnabled: false
        highlightFollowsCurrentItem: false
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves and variations")

        function follow() {
            const row = root.game.study.currentRow();
            // With the comment below it.
            if (row >= 0 && row + 1 < count && root.game.study.comment !== "")
                positionViewAtIndex(row + 1, ListView.Contain);
            if (row >= 0 && row < count)
                positionViewAtIndex(row, ListView.Contain);
            else
                positionViewAtBeginning();
        }

        // The row with the move on the board.
        function currentRow(): StudyRow {
            return itemAtIndex(root.game.study.currentRow()) as StudyRow;
        }

        // The status line says which move it is; this, what the list has about it.
        function tellMore() {
            Speech.say(currentRow()?.heardMore() ?? "", "study move");
        }

        onActiveFocusChanged: {
            const row = currentRow();
            if (activeFocus && row && row.current >= 0)
                Speech.say(row.heard(row.current), "study move");
        }
        onHeightChanged: Qt.callLater(list.follow)
        onCountChanged: Qt.callLater(list.follow)
        Component.onCompleted: Qt.callLater(list.follow)

        Keys.onLeftPressed: root.game.view.previous()
        Keys.onRightPressed: root.game.view.next()
        Keys.onUpPressed: root.game.study.sibling(-1)
        Keys.onDownPressed: root.game.study.sibling(1)
        HeldKey {
            id: held
        }

        Keys.onReleased: event => held.letGo(event)
        Keys.onDeletePressed: event => {
            if (!held.repeats(event))
                root.game.study.deleteMove();
        }
        Keys.onReturnPressed: root.comments()
        Keys.onEnterPressed: root.comments()
        Keys.onSpacePressed: root.game.study.fold(root.game.study.node)
        Keys.onPressed: event => {
            if (event.modifiers & Qt.AltModifier)
                return;
            // A row has two moves.
            const pages = { [Qt.Key_PageUp]: -2 * page(), [Qt.Key_PageDown]: 2 * page() };
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End || event.key in pages;
            if (event.key in pages)
                root.game.view.goTo(Math.max(0, Math.min(root.game.view.count, root.game.view.shown + pages[event.key])));
            else if (event.accepted)
                event.key === Qt.Key_Home ? root.game.view.first() : root.game.view.last();
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width
            y: list.y
            height: list.height
            opacity: root.compact ? 0 : 1
        }

        delegate: StudyRow {
            width: list.width
            words: root.words
            says: root.says
            shown: root.game.study.node
            shownComment: root.game.study.comment
            onChosen: node => {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.game.study.goTo(node);
            }
            onFoldAsked: node => root.game.study.fold(node)
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

    Connections {
        target: root.game.study

        function onNodeChanged() {
            Qt.callLater(list.follow);
            Qt.callLater(list.tellMore);
        }
    }

    Column {
        id: notes
        readonly property bool open: !root.low || root.unfolded

        visible: !root.compact
        x: Theme.margin
        y: transport.y - height - Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gap

        Rectangle {
            width: parent.width
            height: Theme.border
            color: Theme.line
        }

        FoldButton {
            id: fold
            objectName: "notes"
            visible: root.low
            width: parent.width
            unfolded: root.unfolded
            text: qsTr("Comment and edits")
            onClicked: root.unfolded = !root.unfolded
        }

        // The judgements of the move; pressed again, one is taken back.
        Row {
            id: judgements
            visible: notes.open
            readonly property int cell: Math.floor((width - 5 * Math.round(Theme.gap / 2)) / 6)

            width: parent.width
            spacing: Math.round(Theme.gap / 2)
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("What you think of the move")

            Repeater {
                model: root.words.judgements

                JudgementButton {
                    required property int index
                    required property int modelData

                    objectName: "judge" + (index + 1)
                    width: judgements.cell
                    sign: root.words.signs[index]
                    text: root.words.judgement(root.words.signs[index])
                    on: root.game.study.judgement === modelData
                    enabled: root.game.study.hasPly
                    onPicked: root.game.study.judge(modelData)
                }
            }
        }

        CommentEntry {
            id: comment
            objectName: "comment"
            width: parent.width
            visible: notes.open
            // As high as its words, as long as there is room for four rows of moves.
            readonly property int most: Math.min(0.4 * root.height, transport.y - list.y - judgements.height - edits.height - 6 * Theme.gap - Math.round(128 * Theme.scale))
            height: Math.max(Math.round((root.low ? 40 : 64) * Theme.scale), Math.min(implicitHeight, most))
            written: root.game.study.comment
            study: root.game.study.number
            node: root.game.study.node
            onDone: (study, node, text) => root.game.study.write(study, node, text)
            onLeave: list.forceActiveFocus(Qt.TabFocusReason)
        }

        Row {
            id: edits
            visible: notes.open
            readonly property int cell: Math.floor((width - 3 * spacing) / 4)

            width: parent.width
            spacing: Math.round(Theme.gap / 2)

            Button {
                objectName: "promote"
                width: edits.cell
                leftPadding: 2
                text: qsTr("Promote", "a variation")
                enabled: root.game.study.canPromote
                onClicked: root.game.study.promote()
            }

            Button {
                objectName: "demote"
                width: edits.cell
                leftPadding: 2
                text: qsTr("Demote", "a variation")
                enabled: root.game.study.canDemote
                onClicked: root.game.study.demote()
            }

            Button {
                objectName: "delete"
                width: edits.cell
                leftPadding: 2
                text: qsTr("Delete", "a move with what follows")
                enabled: root.game.study.hasPly
                Accessible.description: enabled ? qsTr("deletes the move with what follows") : qsTr("not available now", "a button")
                onClicked: root.game.study.deleteMove()
            }

            Button {
                objectName: "setUp"
                width: edits.cell
                leftPadding: 2
                text: qsTr("Set up…", "a position")
                onClicked: root.game.editor.begin()
            }
        }
    }

    ViewTransport {
        id: transport
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x
        view: root.game.view
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
