// The tab of what is worth doing now.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property Puzzle puzzle
    required property PuzzleWords says
    required property Insight insight
    required property InsightWords told
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives

    required property Lesson lesson
    required property LessonWords lessonWords
    required property OpeningWords openingWords

    // What was asked for is on the board.
    signal boardTurn
    signal puzzlesAsked
    signal lessonsAsked
    signal openingsAsked
    signal insightAsked

    readonly property bool ofDay: puzzle.way === Puzzle.Day
    readonly property bool solved: ofDay && says.over
    // Whether nothing is left that comes by the day.
    readonly property bool allDone: puzzle.dayDone && puzzle.mistakesDue === 0 && game.openings.dueOfGame === 0

    // About how long so many take, with the seconds that one takes.
    function time(count: int, each: int): string {
        return qsTr("about %1", "a time").arg(Amount.time(Math.max(1, Math.round(count * each / 60))));
    }

    // Gives the keyboard to the next step, if it is here.
    function focusNext(reason: int): bool {
        if (nextButton.visible)
            nextButton.forceActiveFocus(reason);
        return nextButton.visible;
    }

    LearnPage {
        id: page
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.margin
        spacing: Theme.gap

        Label {
            text: qsTr("Worth doing now")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.Heading
        }

        TodayRow {
            objectName: "todaysPuzzle"
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            headline: qsTr("Puzzle of the day")
            note: root.ofDay && !root.says.over ? qsTr("On the board: %1", "what is to be found").arg(root.says.goal) : root.puzzle.dayDone ? qsTr("The next one comes tomorrow.") : qsTr("The same for everybody, a new one every day.")
            chosen: root.ofDay
            done: root.puzzle.dayDone
            onClicked: {
                root.puzzle.ofTheDay();
                root.boardTurn();
            }
        }

        TodayRow {
            objectName: "todaysRated"
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            headline: qsTr("Puzzles of your strength")
            note: root.puzzle.guessed ? qsTr("Your rating is about %1; after twenty puzzles it is more certain.", "rating").arg(root.puzzle.ownRating) : qsTr("Your rating is %1 ± %2.", "rating, deviation").arg(root.puzzle.ownRating).arg(root.puzzle.deviation)
            onClicked: {
                root.puzzle.rated();
                root.puzzlesAsked();
            }
        }

        Repeater {
            model: root.lesson.course

            TodayRow {
                required property int number
                required property string title
                required property bool begun
                required property bool upNext

                objectName: upNext ? "todaysLesson" : ""
                x: -Theme.gap
                width: page.partWidth + 2 * Theme.gap
                visible: upNext
                headline: (begun ? qsTr("Go on: %1", "lesson") : number === 0 ? qsTr("First lesson: %1", "lesson") : qsTr("Next lesson: %1", "lesson")).arg(root.lessonWords.translated(title))
                note: qsTr("A short text beside the board, then tasks.")
                onClicked: {
                    root.lesson.begin(number);
                    root.lessonsAsked();
                }
            }
        }

        TodayRow {
            objectName: "todaysOpenings"
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            visible: root.game.openings.hasAny || root.openingWords.elsewhere !== ""
            headline: qsTr("Opening lines")
            note: root.openingWords.elsewhere !== "" ? qsTr("Those you have are for %1.", "opening lines: rules and board").arg(root.openingWords.elsewhere) : root.game.openings.dueOfGame > 0 ? qsTr("%1 line(s) due", "openings", root.game.openings.dueOfGame).arg(Amount.count(root.game.openings.dueOfGame)) + " · " + root.time(root.game.openings.dueOfGame, 30) : qsTr("None is due today.", "opening lines")
            onClicked: {
                root.game.openings.showDue();
                root.openingsAsked();
            }
        }

        TodayRow {
            objectName: "todaysAdvice"
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            visible: root.told.advice !== ""
            headline: root.told.deed
            note: root.told.advice
            onClicked: {
                if (root.insight.advisedTheme === Puzzle.Nothing && root.insight.advisedPart > 0) {
                    root.insight.follow();
                    root.insightAsked();
                    return;
                }
                root.puzzle.ofTheme(root.insight.advisedTheme === Puzzle.Nothing ? root.puzzle.advice : root.insight.advisedTheme);
                root.puzzlesAsked();
            }
        }

        TodayRow {
            objectName: "todaysMistakes"
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            visible: root.puzzle.mistakesDue > 0
            headline: qsTr("Mistakes of your games")
            note: qsTr("%1 to practise", "mistakes", root.puzzle.mistakesDue).arg(Amount.count(root.puzzle.mistakesDue)) + " · " + root.time(root.puzzle.mistakesDue, 60)
            onClicked: root.game.practice.begin()
        }

        Label {
            objectName: "allDone"
            width: parent.width
            visible: root.allDone
            text: qsTr("Nothing else is due today.")
            color: Theme.faint
        }

        Separator {
            width: parent.width
            visible: root.solved
        }

        SolvedPart {
            topPadding: Theme.gap
            width: parent.width
            visible: root.solved
            puzzle: root.puzzle
            view: root.game.view
            says: root.says
        }

        HintSteps {
            topPadding: Theme.margin
            width: parent.width
            visible: root.ofDay && !root.says.over && root.puzzle.tried === ""
            puzzle: root.puzzle
            says: root.says
        }

        Verdict {
            x: -Theme.gap
            width: parent.width + 2 * Theme.gap
            visible: root.ofDay && root.puzzle.tried !== ""
            good: false
            headline: root.says.missed

            Label {
                width: parent.width
                visible: text !== ""
                text: root.says.words.join(root.says.answered, root.says.better)
            }
        }
    }

    Column {
        id: foot
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        width: parent.width - 2 * x
        spacing: Theme.margin

        Button {
            id: nextButton
            objectName: "nextPuzzle"
            width: parent.width
            height: Math.round(56 * Theme.unit)
            visible: root.solved
            arrives: root.arrives
            primary: true
            text: qsTr("Next puzzle")
            onClicked: {
                root.puzzle.next();
                root.puzzlesAsked();
            }
        }

        // At the foot, where it stays when the button comes.
        GameSwitch {
            width: parent.width
            name: qsTr("Puzzles of")
            puzzle: root.puzzle
            games: root.games
        }
    }
}
