// The explorer: the moves that were played, how the games ended, and where they are from.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Explorer"
    when: windowShown
    visible: true
    width: 500
    height: 760

    Game {
        id: theGame
    }

    Component {
        id: panels

        ExplorerPanel {
            width: 352
            height: 680
            game: theGame
            words: OthelloWords {}
        }
    }

    Component {
        id: bars

        ResultsBar {
            width: 102
            height: 18
        }
    }

    Component {
        id: columns

        ExplorerColumns {
            width: 320
        }
    }

    Component {
        id: wordings

        ExplorerWords {
            words: OthelloWords {}
        }
    }

    SignalSpy {
        id: spy
    }

    readonly property string games: String(Qt.resolvedUrl("../data/games/numbered.txt"))

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseMode(Setup.TwoPlayers);
        theGame.start();
        theGame.study.enter();
        // What was studied before is there again.
        theGame.view.first();
        theGame.explorer.show(true);
        tryCompare(theGame.explorer, "hasCollections", true);
        tryCompare(theGame.explorer, "reading", false);
    }

    function cleanup() {
        while (theGame.explorer.files > 0) {
            const before = theGame.explorer.files;
            theGame.explorer.remove(0);
            tryVerify(() => theGame.explorer.files < before);
        }
        theGame.explorer.show(false);
        theGame.study.leave();
        theGame.reset();
    }

    function panel(more: var): Item {
        const made = createTemporaryObject(panels, test, more ?? {});
        waitForRendering(made);
        return made;
    }

    function add(url: string) {
        const before = theGame.explorer.files;
        theGame.explorer.add(url);
        tryVerify(() => theGame.explorer.files > before);
    }

    function rows(made: Item): var {
        const list = findChild(made, "playedMoves");
        const found = [];
        for (let at = 0; at < list.count; at++)
            found.push(list.itemAtIndex(at));
        return found.filter(row => row !== null);
    }

    function named(made: Item): string {
        return rows(made).filter(row => row.games > 0).map(row => row.name + row.games).join(" ");
    }

    // The list chooses its first move a moment after its rows have changed.
    function chosen(made: Item): string {
        return findChild(made, "playedMoves").currentIndex === 0 ? named(made) : "";
    }

    function test_without_games_a_sentence_says_so() {
        const made = panel();
        made.focusMoves();
        tryVerify(() => findChild(made, "noGames").text.startsWith("There are no games here yet."));
        const list = findChild(made, "playedMoves");
        tryVerify(() => list.count > 0 ? list.activeFocus && list.activeFocusOnTab : findChild(made, "addGames").activeFocus);
        spy.target = made;
        spy.signalName = "gamesAsked";
        spy.clear();
        wait(Theme.settle + 50);
        mouseClick(findChild(made, "addGames"));
        compare(spy.count, 1);
    }

    function test_enter_space_and_a_click_play_a_move_and_the_next_are_there() {
        add(test.games);
        const made = panel();
        tryVerify(() => named(made) === "f51");
        verify(!findChild(made, "noGames").visible);
        made.focusMoves();
        tryVerify(() => chosen(made) === "f51");
        keyClick(Qt.Key_Return);
        compare(theGame.view.shown, 1);
        tryVerify(() => chosen(made) === "d61");
        keyClick(Qt.Key_Space);
        compare(theGame.view.shown, 2);
        tryVerify(() => named(made) === "c31");
        wait(Theme.settle + 50);
        mouseClick(rows(made)[0]);
        compare(theGame.view.shown, 3);
        keyClick(Qt.Key_Left);
        compare(theGame.view.shown, 2);
        tryVerify(() => named(made) === "c31");
        keyClick(Qt.Key_Right);
        compare(theGame.view.shown, 3);
        theGame.view.first();
        // Another move than the one that was played: the first of them has three mirror images.
        theGame.activate(44);
        tryVerify(() => theGame.explorer.known && theGame.explorer.games === 1);
    }

    function test_numbers_are_never_those_of_another_position() {
        add(test.games);
        tryCompare(theGame.explorer, "games", 1);
        theGame.activate(37);
        // Whatever is told now is of this position, or nothing yet.
        verify(!theGame.explorer.known || theGame.explorer.side === Side.White);
        compare(theGame.explorer.known ? 1 : 0, theGame.explorer.games);
        tryCompare(theGame.explorer, "known", true);
        compare(theGame.explorer.side, Side.White);
        // f4: nobody played it.
        theGame.activate(29);
        tryVerify(() => theGame.explorer.known && theGame.explorer.games === 0);
        const made = panel();
        compare(findChild(made, "noGames").text, "No game reached this position.");
    }

    function test_the_files_are_listed_with_what_is_wrong_and_taken_out() {
        add(test.games);
        add("file:///nowhere/at/all.wtb");
        const made = panel();
        wait(Theme.settle + 50);
        mouseClick(findChild(made, "sources"));
        const list = findChild(made, "collections");
        tryCompare(list, "count", 2);
        tryVerify(() => list.itemAtIndex(0) && list.itemAtIndex(1));
        const about = row => list.itemAtIndex(row).Accessible.name;
        verify(about(0).endsWith(": 1 game(s)"), about(0));
        verify(about(1).endsWith(": It can't be read. There is no file /nowhere/at/all.wtb."), about(1));
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        tryCompare(list, "count", 1);
        wait(Theme.settle + 50);
        mouseClick(findChild(list.itemAtIndex(0), "remove"));
        tryCompare(theGame.explorer, "files", 0);
        tryCompare(theGame.explorer, "games", 0);
    }

    function test_ones_own_games_count_or_not() {
        const made = panel();
        wait(Theme.settle + 50);
        mouseClick(findChild(made, "sources"));
        const own = findChild(made, "ownGames");
        compare(own.on, true);
        mouseClick(own);
        compare(theGame.explorer.usesOwn, false);
        mouseClick(own);
        compare(theGame.explorer.usesOwn, true);
    }

    function test_where_three_moves_have_no_room_all_are_shown_and_the_panel_scrolls() {
        add(test.games);
        const made = panel({ height: 300 });
        tryVerify(() => named(made) === "f51");
        const page = findChild(made, "explorerPage");
        const list = findChild(made, "playedMoves");
        verify(made.tight);
        tryVerify(() => list.contentHeight > 0 && list.height === list.contentHeight);
        verify(page.contentHeight > page.height);
        made.height = 680;
        tryVerify(() => !made.tight && page.contentHeight === page.height);
    }

    function test_in_large_type_the_results_keep_a_width_and_the_mean_goes() {
        const places = createTemporaryObject(columns, test, { width: 320 });
        verify(places.showsMean && places.resultsWidth >= places.leastResults);
        places.width = 230;
        verify(!places.showsMean && places.resultsWidth >= Math.round(48 * Theme.scale));
    }

    function test_the_bar_has_a_part_for_each_end() {
        const bar = createTemporaryObject(bars, test, { black: 50, draws: 10, white: 40 });
        const widths = () => ["blackShare", "drawnShare", "whiteShare"].map(name => findChild(bar, name).width).join(" ");
        compare(widths(), "50 10 40");
        bar.white = 0;
        compare(widths(), "83 17 0");
        bar.black = 0;
        bar.draws = 0;
        compare(widths(), "0 0 0");
        bar.black = 1;
        bar.white = 1999;
        compare(widths(), "0 0 100");
    }

    function test_a_screen_reader_hears_all_of_a_move() {
        const says = createTemporaryObject(wordings, test);
        compare(says.spoken("f5", 1200, 0.6, says.results(600, 50, 550), "+1.5", "−0.4", "book"), "f5, 1,200 game(s), 60 %; Black won 600, White 550, drawn 50; on average +1.5; value −0.4, book");
        compare(says.spoken("f5", 0, 0, "", "", "+1.0", "depth 14"), "f5, never played; value +1.0, depth 14");
        compare(says.spoken("f5", 1, 1, says.results(1, 0, 0), "", "", ""), "f5, 1 game(s), 100 %; Black won 1, White 0, drawn 0");
        compare(says.spokenBook("d6", says.bookScore(2, Side.White), "book.dat", says.level(21, false)), "d6: +2 by the book book.dat, level 21");
        compare(says.spokenBook("d6", "0", "my.egbk3", says.level(-1, true)), "d6: 0 by the book my.egbk3, by hand");
        compare(says.spokenBook("d6", "0", "old.egbk", says.level(-1, false)), "d6: 0 by the book old.egbk");
        compare(says.number(137548), "137,548");
        compare(Amount.count(137548), "137,548");
        compare(Amount.count(70), "70");
        compare(Amount.time(1), "1 minute(s)");
        compare(Amount.time(99), "99 minute(s)");
        compare(Amount.time(100), "2 hour(s)");
        compare(Amount.time(81600), "1,360 hour(s)");
        compare(says.mean(true, -1.25, 0.4, Side.White), "−1.3");
        // A share of the points is no mean score.
        compare(says.mean(false, 0, 0.54, Side.White), "");
        says.scored = false;
        compare(says.mean(false, 0, 0.54, Side.White), "54 %");
        compare(says.mean(false, 0, -1, Side.White), "");
        compare(says.spoken("h9", 2, 1, says.results(1, 0, 1), "50 %", "", ""), "h9, 2 game(s), 100 %; Black won 1, White 1, drawn 0; 50 % of the points");
        says.scored = true;
        says.words.forBlack = true;
        compare(says.mean(true, -1.25, 0.4, Side.White), "+1.3");
        compare(says.mean(true, -1.25, 0.4, Side.Black), "−1.3");
        says.scored = false;
        compare(says.mean(false, 0, 0.54, Side.White), "46 %");
        says.words.forBlack = false;
    }
}
