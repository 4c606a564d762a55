// The list of games: searched while one types, sorted by its heads, marked, and one of them opened, all by keyboard too.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "GameList"
    when: windowShown
    visible: true
    width: 900
    height: 640

    // Four games, of which the third is broken.
    readonly property string archive: "(;GM[Othello]PC[GGS/os]DT[2004.09.18]PB[Ann]PW[Bob]RE[+2.00]TY[8]B[F5]W[D6];)\n"
        + "(;GM[Othello]PC[Kyoto]DT[2001.02.03]PB[Émile]PW[Ann]RE[-14.00]TY[8]B[D3]W[C5];)\n"
        + "(;GM[Othello]PB[Cid]PW[<b>Dot</b>]TY[8]B[F5]\nW[A1];)\n"
        + "(;GM[Othello]DT[1999.12.31]PB[Eve]PW[Fay]RE[+64.00:r]TY[8]B[C4];)\n"

    property GameListSheet sheet: null

    Game {
        id: played
    }

    Library {
        id: shelf
    }

    Preferences {
        id: choices
    }

    Component {
        id: sheets

        GameListSheet {
            game: played
            library: shelf
            preferences: choices
        }
    }

    Component {
        id: parts

        LibraryPart {
            width: 900
            height: 640
            game: played
            library: shelf
            grid: WindowGrid {
                width: 900
                height: 640
            }
        }
    }

    SignalSpy {
        id: taken
        signalName: "taken"
    }

    SignalSpy {
        id: asked
        target: shelf
        signalName: "listsAskedChanged"
    }

    function make(text = archive) {
        asked.clear();
        shelf.dropText(text);
        tryCompare(asked, "count", 1);
        sheet = createTemporaryObject(sheets, test);
        sheet.open();
        tryCompare(sheet, "opened", true);
        tryCompare(list(), "currentIndex", 0);
    }

    function test_a_file_that_cannot_be_read_is_no_game() {
        asked.clear();
        const paths = ["../data/games/numbered.txt", "../data/games/club_evening.ggf", "../data/games/none.sgf"];
        played.files.openAll(paths.map(path => Qt.resolvedUrl(path)).join("\n"));
        tryCompare(asked, "count", 1);
        sheet = createTemporaryObject(sheets, test);
        sheet.open();
        tryCompare(sheet, "opened", true);
        tryVerify(() => list().count > 2);
        const games = list().count;
        compare(part("counts").text, `Read as several formats, ${games} game(s), 1 of them unreadable`);
        for (const letter of "nobody")
            keyClick(letter);
        tryCompare(list(), "count", 0);
        compare(part("counts").text, `Read as several formats, 0 of ${games} game(s)`);
    }

    // The game is shared by all tests.
    function cleanup() {
        played.study.leave();
    }

    function list(): Item {
        return findChild(sheet.contentItem, "games");
    }

    function part(name: string): Item {
        return findChild(sheet.contentItem, name);
    }

    function names(): string {
        const found = [];
        for (let row = 0; row < list().count; row++)
            found.push((list().itemAtIndex(row) || {}).black);
        return found.join();
    }

    // What is shown instead is part of what a failure says.
    function sees(wanted: string) {
        for (let left = 100; left > 0 && names() !== wanted; left--)
            wait(50);
        // Heads that were made anew replace the others in the next turn of the loop.
        wait(50);
        const head = part("head black");
        compare(names(), wanted, `arranging ${sheet.games.arranging}, sorted ${head.sorted}, downwards ${head.descending}, open ${sheet.opened}`);
    }

    function test_it_says_what_the_text_was_taken_for_and_how_many_games_it_has() {
        make();
        verify(part("counts").text.startsWith("Read as GGF, 4 game"), part("counts").text);
        tryVerify(() => names() === "Ann,Émile,Cid,Eve");
        compare(list().itemAtIndex(0).Accessible.name, "1. Ann against Bob, Black won by 2, GGS/os, 2004-09-18");
    }

    function test_names_of_every_script_stand_below_the_head_of_their_column() {
        make("(;GM[Othello]PB[محمد]PW[Ann]TY[8]B[F5];)\n" + archive);
        tryVerify(() => names().startsWith("محمد"));
        const texts = Array.from(list().itemAtIndex(0).contentItem.children);
        compare(texts.find(it => it.text === "محمد").effectiveHorizontalAlignment, Text.AlignLeft);
    }

    function test_letters_search_and_escape_shows_all_again() {
        make();
        verify(list().activeFocus);
        for (const letter of "ann")
            keyClick(letter);
        tryVerify(() => list().count === 2);
        tryVerify(() => names() === "Ann,Émile");
        verify(part("filter").activeFocus);
        compare(part("filter").text, "ann");
        for (const letter of " kyo")
            keyClick(letter);
        tryVerify(() => list().count === 1);
        verify(part("counts").text.indexOf("1 of 4") >= 0, part("counts").text);
        keyClick(Qt.Key_Escape);
        tryVerify(() => list().count === 4);
        compare(part("filter").text, "");
        verify(sheet.visible);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "visible", false);
    }

    function test_a_result_is_found_as_it_is_said() {
        make();
        for (const letter of "white won")
            keyClick(letter);
        tryVerify(() => names() === "Émile");
        // As the list says it in Chinese.
        sheet.games.resultWords = ["黑胜", "白胜", "和棋"];
        tryVerify(() => list().count === 0);
        sheet.games.filter = "黑胜";
        tryVerify(() => names() === "Ann,Eve");
    }

    function test_heads_sort_and_sort_the_other_way_round() {
        make();
        // Another size of the window makes the heads anew: the one that is there is pressed.
        sees("Ann,Émile,Cid,Eve");
        mouseClick(part("head black"));
        sees("Ann,Cid,Eve,Émile");
        mouseClick(part("head black"));
        sees("Émile,Eve,Cid,Ann");
        mouseClick(part("head result"));
        sees("Émile,Ann,Eve,Cid");
    }

    function test_enter_a_double_click_and_the_button_open_a_game() {
        for (const how of ["enter", "double", "button"]) {
            make();
            keyClick(Qt.Key_Down);
            tryCompare(list(), "currentIndex", 1);
            if (how === "enter") {
                keyClick(Qt.Key_Return);
            } else if (how === "double") {
                mouseDoubleClickSequence(list().currentItem);
            } else {
                wait(Theme.settle + 100);
                mouseClick(part("finish"));
            }
            tryCompare(sheet, "visible", false);
            verify(played.study.open, how);
            compare(played.view.count, 2);
            // The list comes back where it was left.
            const again = createTemporaryObject(sheets, test);
            again.open();
            tryCompare(findChild(again.contentItem, "games"), "currentIndex", 1);
            again.close();
        }
    }

    function test_a_broken_game_says_where_and_the_list_stays() {
        make();
        keyClick(Qt.Key_End);
        keyClick(Qt.Key_Up);
        tryCompare(list(), "currentIndex", 2);
        keyClick(Qt.Key_Return);
        tryCompare(sheet.games, "trouble", 3);
        tryCompare(part("said"), "text", "Game 3 could not be opened. Line 4, column 3: “A1” is not a legal move.");
        verify(sheet.visible);
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_Return);
        tryCompare(sheet, "visible", false);
    }

    function test_enter_is_heard_in_the_moment_after_a_game_was_read() {
        make();
        sheet.opening = true;
        keyClick(Qt.Key_Return);
        tryCompare(sheet, "visible", false);
    }

    function test_games_are_marked_by_space_and_all_by_control_and_a() {
        make();
        keyClick(Qt.Key_Space);
        compare(sheet.games.marked, 1);
        verify(list().currentItem.marked);
        verify(part("counts").text.indexOf("1 marked") > 0, part("counts").text);
        keyClick(Qt.Key_Space);
        compare(sheet.games.marked, 0);
        keyClick("a", Qt.ControlModifier);
        compare(sheet.games.marked, 4);
        keyClick("a", Qt.ControlModifier);
        compare(sheet.games.marked, 0);
        verify(!part("delete").visible, "a file's games are not deleted");
    }

    SignalSpy {
        id: spoken
        target: Speech
        signalName: "said"
    }

    function test_a_game_is_told_without_the_names_that_nobody_has() {
        make("(;GM[2]EV[Cup];B[f5])(;GM[2]PB[Ann]EV[Cup];B[f5])(;GM[2]PW[Bob]EV[Cup];B[f5])");
        const names = [0, 1, 2].map(row => list().itemAtIndex(row).Accessible.name);
        compare(names.join("|"), "1. Cup|2. Ann against White, Cup|3. Black against Bob, Cup");
    }

    function test_marking_all_is_heard() {
        make();
        const all = list().count;
        spoken.clear();
        keyClick(Qt.Key_A, Qt.ControlModifier);
        // The later words about the same replace the earlier ones.
        const said = spoken.signalArguments.filter(said => said[1] === "mark").pop();
        verify(said[0].endsWith(`${all} marked`), said[0]);
    }

    function test_a_file_is_exported_by_the_name_that_is_typed() {
        make();
        wait(Theme.settle + 100);
        mouseClick(part("export"));
        const exporter = part("exporter");
        tryVerify(() => exporter.item !== null && exporter.item.opened);
        compare(exporter.item.title, "Export games");
        keyClick(Qt.Key_Escape);
        tryCompare(exporter.item, "visible", false);
        verify(sheet.visible);
    }

    function test_a_hundred_thousand_rows_are_made_when_they_are_seen() {
        make("f5d6c3d3c4\n".repeat(2000));
        compare(list().count, 2000);
        keyClick(Qt.Key_End);
        tryCompare(list(), "currentIndex", 1999);
        let made = 0;
        for (let row = 0; row < 2000; row++)
            made += list().itemAtIndex(row) !== null ? 1 : 0;
        verify(made < 100, made + " rows");
        keyClick(Qt.Key_PageUp);
        verify(list().currentIndex < 1999 && list().currentIndex > 1900);
    }

    function test_in_a_low_window_filters_are_folded_and_games_have_their_room() {
        make();
        sheet.wantedHeight = 60 * Theme.text;
        sheet.height = Qt.binding(() => sheet.wantedHeight);
        tryVerify(() => part("player").visible && !part("fold").visible);
        sheet.wantedHeight = 30 * Theme.text;
        tryVerify(() => !part("player").visible && part("fold").visible);
        const rows = list().height;
        wait(Theme.settle + 100);
        mouseClick(part("fold"));
        tryVerify(() => part("player").visible && list().height < rows);
    }

    function test_it_fits_into_a_small_window() {
        make();
        verify(sheet.width <= test.width && sheet.height <= test.height);
        const low = part("finish").mapToItem(null, 0, part("finish").height).y;
        verify(low <= sheet.y + sheet.height, "the buttons are inside");
    }

    function test_what_is_dropped_is_opened() {
        const part = createTemporaryObject(parts, test);
        taken.target = part;
        asked.clear();
        verify(part.take([], archive));
        tryCompare(asked, "count", 1);
        verify(!part.take([], ""));
        compare(taken.count, 1, "what covers the board makes room");
        part.refuses = true;
        verify(!part.take(["file:///nowhere/at-all.sgf"], ""));
        compare(taken.count, 1);
        part.refuses = false;
        verify(part.take(["https://example.org/game.sgf"], ""));
        compare(played.status.says, Status.NotOnDisk);
        // A file that is not there is told of.
        verify(part.take(["file:///nowhere/at-all.sgf"], ""));
        tryVerify(() => played.status.says === Status.OpenRefused);
    }
}
