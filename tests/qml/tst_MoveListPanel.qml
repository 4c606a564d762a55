// The list of moves: clicks, arrows and buttons ask for positions; rows say who played what.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "MoveListPanel"
    when: windowShown
    visible: true
    width: 400
    height: 400

    Component {
        id: moves

        ListModel {
            ListElement { number: 1; plies: 1; notation: "f5"; black: true; pass: false; choice: false; current: false }
            ListElement { number: 2; plies: 2; notation: "d6"; black: false; pass: false; choice: false; current: false }
            ListElement { number: 3; plies: 3; notation: "pass"; black: true; pass: true; choice: false; current: true }

            function find(role: string, plies: int): int {
                return plies - 1;
            }
        }
    }

    Component {
        id: panels

        MoveListPanel {
            width: 320
            height: 300
            moveCount: 3
            viewedMove: 3
            onMoveChosen: plies => viewedMove = plies
        }
    }

    SignalSpy {
        id: spy
        signalName: "moveChosen"
    }

    function panel(more: var): Item {
        const made = createTemporaryObject(panels, test, Object.assign({ model: createTemporaryObject(moves, test) }, more ?? {}));
        spy.target = made;
        spy.clear();
        return made;
    }

    function test_both_lines_of_what_is_played_are_there_also_in_chinese() {
        for (const words of ["Fishhook\nOthello · 8×8 · 30 s a turn", "鱼钩\n黑白棋 · 8×8 · 每手 30 秒"]) {
            const caption = findChild(panel({ caption: words }), "caption");
            verify(!caption.truncated, words);
            compare(caption.lineCount, 2);
        }
    }

    function test_the_moves_stay_where_they_are_when_the_opening_gets_its_name() {
        const made = panel({ caption: "Othello · 8×8 · 30 s a turn" });
        const before = findChild(made, "moves").y;
        made.caption = "Fishhook\n" + made.caption;
        compare(findChild(made, "moves").y, before);
    }

    function test_arrows_go_from_move_to_move_and_stop_at_both_ends() {
        const made = panel();
        const list = findChild(made, "moves");
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(spy.count, 0);
        keyClick(Qt.Key_Left);
        compare(made.viewedMove, 2);
        keyClick(Qt.Key_Up);
        compare(made.viewedMove, 0);
        keyClick(Qt.Key_Down);
        compare(made.viewedMove, 2);
        keyClick(Qt.Key_Home);
        compare(made.viewedMove, 0);
        keyClick(Qt.Key_End);
        compare(made.viewedMove, 3);
        keyClick(Qt.Key_PageUp);
        compare(made.viewedMove, 0);
        keyClick(Qt.Key_PageDown);
        compare(made.viewedMove, 3);
    }

    function test_a_click_on_a_row_shows_the_position_after_it() {
        const made = panel();
        const list = findChild(made, "moves");
        mouseClick(list.itemAtIndex(0));
        compare(made.viewedMove, 1);
    }

    function test_rows_say_number_side_and_move() {
        const list = findChild(panel(), "moves");
        compare(list.itemAtIndex(0).Accessible.name, "1. Black f5");
        compare(list.itemAtIndex(1).Accessible.name, "2. White d6");
        compare(list.itemAtIndex(2).Accessible.name, "3. Black pass");
        compare(list.Accessible.role, Accessible.List);
    }

    function test_rows_are_32_high_in_two_columns() {
        const list = findChild(panel(), "moves");
        const scale = Theme.scale;
        compare(list.itemAtIndex(2).y - list.itemAtIndex(0).y, Math.round(32 * scale));
        compare(list.itemAtIndex(1).y, list.itemAtIndex(0).y);
        verify(list.itemAtIndex(1).x >= list.width / 2 - 1);
    }

    function test_while_one_looks_back_what_came_later_is_dimmed() {
        const made = panel();
        const list = findChild(made, "moves");
        compare([0, 1, 2].map(row => list.itemAtIndex(row).later).join(), "false,false,false");
        made.viewedMove = 1;
        compare([0, 1, 2].map(row => list.itemAtIndex(row).later).join(), "false,true,true");
    }

    function test_a_place_without_a_turn_shows_and_says_nothing() {
        const made = panel();
        made.model.insert(0, { number: 0, plies: 0, notation: "", black: false, pass: false, choice: false, current: false });
        const list = findChild(made, "moves");
        tryVerify(() => list.itemAtIndex(0) && list.itemAtIndex(0).plies === 0);
        verify(!list.itemAtIndex(0).visible);
    }

    function test_buttons_go_through_the_moves_and_rest_at_the_ends() {
        const made = panel();
        const button = name => findChild(made, name);
        const able = () => ["first", "previous", "next", "last"].filter(name => button(name).enabled).join();
        compare(able(), "first,previous");
        mouseClick(button("previous"));
        compare(made.viewedMove, 2);
        compare(able(), "first,previous,next,last");
        mouseClick(button("first"));
        compare(made.viewedMove, 0);
        compare(able(), "next,last");
        button("next").Accessible.pressAction();
        compare(made.viewedMove, 1);
        mouseClick(button("last"));
        compare(made.viewedMove, 3);
        compare(button("last").Accessible.description, "not available now");
        compare(button("first").Accessible.name, "First position");
    }

    function test_a_button_at_its_end_hands_the_keyboard_on() {
        const made = panel();
        findChild(made, "previous").forceActiveFocus(Qt.TabFocusReason);
        for (let turn = 0; turn < 3; turn++)
            keyClick(Qt.Key_Space);
        compare(made.viewedMove, 0);
        tryVerify(() => findChild(made, "next").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(made, "last").activeFocus);
        keyClick(Qt.Key_Return);
        compare(made.viewedMove, 3);
    }

    function test_the_move_that_is_shown_is_in_sight() {
        const many = Qt.createQmlObject("import QtQuick; ListModel { function find(role, plies) { return plies - 1; } }", test);
        for (let ply = 1; ply <= 60; ply++)
            many.append({ number: ply, plies: ply, notation: "a1", black: ply % 2 === 1, pass: false, choice: false, current: ply === 60 });
        const made = panel({ model: many, moveCount: 60, viewedMove: 60 });
        const list = findChild(made, "moves");
        const shown = ply => {
            const row = list.itemAtIndex(ply - 1);
            return row !== null && row.y >= list.contentY && row.y + row.height <= list.contentY + list.height + 1;
        };
        tryVerify(() => shown(60));
        made.viewedMove = 3;
        tryVerify(() => shown(3));
        made.viewedMove = 0;
        tryVerify(() => shown(1));
        many.destroy();
    }

    function test_folded_it_is_one_row_and_the_buttons() {
        const made = panel({ compact: true, height: 100 });
        const list = findChild(made, "moves");
        compare(list.height, list.cellHeight);
        verify(findChild(made, "first").mapToItem(made, 0, 0).y >= list.y + list.height);
    }
}
