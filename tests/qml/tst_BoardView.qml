// What all boards share: cursor and typed squares, choosing, the pointer, the table for screen readers.
import QtQuick
import QtTest
import org.heibai.app

BoardCase {
    name: "BoardView"

    SignalSpy {
        id: repainted
        signalName: "sourceChanged"
    }

    Component {
        id: before

        Item {
            activeFocusOnTab: true
        }
    }

    function test_the_cursor_shows_as_soon_as_tab_has_come_to_the_board() {
        for (const key of [Qt.Key_Tab, Qt.Key_Backtab]) {
            const view = board(8);
            createTemporaryObject(before, view.parent).forceActiveFocus();
            verify(!view.activeFocus && !view.keysInUse);
            keyClick(key, key === Qt.Key_Backtab ? Qt.ShiftModifier : Qt.NoModifier);
            verify(view.activeFocus && view.keysInUse);
            compare(view.pointed, view.cursor);
            view.destroy();
        }
    }

    function test_arrows_move_the_cursor_and_stop_at_the_edge() {
        const view = board(8);
        view.moveCursor(0, Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(view.cursor, 1);
        keyClick(Qt.Key_Down);
        compare(view.cursor, 9);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(view.cursor, 8);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        compare(view.cursor, 0);
    }

    function test_home_and_end_go_to_the_ends_of_the_row_and_with_control_to_the_corners() {
        const view = board(8);
        view.moveCursor(27, Qt.TabFocusReason);
        keyClick(Qt.Key_Home);
        compare(view.cursor, 24);
        keyClick(Qt.Key_End);
        compare(view.cursor, 31);
        keyClick(Qt.Key_Home, Qt.ControlModifier);
        compare(view.cursor, 0);
        keyClick(Qt.Key_End, Qt.ControlModifier);
        compare(view.cursor, 63);
    }

    function test_control_and_an_arrow_go_from_one_legal_move_to_the_next_around_the_board() {
        const view = board(8);
        view.moveCursor(27, Qt.TabFocusReason);
        keyClick(Qt.Key_Right, Qt.ControlModifier);
        compare(view.cursor, 27, "there is none");
        for (const cell of [19, 37, 44])
            view.model.setProperty(cell, "legal", true);
        for (const [key, cell] of [[Qt.Key_Right, 37], [Qt.Key_Right, 44], [Qt.Key_Right, 19], [Qt.Key_Left, 44], [Qt.Key_Left, 37]]) {
            keyClick(key, Qt.ControlModifier);
            compare(view.cursor, cell);
        }
        verify(view.squareAt(37).activeFocus, "which is what a screen reader follows");
        compare(chosen.count, 0);
    }

    function test_a_typed_name_moves_the_cursor_but_chooses_nothing() {
        const view = board(8);
        keyClick("f");
        keyClick("5");
        compare(view.cursor, 37);
        keyClick("a");
        keyClick("1");
        compare(view.cursor, 0);
        compare(chosen.count, 0);
    }

    function test_a_name_that_the_board_does_not_have_is_told_and_nothing_chosen() {
        const view = board(8);
        keyClick("f");
        keyClick("5");
        keyClick("a");
        keyClick("9");
        compare(view.cursor, 37);
        keyClick(Qt.Key_Return);
        keyClick("p");
        keyClick("1");
        // Let go just before, a key is taken for one that is held.
        wait(20);
        keyClick(Qt.Key_Return);
        compare(chosen.count, 0);
        compare(view.cursor, 37);
        wait(20);
        keyClick(Qt.Key_Return);
        compare(chosen.signalArguments[0][0], 37);
    }

    function test_a_second_digit_too_many_goes_back() {
        const view = board(10);
        const before = view.cursor;
        keyClick("a");
        keyClick("1");
        compare(view.cursor, 0);
        keyClick("1");
        compare(view.cursor, before);
        keyClick(Qt.Key_Return);
        compare(chosen.count, 0);
    }

    function test_ten_rows_take_two_digits() {
        const view = board(10);
        keyClick("a");
        keyClick("1");
        compare(view.cursor, 0);
        keyClick("0");
        compare(view.cursor, 90);
        keyClick("j");
        keyClick("9");
        compare(view.cursor, 89);
    }

    function test_digits_that_name_no_row_are_forgotten() {
        const view = board(6);
        view.moveCursor(0, Qt.TabFocusReason);
        keyClick("b");
        keyClick("9");
        keyClick("2");
        compare(view.cursor, 0);
        keyClick("g");
        keyClick("2");
        compare(view.cursor, 0);
    }

    function test_enter_and_space_choose_the_square_of_the_cursor() {
        const view = board(8);
        keyClick("d");
        keyClick("3");
        keyClick(Qt.Key_Return);
        compare(chosen.signalArguments[0][0], 19);
        keyClick(Qt.Key_Space);
        compare(chosen.count, 2);
    }

    function test_keys_with_alt_are_left_to_the_window() {
        const view = board(8);
        view.moveCursor(9, Qt.TabFocusReason);
        keyClick(Qt.Key_Left, Qt.AltModifier);
        keyClick(Qt.Key_Home, Qt.AltModifier);
        keyClick("f", Qt.ControlModifier);
        keyClick("5");
        compare(view.cursor, 9);
    }

    function test_a_click_chooses_its_square_and_brings_the_cursor() {
        const view = board(8);
        const square = view.squareAt(44);
        mouseClick(square);
        compare(chosen.count, 1);
        compare(chosen.signalArguments[0][0], 44);
        compare(view.cursor, 44);
        verify(square.activeFocus);
    }

    function test_the_press_action_chooses_the_square() {
        const view = board(8);
        view.squareAt(19).Accessible.pressAction();
        compare(chosen.signalArguments[0][0], 19);
    }

    function test_the_pointer_tells_what_it_points_at() {
        const view = board(8);
        mouseMove(view.squareAt(20));
        compare(pointed.signalArguments[pointed.count - 1][0], 20);
        mouseMove(view, 1, 1);
        compare(pointed.signalArguments[pointed.count - 1][0], -1);
    }

    // As cells they would be read a whole row at a time.
    function test_the_board_is_a_table_of_list_items_in_row_order() {
        const view = board(6);
        compare(view.Accessible.role, Accessible.Table);
        compare(view.Accessible.name, "Board");
        compare(view.squareAt(0).Accessible.role, Accessible.ListItem);
        compare((view.squareAt(0) as BoardCell).cellName, "a1");
        compare((view.squareAt(35) as BoardCell).cellName, "f6");
    }

    function test_the_board_fills_its_room_in_the_measures_of_the_drawings_data() {
        return [
            { tag: "592", side: 592, size: 8, cell: 68, rim: 24 },
            { tag: "448", side: 448, size: 8, cell: 52, rim: 16 },
            { tag: "592 with 10", side: 592, size: 10, cell: 54, rim: 26 }
        ];
    }

    function test_the_board_fills_its_room_in_the_measures_of_the_drawings(row) {
        const view = board(row.size);
        view.width = row.side;
        view.height = row.side + 100;
        compare(view.cell, row.cell);
        compare(view.rim, row.rim);
        compare(view.shownWidth, row.side);
    }

    function test_every_size_of_board_keeps_within_its_room() {
        for (const size of [6, 8, 10]) {
            const view = board(size);
            for (const side of [240, 301, 448, 487, 592, 733, 1100]) {
                view.width = side;
                view.height = side;
                verify(view.shownWidth <= side && view.shownWidth >= side - 1, side + ": " + view.shownWidth);
            }
        }
    }

    function test_a_picture_of_the_board_is_painted() {
        const view = board(8);
        const picture = findChild(view, "boardPicture");
        tryCompare(picture, "status", Image.Ready);
        compare(picture.width, view.shownWidth + 16);
        const shot = grabImage(picture);
        const middle = 8 + view.rim + Math.floor(2.5 * view.cell);
        const felt = shot.pixel(middle, middle);
        verify(Math.abs(felt.g - Theme.felt.g) < 0.1 && felt.g > felt.r && felt.g > felt.b, felt);
    }

    function test_a_change_of_size_and_look_paints_the_board_once() {
        const view = board(8);
        const picture = findChild(view, "boardPicture");
        tryCompare(picture, "status", Image.Ready);
        repainted.target = picture;
        repainted.clear();
        view.width = 500;
        view.height = 480;
        Theme.scheme = "dark";
        wait(50);
        Theme.scheme = "light";
        compare(repainted.count, 1);
        tryCompare(repainted, "count", 2);
    }

    function test_a_refused_square_is_shaken_and_left_as_it_was() {
        const view = board(8);
        const refusal = findChild(view, "refusal");
        verify(!refusal.visible);
        view.nudge(20);
        verify(refusal.visible);
        tryVerify(() => refusal.shake !== 0);
        tryCompare(refusal, "visible", false, 2000);
        compare(refusal.shake, 0);
        view.nudge(-1);
        verify(!refusal.visible);
    }

    function test_the_frame_shows_that_one_looks_back() {
        const view = board(8);
        const frame = findChild(view, "pastFrame");
        verify(!frame.visible);
        view.past = true;
        verify(frame.visible);
    }

    function test_only_the_square_of_the_cursor_is_reached_with_tab() {
        const view = board(8);
        view.moveCursor(12, Qt.TabFocusReason);
        let reached = 0;
        for (let cell = 0; cell < 64; cell++)
            reached += view.squareAt(cell).activeFocusOnTab ? 1 : 0;
        compare(reached, 1);
        verify(view.squareAt(12).activeFocusOnTab);
    }
}
