// The tab of one's own figures: the rating over time, what is solved by theme, and what to practise.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives

    signal puzzlesAsked

    readonly property var course: Array.from(puzzle.course)
    readonly property int count: course.length
    readonly property bool pictured: count >= 5

    function practise(theme: int) {
        puzzle.ofTheme(theme);
        puzzlesAsked();
    }

    function focusNext(reason: int): bool {
        return false;
    }

    Flickable {
        id: flick
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.margin
        contentHeight: content.height + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        FollowFocus {
            view: flick
        }

        Column {
            id: content
            x: Theme.margin
            width: flick.width - 2 * x
            topPadding: Theme.margin
            spacing: Theme.margin

            Item {
                width: parent.width
                height: own.height

                BigFigure {
                    id: own
                    width: Math.round((parent.width - Theme.margin) / 2)
                    name: qsTr("Puzzle rating")
                    figure: root.says.rating
                    note: root.puzzle.guessed ? "" : "± " + root.puzzle.deviation
                }

                BigFigure {
                    x: own.width + Theme.margin
                    width: own.width
                    name: qsTr("Rated puzzles")
                    figure: root.count
                }
            }

            Label {
                width: parent.width
                visible: !root.pictured
                text: qsTr("Five rated puzzles make a picture. Only the first try of each counts.")
                color: Theme.faint
            }

            RatingCurve {
                objectName: "ratingCurve"
                width: parent.width
                visible: root.pictured
                course: root.course
            }

            Separator {
                width: parent.width
            }

            Label {
                text: qsTr("Solved by theme")
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            ThemeBars {
                width: parent.width
                puzzle: root.puzzle
                says: root.says
                onThemePicked: theme => root.practise(theme)
            }

            Label {
                objectName: "advice"
                width: parent.width
                visible: text !== ""
                text: root.says.advice
            }

            Button {
                objectName: "practiseAdvice"
                width: parent.width
                visible: root.says.advice !== ""
                arrives: root.arrives
                text: root.says.adviceDeed
                onClicked: root.practise(root.puzzle.advice)
            }
        }
    }

    ScrollBar {
        anchors.right: parent.right
        anchors.top: flick.top
        anchors.bottom: flick.bottom
        size: flick.visibleArea.heightRatio
        position: flick.visibleArea.yPosition
        orientation: Qt.Vertical
        onPositionChanged: if (pressed) flick.contentY = position * flick.contentHeight
    }

    GameSwitch {
        id: foot
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        width: parent.width - 2 * x
        height: implicitHeight
        puzzle: root.puzzle
        games: root.games
    }
}
