// The parts of the room where one learns, with a game of their own behind them.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test
    name: "Learn"
    when: windowShown
    visible: true
    width: 352
    height: 800

    Game {
        id: theGame
    }

    Preferences {
        id: thePreferences
    }

    Games {
        id: kinds
    }

    OthelloWords {
        id: theWords
        game: theGame
    }

    PuzzleWords {
        id: puzzleSays
        puzzle: theGame.puzzle
        words: theWords
        kind: kinds.all[0]
    }

    LessonWords {
        id: lessonSays
        lesson: theGame.lesson
        words: theWords
    }

    OpeningWords {
        id: openingSays
        openings: theGame.openings
        words: theWords
        kind: kinds.all[0]
    }

    // Of somebody who has tried very many.
    PuzzleWords {
        id: manyTried
        puzzle: theGame.puzzle
        words: theWords
        kind: kinds.all[0]

        function solved(right: int, tried: int): string {
            return "12,345 of 23,456";
        }
    }

    Component {
        id: themeBars

        ThemeBars {
            width: 320
            puzzle: theGame.puzzle
            says: manyTried
        }
    }

    Component {
        id: themeLists

        ThemeList {
            width: 320
            puzzle: theGame.puzzle
            says: manyTried
        }
    }

    Component {
        id: curves

        RatingCurve {
            width: 320
            course: [1200, 1310.4, 1250]
        }
    }

    Component {
        id: tens

        LastTen {
            width: 320
            results: ["1", "0", "1"]
        }
    }

    Component {
        id: chips

        MoveChips {
            width: 320
            name: "Solution"
            moves: ["b7", "a6", "a1"]
            shown: 1
            black: true
        }
    }

    Component {
        id: puzzleParts

        PuzzlesPart {
            width: 352
            height: 700
            puzzle: theGame.puzzle
            says: puzzleSays
            view: theGame.view
            games: kinds
            arrives: false
        }
    }

    Component {
        id: spies

        SignalSpy {}
    }

    Component {
        id: lessonParts

        LessonsPart {
            width: 352
            height: 700
            lesson: theGame.lesson
            says: lessonSays
            puzzle: theGame.puzzle
            games: kinds
            sheet: false
            arrives: false
        }
    }

    Component {
        id: openingParts

        OpeningsPart {
            width: 352
            height: 700
            openings: theGame.openings
            says: openingSays
            practice: theGame.practice
            puzzle: theGame.puzzle
            games: kinds
            arrives: false
        }
    }

    SignalSpy {
        id: spy
    }

    function init() {
        theGame.puzzle.enter();
        theGame.puzzle.chooseGame(Setup.Othello);
        theGame.puzzle.rated();
    }

    function cleanup() {
        theGame.puzzle.leave();
    }

    function test_a_curve_says_where_it_begins_ends_and_was_highest() {
        const curve = createTemporaryObject(curves, test);
        compare(curve.Accessible.name, "Your rating over the last 3 puzzle(s): from 1200 to 1250, at most 1310.");
        verify(curve.least <= 1180 && curve.most >= 1330);
        verify(curve.heightOf(1310) < curve.heightOf(1250));
    }

    function test_the_last_ones_are_counted() {
        const ten = createTemporaryObject(tens, test);
        compare(ten.summary, "2 solved");
    }

    function test_the_chips_of_a_line_are_walked_with_the_arrows() {
        const line = createTemporaryObject(chips, test);
        spy.target = line;
        spy.signalName = "picked";
        spy.clear();
        line.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(spy.signalArguments[0][0], 2);
        keyClick(Qt.Key_Right);
        compare(spy.signalArguments[1][0], 3);
        keyClick(Qt.Key_Right);
        compare(spy.count, 2);
    }

    function test_a_puzzle_shows_its_goal_and_after_the_answer_its_solution() {
        const part = createTemporaryObject(puzzleParts, test);
        waitForRendering(part);
        compare(findChild(part, "goal").text, puzzleSays.goal);
        verify(findChild(part, "goal").visible);
        compare(theGame.puzzle.solution.length, 0);
        verify(!findChild(part, "nextPuzzle").visible);
        theGame.practice.tell();
        tryCompare(findChild(part, "nextPuzzle"), "visible", true);
        compare(findChild(part, "solved").headline, puzzleSays.outcome);
        verify(puzzleSays.outcome.startsWith(theGame.puzzle.solution[0]), puzzleSays.outcome);
        const rating = theGame.puzzle.rating;
        findChild(part, "nextPuzzle").clicked();
        tryCompare(theGame.puzzle, "stage", Puzzle.Asking);
        verify(rating > 0 && theGame.puzzle.rating > 0);
    }

    function test_the_themes_are_shown_whatever_is_on_the_board() {
        const part = createTemporaryObject(puzzleParts, test);
        const next = findChild(part, "nextPuzzle");
        theGame.practice.tell();
        tryCompare(next, "visible", true);
        findChild(part, "puzzleKinds").picked(1);
        verify(part.listsThemes);
        verify(!next.visible, "it belongs to the puzzle");
        compare(theGame.puzzle.stage, Puzzle.Told, "the puzzle stays on the board");
        findChild(part, "puzzleKinds").picked(0);
        verify(!part.listsThemes);
        verify(next.visible);
    }

    function test_thousands_that_were_tried_have_room_data() {
        return [{ tag: "beside a bar", list: themeBars, beside: "bar" }, { tag: "beside the puzzles of the theme", list: themeLists, beside: "puzzles" }];
    }

    function test_thousands_that_were_tried_have_room(row) {
        compare(puzzleSays.solved(0, 0), "–");
        compare(puzzleSays.solved(1234, 5678), "1,234 of 5,678");
        const list = createTemporaryObject(row.list, test);
        waitForRendering(list);
        const fares = findChild(list, "fares");
        const beside = findChild(list, row.beside);
        compare(fares.text, "12,345 of 23,456");
        verify(beside.width > 20 && beside.mapToItem(list, beside.width, 0).x < fares.mapToItem(list, 0, 0).x, "they lie upon each other");
    }

    function test_every_goal_and_theme_has_words() {
        for (let theme = Puzzle.Parity; theme <= Puzzle.ForbiddenPoint; theme++)
            verify(puzzleSays.theme(theme).length > 2, theme);
        verify(puzzleSays.goal !== "" && puzzleSays.rule !== "" && puzzleSays.asked !== "" && puzzleSays.sentence !== "");
    }

    function test_a_win_by_threats_says_how_far_it_is_claimed() {
        const puzzle = theGame.puzzle;
        puzzle.chooseGame(Setup.Gomoku);
        puzzle.ofTheme(Puzzle.ThreatsTheme);
        tryCompare(puzzle, "goal", Goal.Threats);
        verify(puzzle.threats > 0);
        verify(puzzleSays.gomoku && puzzleSays.goal.includes("threats"), puzzleSays.goal);
        verify(puzzle.threats === 1 || puzzleSays.rule.includes(String(puzzle.threats)), puzzleSays.rule);
        theGame.practice.hint();
        theGame.practice.hint();
        tryCompare(puzzle, "clues", 2);
        verify(puzzleSays.hints[1].startsWith("It makes"), puzzleSays.hints[1]);
        compare(puzzleSays.sentence, puzzleSays.hints[1]);
        theGame.practice.tell();
        tryCompare(puzzle, "stage", Puzzle.Told);
        verify(puzzleSays.outcome.endsWith("wins by threats"), puzzleSays.outcome);
    }

    function test_an_answer_that_was_told_keeps_its_reason_but_is_not_called_right_data() {
        const why = "No corner can be taken now.";
        return [
            {tag: "found", told: "", judged: Lesson.Right, taskDone: true, said: why, sentence: "Right. No corner can be taken now."},
            {tag: "on the way", told: "", judged: Lesson.Right, taskDone: false, said: "", sentence: "Right, and on."},
            {tag: "told", told: "c4", judged: Lesson.Right, taskDone: true, said: why, sentence: "The answer is c4. No corner can be taken now."},
            {tag: "wrong", told: "", judged: Lesson.Wrong, taskDone: false, said: "That gives a corner.", sentence: "That gives a corner."}
        ];
    }

    function test_an_answer_that_was_told_keeps_its_reason_but_is_not_called_right(data) {
        const lesson = {told: data.told, judged: data.judged, taskDone: data.taskDone, said: data.said};
        compare(lessonSays.answer(lesson), data.sentence);
    }

    function test_a_lesson_is_read_and_its_tasks_are_reached() {
        const part = createTemporaryObject(lessonParts, test);
        waitForRendering(part);
        mouseClick(findChild(part, "lesson0"));
        tryCompare(theGame.lesson, "open", true);
        waitForRendering(part);
        verify(findChild(part, "block0").current);
        const next = findChild(part, "nextStep");
        const turned = createTemporaryObject(spies, test, { target: part, signalName: "boardTurn" });
        next.forceActiveFocus(Qt.TabFocusReason);
        spoken.clear();
        for (let step = 0; theGame.lesson.block >= 0 && step < 30; step++) {
            verify(next.visible);
            compare(turned.count, 0);
            compare(lessonSays.next, step + 1 < lessonSays.blocks ? "Next" : "To the tasks");
            wait(0);
            compare(spoken.count, step + 1 < lessonSays.blocks ? 0 : 1);
            next.clicked();
        }
        compare(spoken.signalArguments[0][0], "To the tasks", "the button that has the keyboard does something else now");
        compare(theGame.lesson.task, 0);
        compare(turned.count, 1, "a task is done on the board");
        compare(findChild(part, "ask").text, lessonSays.text);
        findChild(part, "allLessons").clicked();
        const first = findChild(part, "lesson0");
        tryCompare(first, "visible", true);
        // The list is longer than a page.
        part.height = 400;
        waitForRendering(part);
        first.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_PageDown);
        const onPage = Array.from({ length: 19 }, (_, at) => at).find(at => findChild(part, "lesson" + at).activeFocus);
        verify(onPage > 3 && onPage < 18, onPage);
        keyClick(Qt.Key_PageUp);
        const back = Array.from({ length: 19 }, (_, at) => at).find(at => findChild(part, "lesson" + at).activeFocus);
        compare(back, 0, "from " + onPage);
    }

    function test_openings_begin_empty_and_lines_of_the_book_are_walked_left_out_and_removed() {
        const part = createTemporaryObject(openingParts, test);
        const openings = theGame.openings;
        tryCompare(openings, "known", true);
        // The lines of another test are Black's.
        openings.showSide(Side.White);
        compare(openings.hasLines, false);
        waitForRendering(part);
        verify(findChild(part, "noLines").visible && !findChild(part, "drillButton").visible);
        mouseClick(findChild(part, "addFromBook"));
        tryCompare(openings, "hasLines", true);
        verify(!findChild(part, "noLines").visible);
        waitForRendering(part);
        const first = findChild(part, "opening0");
        first.forceActiveFocus(Qt.TabFocusReason);
        spoken.clear();
        keyClick(Qt.Key_Return);
        compare(openings.chosen, 0);
        compare(spoken.signalArguments[0][0], "chosen", "nothing but the look of the row tells");
        keyClick(Qt.Key_Down);
        compare(openings.chosen, 1);
        keyClick(Qt.Key_End);
        verify(openings.chosen > 1);
        keyClick(Qt.Key_Home);
        compare(openings.chosen, 0);
        verify(first.chosen && first.standing === "due", first.standing);
        findChild(part, "leaveOut").clicked();
        tryCompare(openings, "leavesOut", true);
        compare(first.standing, "left out");
        findChild(part, "leaveOut").clicked();
        compare(openings.leavesOut, false);
        const remove = findChild(part, "removeLine");
        const removeAll = () => {
            let times = 0;
            while (openings.hasLines) {
                openings.choose(0);
                compare(remove.text, "Remove");
                remove.clicked();
                times++;
            }
            return times;
        };
        const times = removeAll();
        verify(openings.chosen < 0);
        // The same button puts back, one after another.
        for (let at = 0; at < times; at++) {
            verify(openings.canPutBack && openings.chosen < 0);
            compare(remove.text, "Put back");
            verify(remove.visible && remove.enabled);
            remove.clicked();
        }
        verify(!openings.canPutBack);
        tryVerify(() => findChild(part, "opening0"));
        removeAll();
    }

    // What it removes at its end could be put back by another test.
    function test_with_many_lines_only_those_in_sight_are_made_and_the_keys_reach_all() {
        const part = createTemporaryObject(openingParts, test);
        const openings = theGame.openings;
        tryCompare(openings, "known", true);
        openings.showSide(Side.White);
        openings.addFromBook(6);
        const rows = openings.rows;
        for (let row = 0; rows.rowCount() < 100 && row < rows.rowCount(); row++) {
            openings.choose(row);
            openings.addFromBook(12);
        }
        verify(rows.rowCount() >= 100, rows.rowCount());
        const list = findChild(part, "openings");
        tryCompare(list, "count", rows.rowCount());
        waitForRendering(part);
        verify(list.contentItem.children.length < 60, list.contentItem.children.length);
        const inSight = row => {
            const top = row.mapToItem(part, 0, 0).y;
            return row.activeFocus && row.chosen && top > 0 && top + row.height < findChild(part, "drillButton").mapToItem(part, 0, 0).y;
        };
        openings.choose(0);
        tryVerify(() => list.currentIndex === 0 && list.currentItem);
        list.currentItem.forceActiveFocus(Qt.TabFocusReason);
        for (const [key, row] of [[Qt.Key_End, list.count - 1], [Qt.Key_Up, list.count - 2], [Qt.Key_Home, 0], [Qt.Key_Down, 1]]) {
            keyClick(key);
            compare(openings.chosen, row);
            tryVerify(() => list.currentIndex === row && inSight(list.currentItem), 5000, `row ${row} is in sight and has the keyboard`);
            wait(20);
        }
        keyClick(Qt.Key_PageDown);
        verify(openings.chosen > 5);
        tryVerify(() => inSight(list.currentItem));
        openings.choose(0);
        findChild(part, "removeLine").clicked();
        openings.choose(rows.rowCount() - 1);
        openings.putBack();
        wait(50);
        compare(list.currentIndex, openings.chosen);
        verify(list.currentItem, "the chosen row is where Tab goes");
        while (openings.hasLines) {
            openings.choose(0);
            findChild(part, "removeLine").clicked();
        }
    }

    function test_a_drill_shows_the_line_and_what_a_wrong_try_was() {
        const part = createTemporaryObject(openingParts, test);
        const openings = theGame.openings;
        tryCompare(openings, "known", true);
        openings.showSide(Side.Black);
        openings.addFromBook(4);
        verify(openings.due > 0);
        compare(findChild(part, "drillButton").text, openingSays.deed);
        findChild(part, "drillButton").clicked();
        tryCompare(openings, "stage", Openings.Asking);
        compare(openings.drilling, true);
        theGame.practice.tell();
        compare(openings.verdict, Openings.Told);
        verify(findChild(part, "drillVerdict").visible);
        verify(openingSays.sentence.includes(openings.expected), openingSays.sentence);
        theGame.practice.leave();
        tryCompare(openings, "drilling", false);
        verify(findChild(part, "drillButton").visible);
        openings.showSide(Side.Black);
    }

    SignalSpy {
        id: spoken
        target: Speech
        signalName: "said"
    }

    function test_a_reason_is_heard_once_it_is_found() {
        const part = createTemporaryObject(openingParts, test);
        const openings = theGame.openings;
        tryCompare(openings, "known", true);
        openings.showSide(Side.Black);
        openings.addFromBook(4);
        openings.drill();
        spoken.clear();
        // The first move is right in four places.
        for (let move = 0; move < 3 && openings.verdict !== Openings.Unprepared; move++) {
            tryVerify(() => {
                theGame.wake();
                return openings.stage === Openings.Asking;
            });
            for (let cell = 0; cell < 64 && openings.stage === Openings.Asking && openings.verdict !== Openings.Unprepared; cell++)
                theGame.activate(cell);
        }
        compare(openings.verdict, Openings.Unprepared);
        compare(findChild(part, "drillWhy").text, "Looking for the reason…");
        wait(0);
        verify(!spoken.signalArguments.some(said => said[0].includes("Looking")));
        theGame.practice.leave();
        tryCompare(openings, "drilling", false);
    }

    Component {
        id: lowPages

        Item {
            id: around

            property alias page: page
            property alias tail: tail

            width: 352

            LearnPage {
                id: page
                width: parent.width
                room: around.height - Theme.margin
                tail: tail

                Rectangle {
                    width: 10
                    height: 400
                }
            }

            Rectangle {
                id: tail
                parent: page.low ? page.contentItem : around
                y: page.tailY
                width: 10
                height: 80
            }
        }
    }

    function test_what_stands_below_a_page_scrolls_with_it_where_little_would_be_left() {
        const made = createTemporaryObject(lowPages, test, { height: 600 });
        compare(made.tail.parent, made);
        compare(made.tail.y + made.tail.height, made.height - Theme.margin);
        verify(made.page.y + made.page.height <= made.tail.y);
        made.height = 5 * Theme.control + 40;
        compare(made.tail.parent, made.page.contentItem);
        compare(made.page.height, made.height - Theme.margin);
        tryVerify(() => made.tail.y >= 400 && made.tail.y + made.tail.height <= made.page.contentHeight);
    }
}
