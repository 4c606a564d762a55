// The review of a game: how well each side played, where much was lost, and why.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property GameWords words
    required property GameKind kind
    // Whether it is in a sheet below the board, and whether that is folded.
    property bool sheet: false
    property bool compact: false
    // Whether it has navigation buttons of its own.
    property bool walks: true
    // Whether there is room for reasons of several lines.
    property bool wide: false
    // Whether it appears while the window is in use.
    property bool arrives: false

    readonly property Review review: game.review
    property int thoroughness: Review.Usual
    // Eight mistakes are seen before all else: in a low window what stands around them stands in fewer rows, and they are
    // told without their reasons where these have no room.
    readonly property bool slim: height < Math.round(700 * Theme.scale)
    readonly property bool dense: list.height < Math.round(416 * Theme.scale)
    // Whether to show the figures instead of the mistakes.
    property bool figures: false
    // Whose slips are listed.
    property int whose: Side.None
    readonly property int slips: [review.black, review.white].reduce((sum, side) => sum + side.inaccuracies + side.mistakes + side.blunders, 0)

    ReviewWords {
        id: reviewWords
        review: root.review
        words: root.words
        kind: root.kind
    }

    // Screen readers announce its start and end. It may have begun before this was made.
    Component.onCompleted: if (review.running) tell()

    function tell() {
        const words = root.review.running ? qsTr("The game is being reviewed.")
            : root.review.failed || root.review.rough || root.review.known < root.review.moves ? state.text
            : root.words.join(qsTr("The review is finished."), qsTr("%1. %2.", "how well each side played").arg(blackSide.spoken).arg(whiteSide.spoken));
        Speech.say(words, "review");
    }

    Connections {
        target: root.review

        function onRunningChanged() {
            // What both sides show of it follows.
            Qt.callLater(root.tell);
        }
    }

    Column {
        id: head
        x: Theme.margin
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gap

        Row {
            width: parent.width
            visible: root.review.known > 0 && !root.compact
            spacing: Theme.margin

            ReviewSide {
                id: blackSide
                width: (parent.width - parent.spacing) / 2
                brief: blackSide.tooLong || whiteSide.tooLong
                side: Side.Black
                slim: root.slim
                review: root.review.black
                judged: root.review.known >= root.review.moves
                settling: root.review.running
                rough: root.review.rough
                says: reviewWords
            }

            ReviewSide {
                id: whiteSide
                width: (parent.width - parent.spacing) / 2
                brief: blackSide.tooLong || whiteSide.tooLong
                side: Side.White
                slim: root.slim
                review: root.review.white
                judged: root.review.known >= root.review.moves
                settling: root.review.running
                rough: root.review.rough
                says: reviewWords
            }
        }

        // Beside the board the graph is below that.
        LazyPart {
            width: parent.width
            height: Math.round(76 * Theme.scale)
            wanted: root.sheet && root.review.known > 0 && foot.y - head.y - Theme.gap >= height
            sourceComponent: ReviewGraph {
                game: root.game
                says: reviewWords
                moves: root.game.view.count
            }
        }

        // The figures, and whose slips are listed: below each other, or in one row.
        Item {
            id: filter

            readonly property bool single: root.slim && width >= fold.implicitWidth + Theme.gap + whose.implicitWidth

            width: parent.width
            height: single || !whose.visible ? fold.height : whose.y + whose.height
            visible: root.review.known > 0 && !root.compact

            FoldButton {
                id: fold
                objectName: "figures"
                width: filter.single && whose.visible ? implicitWidth : parent.width
                unfolded: root.figures
                text: qsTr("Figures", "of a review")
                summary: root.slim && whose.visible ? "" : qsTr("parts of the game, moves by what they lost")
                onClicked: root.figures = !root.figures
            }

            ChoiceGroup {
                id: whose
                objectName: "whose"
                x: filter.single ? fold.width + Theme.gap : 0
                y: filter.single ? 0 : fold.height + Theme.gap
                width: parent.width - x
                visible: root.slips > 0 && !root.compact && !root.figures
                columns: 3
                name: qsTr("Whose mistakes are listed")
                choices: [qsTr("Both", "sides"), qsTr("Black", "side"), qsTr("White", "side")]
                current: root.whose === Side.None ? 0 : root.whose === Side.Black ? 1 : 2
                onPicked: index => root.whose = [Side.None, Side.Black, Side.White][index]
            }
        }

        LazyPart {
            width: parent.width
            height: wanted ? Math.min(implicitHeight, Math.max(0, foot.y - head.y - y - Theme.gap)) : 0
            clip: true
            wanted: root.figures && root.review.known > 0 && !root.compact
            sourceComponent: ReviewFigures {
                review: root.review
                says: reviewWords
            }
        }

        Label {
            width: parent.width
            visible: !root.compact && text !== ""
            color: Theme.faint
            text: root.review.running || root.review.failed ? ""
                : !root.review.possible && root.game.view.played > 0 ? qsTr("Moves of the opening are not reviewed, and none has been played after it yet.")
                : !root.review.possible ? qsTr("There are no moves to review.")
                : root.review.known === 0 ? qsTr("A review looks at every move of the game: what it was worth, where much was lost, and why.")
                : root.slips === 0 && !root.review.running && root.review.known === root.review.moves ? qsTr("Nobody made a mistake.") : ""
        }
    }

    RowList {
        id: list
        objectName: "slips"
        x: Theme.margin
        y: head.y + head.height + Theme.gap
        width: root.width - 2 * x
        height: Math.max(0, foot.y - y - Theme.gap)
        visible: root.review.known > 0 && !root.figures
        model: root.whose === Side.Black ? root.review.blackSlips : root.whose === Side.White ? root.review.whiteSlips : root.review.slips
        activeFocusOnTab: count > 0 || activeFocus
        keyNavigationEnabled: false
        currentIndex: -1
        highlightMoveDuration: 0
        highlightFollowsCurrentItem: false
        bottomMargin: notes.height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Slips")
        onActiveFocusChanged: if (activeFocus && !currentSlip()) enter()
        Keys.onLeftPressed: root.game.view.previous()
        Keys.onRightPressed: root.game.view.next()
        Keys.onReturnPressed: press()
        Keys.onEnterPressed: press()
        Keys.onUpPressed: stepAlong(-1, 1)
        Keys.onDownPressed: stepAlong(1, 1)
        Keys.onPressed: event => {
            const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
            if (event.modifiers & ~Qt.KeypadModifier || (pages === 0 && event.key !== Qt.Key_Home && event.key !== Qt.Key_End))
                return;
            event.accepted = true;
            if (pages !== 0) {
                stepAlong(pages, page());
                return;
            }
            point(event.key === Qt.Key_Home ? root.review.slipBeside(0, 1, root.whose) : root.review.slipBeside(root.game.view.count + 1, -1, root.whose));
            take(currentSlip());
        }

        // The focused row.
        function currentSlip(): SlipRow {
            return currentItem as SlipRow;
        }

        // To the slip on the board, else to the next; else to the last.
        function enter() {
            const shown = root.game.view.shown;
            const next = root.review.slipBeside(shown, 1, root.whose);
            point(next > 0 ? next : root.review.slipBeside(shown + 1, -1, root.whose));
        }

        // Focuses the row of a move.
        function point(plies: int) {
            if (plies <= 0)
                return;
            currentIndex = list.model.find("plies", plies);
            positionViewAtIndex(currentIndex, ListView.Contain);
        }

        // Shows the position before a slip.
        function take(row: SlipRow) {
            if (row)
                root.game.view.goTo(row.plies - 1);
        }

        // Shows the position before the slip; once that is on the board it is given back.
        function press() {
            const row = currentSlip();
            if (row && !row.chosen)
                take(row);
            else if (root.game.practice.canTry)
                root.game.practice.tryAgain();
        }

        // To the previous or next slip or to one so many further, and to the position before it.
        function stepAlong(by: int, steps: int) {
            let plies = currentSlip()?.plies ?? 0;
            if (plies === 0)
                enter();
            for (let step = 0; plies > 0 && step < steps; step++) {
                plies = root.review.slipBeside(plies, by, root.whose);
                point(plies);
            }
            take(currentSlip());
        }

        // Keeps the slip on the board in view.
        function follow() {
            const row = list.model.find("plies", root.game.view.shown + 1);
            if (row >= 0)
                positionViewAtIndex(row, ListView.Contain);
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width
            y: list.y
            height: list.height
            visible: list.visible && size < 1
        }

        delegate: SlipRow {
            width: list.width
            says: reviewWords
            chosen: root.game.view.shown === plies - 1
            slim: root.dense
            wide: root.wide
            searching: root.review.explains
            onTryPressed: root.game.practice.tryAgain()
            onPreviewed: (better, moves) => root.review.preview(better, moves)
            onLeaving: root.review.endPreview()
            onPlayed: (better, moves) => root.review.play(better, moves)
            onChosenChanged: Qt.callLater(list.follow)
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
                list.take(this);
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

    // Below the last mistake, where it takes no room from them. It is no footer: Qt 6.4 makes none of a bound component, and
    // says only that it is not ready.
    Item {
        x: list.x
        y: list.y
        width: list.width
        height: list.height
        visible: list.visible
        clip: true

        Column {
            id: notes
            y: list.originY + list.contentHeight - list.contentY
            width: list.width
            topPadding: Theme.gap
            spacing: Math.round(Theme.gap / 2)

            Label {
                objectName: "doubts"
                width: parent.width
                visible: doubts.implicitHeight > 0
                color: Theme.faint
                font.pixelSize: Theme.small
                text: root.thoroughness === Review.Deep ? qsTr("Perhaps slips too:", "moves") : qsTr("Perhaps slips too; a deeper review may tell:", "moves")
            }

            Flow {
                id: doubts
                width: parent.width
                spacing: Math.round(3 * Theme.scale)

                Repeater {
                    model: root.review.doubted

                    Item {
                        id: doubt

                        required property int plies
                        required property int number
                        required property string name
                        required property int side
                        required property real lost
                        required property real noise

                        objectName: "doubt " + number
                        visible: root.whose === Side.None || root.whose === side
                        width: chip.implicitWidth
                        height: chip.implicitHeight
                        Accessible.role: Accessible.Button
                        Accessible.name: chip.name
                        Accessible.onPressAction: chip.pressed()

                        LineChip {
                            id: chip
                            width: parent.width
                            name: qsTr("%1. %2 %3 ±%4", "number, move, what it lost, how much that may be off").arg(doubt.number).arg(doubt.name).arg(root.kind.loss(doubt.lost)).arg(doubt.noise.toFixed(1))
                            black: doubt.side === Side.Black
                            onPressed: root.game.view.goTo(doubt.plies - 1)
                        }
                    }
                }
            }

            PointOfView {
                width: parent.width
                words: root.words
            }

            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: [Review.Blunder, Review.Mistake, Review.Inaccuracy]

                    Row {
                        id: meaning

                        required property int modelData

                        spacing: Math.round(Theme.gap / 2)

                        SlipMark {
                            anchors.verticalCenter: parent.verticalCenter
                            slip: meaning.modelData
                            black: true
                        }

                        Label {
                            text: reviewWords.slip(meaning.modelData)
                            color: Theme.faint
                            font.pixelSize: Theme.small
                        }
                    }
                }
            }

            Label {
                objectName: "marks"
                width: parent.width
                color: Theme.faint
                font.pixelSize: Theme.small
                text: root.kind.marks
            }
        }
    }

    Column {
        id: foot
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x
        spacing: Theme.gap

        Label {
            id: state
            objectName: "reviewState"
            width: parent.width
            visible: text !== ""
            color: root.review.failed && !root.review.running ? Theme.alarm : Theme.faint
            font.pixelSize: Theme.small
            text: root.review.running || root.review.failed ? reviewWords.progress
                : root.review.stopped && root.review.known > 0 && root.review.known === root.review.moves ? qsTr("The review was stopped: its values are rough.")
                : root.review.stopped ? root.words.join(qsTr("The review was stopped."), qsTr("%1 of %2 moves are known.").arg(root.review.known).arg(root.review.moves))
                : root.review.explains ? qsTr("Looking for the reasons…")
                : root.review.known > 0 && root.review.known < root.review.moves ? qsTr("%1 of %2 moves are known.").arg(root.review.known).arg(root.review.moves)
                : root.review.rough ? qsTr("Some moves were only looked at quickly: their values are rough.") : ""
        }

        Rectangle {
            objectName: "reviewProgress"
            visible: root.review.running
            width: parent.width
            height: Math.round(4 * Theme.scale)
            radius: height / 2
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: reviewWords.progress

            Rectangle {
                width: parent.width * root.review.done / Math.max(1, root.review.all)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        // The thoroughness and the button that starts: below each other, or in one row.
        Item {
            id: starting

            readonly property bool single: root.slim && width >= effort.implicitWidth + Theme.gap + begin.implicitWidth

            width: parent.width
            height: begin.y + begin.height
            // In a low sheet the mistakes come before another review.
            visible: !root.compact || root.review.running || begin.primary

            ChoiceGroup {
                id: effort
                visible: !root.review.running && !root.compact
                width: parent.width - (starting.single ? begin.width + Theme.gap : 0)
                columns: 3
                name: qsTr("Depth of the review")
                choices: [qsTr("Quick", "a review"), qsTr("Usual", "a review"), qsTr("Deep", "a review")]
                current: [Review.Quick, Review.Usual, Review.Deep].indexOf(root.thoroughness)
                onPicked: index => root.thoroughness = [Review.Quick, Review.Usual, Review.Deep][index]
            }

            Button {
                id: begin
                objectName: "review"
                x: parent.width - width
                y: effort.visible && !starting.single ? effort.height + Theme.gap : 0
                width: effort.visible && starting.single ? implicitWidth : parent.width
                primary: (root.review.rough || root.review.known < root.review.moves) && !root.review.running
                enabled: root.review.running || root.review.possible
                text: root.review.running ? qsTr("Cancel", "button") : root.review.rough || root.review.known < root.review.moves || root.review.moves === 0 ? qsTr("Review the game") : qsTr("Review again")
                onClicked: root.review.running ? root.review.cancel() : root.review.start(root.thoroughness)
            }
        }

        ViewTransport {
            visible: root.walks
            width: parent.width
            view: root.game.view
        }
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
