// What the panel holds in the room where one learns: what is worth doing today, puzzles, lessons, openings, one's own figures. The panel reads this file when
// the room is first entered.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property SidePanel panel
    // Whether it appears while the window is in use.
    required property bool arrives

    readonly property Puzzle puzzle: panel.game.puzzle
    readonly property PuzzleWords says: panel.puzzleWords
    readonly property Insight insight: panel.game.insight
    readonly property InsightWords told: InsightWords {
        insight: root.insight
        says: root.says
    }

    // The figures that stand in a part as mere text.
    readonly property string ratings: puzzle.open && !says.over && !puzzle.running && puzzle.rating > 0 && puzzle.way === Puzzle.Rated ? qsTr("You %1, puzzle %2", "ratings").arg(says.rating).arg(puzzle.rating) : ""
    readonly property string figures: Speech.joined([insight.pictured ? qsTr("accuracy %1 per cent").arg(insight.accuracy) : "", qsTr("puzzle rating %1").arg(says.rating)])

    function focusNext(reason: int): bool {
        const part = [today, puzzles, lessons, ownLines, you][panel.learnTab].item;
        return part !== null && part.focusNext(reason);
    }

    function pick(tab: int) {
        panel.learnTab = tab;
        insight.chooseNothing();
        if (tab === 1 && (!puzzle.open || puzzle.way === Puzzle.Day))
            puzzle.rated();
        else if ((tab === 0 || tab === 4) && !puzzle.open)
            puzzle.ofTheDay();
        else if (tab === 2 && !panel.game.openings.drilling && (!puzzle.open || puzzle.way === Puzzle.Day || says.over && !puzzle.running))
            // Once the list has its rows. A puzzle that is not solved yet stays.
            Qt.callLater(() => (lessons.item as LessonsPart)?.showPlace());
    }

    // What was chosen in another tab is on the board.
    function showPuzzle() {
        panel.learnTab = 1;
        panel.closed();
    }

    function showLesson() {
        panel.learnTab = 2;
        // Where the panel lies over the board, the sentence stands below that as well.
        if (panel.sheet)
            panel.closed();
        else
            Qt.callLater(() => root.focusNext(Qt.OtherFocusReason));
    }

    Connections {
        target: root.panel

        function onNextPuzzleTurn(reason: int) {
            root.focusNext(reason);
        }
    }

    PanelTabs {
        objectName: "learnTabs"
        visible: !root.panel.compact
        width: parent.width
        height: root.panel.headHeight
        names: [qsTr("Today"), qsTr("Puzzles"), qsTr("Lessons"), qsTr("Openings"), qsTr("You")]
        current: root.panel.learnTab
        notes: ["", root.ratings, "", "", root.figures]
        onPicked: index => root.pick(index)
    }

    LazyPart {
        id: today
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.learnTab === 0 && !root.panel.compact
        sourceComponent: TodayPart {
            insight: root.insight
            told: root.told
            onInsightAsked: root.panel.learnTab = 4
            arrives: root.arrives || today.arrives
            game: root.panel.game
            puzzle: root.puzzle
            says: root.says
            games: root.panel.games
            onBoardTurn: root.panel.closed()
            onPuzzlesAsked: root.showPuzzle()
            onLessonsAsked: root.showLesson()
            lesson: root.panel.game.lesson
            lessonWords: root.panel.lessonWords
            openingWords: root.panel.openingWords
            onOpeningsAsked: root.panel.learnTab = 3
        }
    }

    LazyPart {
        id: puzzles
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.learnTab === 1 && !root.panel.compact
        sourceComponent: PuzzlesPart {
            arrives: root.arrives || puzzles.arrives
            puzzle: root.puzzle
            says: root.says
            view: root.panel.game.view
            games: root.panel.games
            onBoardTurn: root.panel.closed()
        }
    }

    LazyPart {
        id: lessons
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.learnTab === 2 && !root.panel.compact
        sourceComponent: LessonsPart {
            arrives: root.arrives || lessons.arrives
            sheet: root.panel.sheet
            lesson: root.panel.game.lesson
            says: root.panel.lessonWords
            onBoardTurn: root.panel.closed()
            puzzle: root.puzzle
            games: root.panel.games
        }
    }

    LazyPart {
        id: ownLines
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.learnTab === 3 && !root.panel.compact
        sourceComponent: OpeningsPart {
            arrives: root.arrives || ownLines.arrives
            openings: root.panel.game.openings
            says: root.panel.openingWords
            practice: root.panel.game.practice
            puzzle: root.puzzle
            games: root.panel.games
            onBoardTurn: root.panel.closed()
            onNamesAsked: root.panel.namesAsked()
            onImportAsked: root.panel.importAsked()
            onExportAsked: suggested => root.panel.exportAsked(suggested)
        }
    }

    LazyPart {
        id: you
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.learnTab === 4 && !root.panel.compact
        sourceComponent: YouPart {
            arrives: root.arrives || you.arrives
            puzzle: root.puzzle
            says: root.says
            insight: root.insight
            told: root.told
            onTableAsked: root.panel.tableAsked()
            games: root.panel.games
            onPuzzlesAsked: root.showPuzzle()
        }
    }

    // In a folded sheet: the goal, and the ratings.
    LazyPart {
        anchors.fill: parent
        wanted: root.panel.compact
        sourceComponent: Column {
            topPadding: Theme.gap
            leftPadding: Theme.margin
            rightPadding: Theme.margin
            spacing: Math.round(Theme.gap / 2)

            Label {
                width: parent.width - 2 * Theme.margin
                text: root.panel.game.openings.drilling ? root.panel.openingWords.title : root.panel.game.lesson.open ? root.panel.lessonWords.title : root.says.over ? root.says.outcome : root.says.goal
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
            }

            Label {
                width: parent.width - 2 * Theme.margin
                text: root.panel.game.openings.drilling ? root.panel.openingWords.place : root.panel.game.lesson.open ? root.panel.lessonWords.place : root.puzzle.running ? qsTr("%1 solved, errors: %2 of 3", "numbers").arg(root.puzzle.runSolved).arg(root.puzzle.runErrors) : qsTr("You %1, puzzle %2", "ratings").arg(root.says.change || root.says.rating).arg(root.puzzle.rating)
                color: Theme.faint
            }

            Button {
                visible: root.says.over && root.puzzle.open
                primary: true
                width: parent.width - 2 * Theme.margin
                text: qsTr("Next puzzle")
                onClicked: root.puzzle.next()
            }
        }
    }
}
