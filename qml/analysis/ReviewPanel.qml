// The review of a game: how it stood after each move, how well each side played, and where much was lost.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property ReviewModel points
    required property GameWords words
    property bool compact: false
    // Whether it comes while the window is in use.
    property bool arrives: false

    readonly property Review review: game.review
    property int thoroughness: Review.Usual

    ReviewWords {
        id: reviewWords
        review: root.review
        words: root.words
    }

    Column {
        id: head
        x: Theme.margin
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gap

        ReviewGraph {
            id: graph
            objectName: "reviewGraph"
            width: parent.width
            height: root.compact ? Math.round(48 * Theme.scale) : implicitHeight
            visible: root.review.known > 0
            game: root.game
            points: root.points
            says: reviewWords
            moves: root.game.view.count
        }

        Row {
            width: parent.width
            visible: root.review.known > 0 && !root.compact

            ReviewSide {
                width: parent.width / 2
                side: Side.Black
                accuracy: root.review.blackAccuracy
                lost: root.review.blackLost
                slips: [root.review.blackInaccuracies, root.review.blackMistakes, root.review.blackBlunders]
                says: reviewWords
            }

            ReviewSide {
                width: parent.width / 2
                side: Side.White
                accuracy: root.review.whiteAccuracy
                lost: root.review.whiteLost
                slips: [root.review.whiteInaccuracies, root.review.whiteMistakes, root.review.whiteBlunders]
                says: reviewWords
            }
        }

        Label {
            width: parent.width
            visible: !root.compact && text !== ""
            color: root.review.failed && !root.review.running ? Theme.alarm : Theme.faint
            text: root.review.running || root.review.failed ? reviewWords.progress
                : !root.review.possible ? qsTr("There are no moves to review.")
                : root.review.known === 0 ? qsTr("A review looks at every move of the game: what it was worth, and where much was lost.")
                : root.review.known < root.review.moves ? qsTr("%1 of %2 moves are known.").arg(root.review.known).arg(root.review.moves) : ""
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

        ChoiceGroup {
            width: parent.width
            visible: !root.review.running && !root.compact
            columns: 3
            name: qsTr("How far the review looks")
            choices: [qsTr("Quick", "a review"), qsTr("Usual", "a review"), qsTr("Deep", "a review")]
            current: root.thoroughness
            onPicked: index => root.thoroughness = index
        }

        Button {
            objectName: "review"
            width: parent.width
            visible: !root.compact || root.review.known === 0
            primary: root.review.known === 0 && !root.review.running
            enabled: root.review.running || root.review.possible
            text: root.review.running ? qsTr("Cancel", "button") : root.review.known === 0 ? qsTr("Review the game") : qsTr("Review again")
            onClicked: root.review.running ? root.review.cancel() : root.review.start(root.thoroughness)
        }
    }

    ListView {
        id: list
        objectName: "slips"
        x: Theme.margin
        y: head.y + head.height + Theme.gap
        width: root.width - 2 * x
        height: Math.max(0, transport.y - y - Theme.gap)
        visible: root.review.known > 0
        model: root.points
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Slips")
        Keys.onLeftPressed: root.game.view.previous()
        Keys.onRightPressed: root.game.view.next()
        Keys.onUpPressed: walk(-1)
        Keys.onDownPressed: walk(1)

        // To the slip before or after the move that is shown.
        function walk(by: int) {
            const number = root.points.slipBeside(root.game.view.shown, by);
            if (number >= 0)
                root.game.view.goTo(number);
        }

        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width - width - 2
            y: list.y
            height: list.height
        }

        delegate: SlipRow {
            width: list.width
            says: reviewWords
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.game.view.goTo(number);
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
