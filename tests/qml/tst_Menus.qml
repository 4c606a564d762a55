// The menus: letters, F10, arrows, Escape, and the mouse beside an open menu.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Menus"
    when: windowShown
    visible: true
    width: 900
    height: 600

    property int beside: 0

    Games {
        id: kinds
    }

    Component {
        id: seats

        SeatButton {
            y: 200
            label: "Opponent"
            own: "Heibai"
            programs: ["adviser", "R&D"]
            program: -1
        }
    }

    Component {
        id: spies

        SignalSpy {}
    }

    Component {
        id: pages

        FocusScope {
            id: page
            property alias below: below
            property alias held: held
            property alias menus: menus

            anchors.fill: parent
            focus: true

            MouseArea {
                id: below
                anchors.fill: parent
                onClicked: test.beside++
            }

            WindowMenus {
                id: menus
                games: kinds
                width: parent.width
                game: Game {}
                preferences: Preferences {}
                library: Library {}
            }

            Item {
                id: held
                focus: true
            }
        }
    }

    property Item page: null

    function init() {
        beside = 0;
        page = createTemporaryObject(pages, test);
        page.held.forceActiveFocus();
        mouseMove(test, 450, 500);
    }

    // Each Game here is the same one, so the next test would find this one's.
    function cleanup() {
        const game = page.menus.game;
        game.practice.leave();
        game.editor.cancel();
        game.study.leave();
        if (game.underWay)
            game.reset();
        game.setup.chooseGame(Setup.Othello);
    }

    function rail(): Item {
        return findChild(page.menus, "menuRail");
    }

    function titles(): var {
        return [0, 1, 2, 3, 4].map(index => rail().titleAt(index));
    }

    function selected(index: int): string {
        const menu = rail().menus[index];
        return menu.currentIndex >= 0 ? menu.itemAt(menu.currentIndex).text : "";
    }

    function isOpen(index: int): bool {
        return rail().menus[index].visible;
    }

    function openedMenus(): string {
        let open = "";
        for (let at = 0; at < rail().menus.length; at++) {
            if (isOpen(at))
                open += at;
        }
        return open;
    }

    function test_every_title_has_a_letter_of_its_own_and_a_name_without_a_sign() {
        const letters = titles().map(item => item.modelData.mnemonic.letter);
        compare(letters.join(""), "GMVSH");
        compare(titles().map(item => item.Accessible.name).join(" "), "Game Move View Settings Help");
    }

    function test_every_entry_of_a_menu_has_a_letter_of_its_own_data() {
        return [{ tag: "play", way: 0 }, { tag: "study", way: 1 }, { tag: "learn", way: 2 }];
    }

    function test_every_entry_of_a_menu_has_a_letter_of_its_own(row) {
        page.menus.game.study.leave();
        if (row.way === 1)
            page.menus.game.study.enter();
        else if (row.way === 2)
            page.menus.game.puzzle.enter();
        for (let at = 0; at < 5; at++) {
            const menu = rail().menus[at];
            menu.fill();
            const letters = [];
            for (let row = 0; row < menu.count; row++) {
                if (menu.itemAt(row).mnemonic)
                    letters.push(menu.itemAt(row).mnemonic.letter);
            }
                verify(letters.every(letter => letter.length === 1), menu.title);
            compare(letters.length, new Set(letters).size, menu.title + ": " + letters.join(""));
        }
        page.menus.game.study.leave();
    }

    function test_an_open_menu_shows_all_words_data() {
        return ["game", "move", "view", "settings", "help"].map((tag, index) => ({ tag, index }));
    }

    function test_an_open_menu_shows_all_words(row) {
        keyClick("gmvsh"[row.index], Qt.AltModifier);
        tryVerify(() => isOpen(row.index));
        const menu = rail().menus[row.index];
        for (let at = 0; at < menu.count; at++) {
            const words = findChild(menu.itemAt(at), "words");
            if (words)
                verify(!words.truncated, words.text);
        }
        keyClick(Qt.Key_Escape);
    }

    function test_words_in_brackets_are_no_part_of_a_name() {
        const mnemonic = createTemporaryQmlObject("import org.heibai.app; Mnemonic { words: '打开(&O)…' }", test);
        compare(mnemonic.shown, "打开(O)…");
        compare(mnemonic.name, "打开…");
        compare(mnemonic.letter, "O");
        compare(mnemonic.place, 3);
    }

    function test_alt_and_a_letter_open_a_menu_with_its_first_entry_selected() {
        keyClick(Qt.Key_V, Qt.AltModifier);
        tryVerify(() => isOpen(2));
        compare(selected(2), "Appearance");
        keyClick(Qt.Key_Down);
        compare(selected(2), "Board");
        keyClick(Qt.Key_Escape);
        tryVerify(() => openedMenus() === "");
        tryVerify(() => page.held.activeFocus, 1000, "the keyboard is back");
    }

    function test_what_can_do_nothing_is_an_entry_like_the_others() {
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryVerify(() => isOpen(0));
        compare(selected(0), "New game");
        compare(rail().menus[0].itemAt(0).Accessible.description, "Ctrl+N, not available now");
        compare(rail().menus[0].itemAt(1).Accessible.description, "Ctrl+O");
        compare(rail().menus[0].itemAt(2).Accessible.description, "opens a menu");
        compare(titles()[0].Accessible.description, "Alt+G");
    }

    SignalSpy {
        id: reviews
        signalName: "reviewAsked"
    }

    // A study in which White's third stone leaves an open three alone, before that stone.
    function test_what_belongs_to_a_study_waits_for_the_position_that_is_set_up() {
        const game = page.menus.game;
        reviews.target = page.menus;
        reviews.clear();
        game.setup.chooseMode(Setup.TwoPlayers);
        game.setup.chooseGame(Setup.Gomoku);
        game.setup.chooseBeginning(Setup.Free);
        game.start();
        for (const cell of [112, 0, 113, 14, 114, 210, 115])
            game.activate(cell);
        game.togglePause();
        game.study.enter();
        game.review.start(Review.Quick);
        tryVerify(() => !game.review.running, 30000);
        game.view.goTo(5);
        tryVerify(() => game.practice.canTry);
        for (const change of [() => {}, () => game.editor.clear()]) {
            game.editor.begin();
            change();
            for (const [key, modifiers] of [[Qt.Key_F5, Qt.NoModifier], [Qt.Key_T, Qt.ControlModifier]]) {
                game.explain(Status.NoSquare);
                keyClick(key, modifiers);
                compare(game.status.says, Status.SetUpFirst);
                compare([game.editor.open, game.practice.stage, reviews.count].join(), [true, Practice.Closed, 0].join());
            }
            game.editor.cancel();
        }
        keyClick(Qt.Key_F5);
        compare(reviews.count, 1);
        keyClick(Qt.Key_T, Qt.ControlModifier);
        verify(game.practice.stage !== Practice.Closed);
    }

    function test_f10_goes_to_the_bar_and_back() {
        keyClick(Qt.Key_F10);
        verify(titles()[0].activeFocus);
        compare(openedMenus(), "");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        verify(titles()[2].activeFocus);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        verify(titles()[4].activeFocus, "round the end");
        keyClick(Qt.Key_Down);
        tryVerify(() => isOpen(4));
        compare(selected(4), "Rules");
        keyClick(Qt.Key_Escape);
        tryVerify(() => openedMenus() === "");
        keyClick(Qt.Key_F10);
        keyClick(Qt.Key_F10);
        verify(page.held.activeFocus, "F10 leaves the bar again");
        keyClick(Qt.Key_F10);
        keyClick(Qt.Key_Escape);
        verify(page.held.activeFocus, "as does Escape");
        keyClick(Qt.Key_F10);
        keyClick(Qt.Key_H);
        tryVerify(() => isOpen(4), 1000, "a letter opens a menu from the bar");
    }

    function test_left_and_right_go_to_the_next_menu_and_into_inner_ones() {
        keyClick(Qt.Key_M, Qt.AltModifier);
        tryVerify(() => isOpen(1));
        keyClick(Qt.Key_Right);
        tryVerify(() => openedMenus() === "2");
        compare(selected(2), "Appearance");
        keyClick(Qt.Key_Right);
        const inner = rail().menus[2].itemAt(0).subMenu;
        tryVerify(() => inner.visible);
        keyClick(Qt.Key_Left);
        tryVerify(() => !inner.visible);
        verify(isOpen(2));
        keyClick(Qt.Key_Left);
        tryVerify(() => openedMenus() === "1");
    }

    function test_a_letter_chooses_an_entry_of_an_open_menu() {
        keyClick(Qt.Key_V, Qt.AltModifier);
        tryVerify(() => isOpen(2));
        const before = page.menus.preferences.sound;
        keyClick(Qt.Key_O);
        compare(page.menus.preferences.sound, !before);
        tryVerify(() => openedMenus() === "");
        keyClick(Qt.Key_V, Qt.AltModifier);
        keyClick(Qt.Key_B);
        const inner = rail().menus[2].itemAt(1).subMenu;
        tryVerify(() => inner.visible);
        keyClick(Qt.Key_W);
        compare(page.menus.preferences.board, Preferences.Wood);
    }

    function test_after_escape_hovering_opens_nothing_and_a_click_does() {
        mouseClick(titles()[0]);
        tryVerify(() => isOpen(0));
        mouseMove(titles()[1]);
        tryVerify(() => openedMenus() === "1", 1000, "hovering goes to the next menu while one is open");
        keyClick(Qt.Key_Escape);
        tryVerify(() => openedMenus() === "");
        mouseMove(titles()[2]);
        wait(50);
        compare(openedMenus(), "");
        mouseClick(titles()[2]);
        tryVerify(() => openedMenus() === "2");
        wait(50);
        compare(openedMenus(), "2", "and it stays open");
        mouseClick(titles()[2]);
        tryVerify(() => openedMenus() === "");
    }

    function test_a_tall_menu_scrolls_below_the_titles() {
        page.menus.game.study.enter();
        tryVerify(() => page.menus.game.study.open);
        keyClick(Qt.Key_M, Qt.AltModifier);
        tryVerify(() => isOpen(1));
        const menu = rail().menus[1];
        const list = menu.contentItem;
        tryVerify(() => list.contentHeight > test.height, 1000, "there is no room for all of it");
        const below = titles()[1].mapToItem(test, 0, titles()[1].height).y;
        tryVerify(() => list.mapToItem(test, 0, 0).y > below);
        verify(list.interactive);
        keyClick(Qt.Key_End);
        const last = menu.itemAt(menu.count - 1);
        tryVerify(() => menu.currentIndex === menu.count - 1 && last.mapToItem(test, 0, last.height).y < test.height);
    }

    function touch(item: Item) {
        const finger = touchEvent(item);
        finger.press(0, item, item.width / 2, item.height / 2).commit();
        finger.release(0, item, item.width / 2, item.height / 2).commit();
    }

    function test_a_finger_goes_from_one_open_menu_to_another() {
        touch(titles()[0]);
        tryVerify(() => openedMenus() === "0");
        touch(titles()[1]);
        tryVerify(() => openedMenus() === "1");
        wait(50);
        compare(openedMenus(), "1", "and it stays open");
        touch(titles()[1]);
        tryVerify(() => openedMenus() === "");
    }

    function test_a_press_beside_an_open_menu_only_closes_it() {
        mouseClick(titles()[0]);
        tryVerify(() => isOpen(0));
        mouseClick(test, 600, 400);
        tryVerify(() => openedMenus() === "");
        compare(beside, 0);
        mouseClick(test, 600, 400);
        compare(beside, 1);
    }

    function test_a_press_in_the_bar_beside_the_titles_closes_the_menu() {
        mouseClick(titles()[0]);
        tryVerify(() => isOpen(0));
        mouseClick(rail(), rail().width - 2, 10);
        tryVerify(() => openedMenus() === "");
    }

    function test_a_press_beside_the_programs_of_a_seat_only_closes_them() {
        const seat = createTemporaryObject(seats, page);
        mouseClick(seat);
        tryVerify(() => seat.list?.opened);
        mouseClick(test, 600, 400);
        tryVerify(() => !seat.list.visible);
        compare(beside, 0);
        mouseClick(seat);
        tryVerify(() => seat.list.opened, 1000, "and it opens again");
        mouseClick(seat);
        tryVerify(() => !seat.list.visible, 1000, "a press on the seat closes it too");
    }

    function test_a_menu_of_choices_follows_what_there_is_to_choose() {
        const seat = createTemporaryObject(seats, page);
        const picked = createTemporaryObject(spies, page, { target: seat, signalName: "picked" });
        mouseClick(seat);
        tryVerify(() => seat.list?.opened);
        compare(names(seat.list), ["Heibai", "adviser", "R＆D", "Other programs…"]);
        verify(seat.list.itemAt(0).checked);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(picked.count, 1);
        compare(picked.signalArguments[0][0], 0);
        tryVerify(() => !seat.list.visible);
        seat.program = 0;
        seat.programs = ["adviser"];
        mouseClick(seat);
        tryVerify(() => seat.list.opened);
        compare(names(seat.list), ["Heibai", "adviser", "Other programs…"]);
        verify(seat.list.itemAt(1).checked && !seat.list.itemAt(0).checked);
        // What is chosen already is not chosen again.
        keyClick(Qt.Key_Return);
        tryVerify(() => !seat.list.visible);
        compare(picked.count, 1);
    }

    function names(menu: Menu): var {
        const found = [];
        for (let row = 0; row < menu.count; row++) {
            if (menu.itemAt(row) instanceof MenuItem)
                found.push(menu.itemAt(row).text);
        }
        return found;
    }

    function test_recent_files_are_opened_and_cleared_by_the_keyboard() {
        const files = page.menus.game.files;
        files.clearRecent();
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryVerify(() => isOpen(0));
        keyClick(Qt.Key_E);
        // A study has entries of its own, with which the menu is made anew.
        let inner = rail().menus[0].itemAt(2).subMenu;
        tryVerify(() => inner.visible);
        compare(names(inner), ["No recent files"]);
        verify(inner.itemAt(0).activeFocus, "it is read, and says why it does nothing");
        compare(inner.itemAt(0).Accessible.description, "not available now");
        keyClick(Qt.Key_Return);
        compare(page.menus.game.status.says, Status.NoRecentFiles);
        tryVerify(() => openedMenus() === "");
        // Of several files, the first stands first.
        const games = ["numbered.txt", "club_evening.ggf"].map(name => Qt.resolvedUrl("../data/games/" + name));
        files.openAll(games.join("\n"));
        tryCompare(files, "recent", ["numbered.txt", "club_evening.ggf"]);
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryVerify(() => isOpen(0));
        keyClick(Qt.Key_E);
        inner = rail().menus[0].itemAt(2).subMenu;
        tryVerify(() => inner.visible);
        compare(names(inner), ["1  numbered.txt", "2  club_evening.ggf", "Clear list"]);
        compare(inner.itemAt(inner.currentIndex).Accessible.name, "1  numbered.txt");
        keyClick(Qt.Key_2);
        tryCompare(files, "recent", ["club_evening.ggf", "numbered.txt"]);
        tryVerify(() => openedMenus() === "");
        keyClick(Qt.Key_G, Qt.AltModifier);
        tryVerify(() => isOpen(0));
        keyClick(Qt.Key_E);
        inner = rail().menus[0].itemAt(2).subMenu;
        tryVerify(() => inner.visible);
        // What another window opens meanwhile is seen at once.
        files.openAll(games[0]);
        tryVerify(() => names(inner)[0] === "1  numbered.txt");
        keyClick(Qt.Key_C);
        compare(files.recent, []);
        page.menus.game.study.leave();
        page.menus.game.reset();
    }

    function test_brackets_in_the_name_of_a_file_stay_in_its_name() {
        const mnemonic = createTemporaryQmlObject("import org.heibai.app; Mnemonic { words: '&1  a&b (&2).sgf' }", test);
        compare(mnemonic.letter, "1");
        compare(mnemonic.name, "1  a&b (&2).sgf");
        compare(mnemonic.shown, "1  a&b (&2).sgf");
    }

    function test_another_game_has_other_entries() {
        const names = () => {
            const menu = rail().menus[2];
            menu.fill();
            const found = [];
            for (let row = 0; row < menu.count; row++)
                found.push(menu.itemAt(row).text);
            return found;
        };
        verify(names().includes("Legal moves"));
        page.menus.game.setup.chooseGame(Setup.Gomoku);
        verify(!names().includes("Legal moves"));
        page.menus.game.setup.chooseGame(Setup.Othello);
        verify(names().includes("Legal moves"));
    }
}
