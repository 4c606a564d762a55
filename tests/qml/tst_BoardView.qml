// The board: cursor and typed squares, choosing, names for screen readers, preview.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "BoardView"
    when: windowShown
    visible: true
    width: 600
    height: 600

    Component {
        id: squares

        ListModel {
            function fill(size: int) {
                for (let cell = 0; cell < size * size; cell++) {
                    const name = "abcdefghij"[cell % size] + (Math.floor(cell / size) + 1);
                    append({ stone: 0, legal: false, lastMove: false, hintRank: 0, hintScore: 0, hintExact: false, hintForced: 0, cellName: name });
                }
            }
        }
    }

    Component {
        id: boards

        OthelloBoard {
            width: 600
            height: 600
            side: 1
            animated: false
        }
    }

    SignalSpy {
        id: chosen
        signalName: "squareChosen"
    }

    SignalSpy {
        id: pointed
        signalName: "squarePointed"
    }

    function board(size: int): Item {
        const model = createTemporaryObject(squares, test);
        model.fill(size);
        const view = createTemporaryObject(boards, test, { model: model, boardSize: size });
        chosen.target = view;
        chosen.clear();
        pointed.target = view;
        pointed.clear();
        view.forceActiveFocus();
        return view;
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

    function test_the_board_is_a_table_of_buttons_in_row_order() {
        const view = board(6);
        compare(view.Accessible.role, Accessible.Table);
        compare(view.Accessible.name, "Board");
        compare(view.squareAt(0).Accessible.role, Accessible.Button);
        compare(view.squareAt(0).cellName, "a1");
        compare(view.squareAt(35).cellName, "f6");
    }

    function test_squares_say_what_is_on_them() {
        const view = board(8);
        const model = view.model;
        compare(view.squareAt(37).Accessible.name, "f5, empty");
        model.setProperty(37, "legal", true);
        compare(view.squareAt(37).Accessible.name, "f5, empty, legal move");
        model.setProperty(37, "legal", false);
        model.setProperty(37, "stone", 1);
        model.setProperty(37, "lastMove", true);
        compare(view.squareAt(37).Accessible.name, "f5, black disc, last move");
        model.setProperty(27, "stone", 2);
        compare(view.squareAt(27).Accessible.name, "d4, white disc");
    }

    function test_hints_say_their_rank_and_score_data() {
        return [
            { tag: "best", rank: 1, score: 3.46, exact: false, words: "hint, +3.5" },
            { tag: "second", rank: 2, score: -1, exact: false, words: "second best hint, −1.0" },
            { tag: "third", rank: 3, score: -2, exact: true, words: "third best hint, −2" },
            { tag: "fourth", rank: 4, score: -0.04, exact: false, words: "fourth best hint, 0.0" },
            { tag: "proven draw", rank: 1, score: 0, exact: true, words: "hint, 0" }
        ];
    }

    function test_hints_say_their_rank_and_score(row) {
        const view = board(8);
        view.model.set(37, { legal: true, hintRank: row.rank, hintScore: row.score, hintExact: row.exact });
        compare(view.squareAt(37).Accessible.name, "f5, empty, legal move, " + row.words);
        view.model.set(37, { hintRank: 0 });
        compare(view.squareAt(37).Accessible.name, "f5, empty, legal move");
    }

    function test_a_hints_score_is_shown_within_its_square_data() {
        return [{ tag: "40 px", side: 360 }, { tag: "60 px", side: 520 }, { tag: "120 px", side: 1000 }];
    }

    function test_a_hints_score_is_shown_within_its_square(row) {
        const view = board(8);
        view.width = row.side;
        view.height = row.side;
        for (let rank = 1; rank <= 4; rank++) {
            view.model.set(10 + rank, { legal: true, hintRank: rank, hintScore: -63.5, hintExact: false });
            const square = view.squareAt(10 + rank);
            const plate = findChild(square, "hintScore");
            verify(plate && plate.visible);
            compare(plate.children[0].text, "−63.5");
            verify(plate.x >= 1 && plate.x + plate.width <= square.width - 1);
            verify(plate.y > square.height / 2 && plate.y + plate.height <= square.height - 1);
            verify(!plate.children[0].truncated);
            verify(plate.children[0].fontInfo.pixelSize >= 10);
        }
        view.model.set(11, { hintRank: 0 });
        tryVerify(() => findChild(view.squareAt(11), "hintScore") === null);
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

    function test_squares_have_even_discs_at_whole_pixels_data() {
        return [{ tag: "6", size: 6 }, { tag: "8", size: 8 }, { tag: "10", size: 10 }];
    }

    function test_squares_have_even_discs_at_whole_pixels(row) {
        const view = board(row.size);
        const square = view.squareAt(row.size + 1);
        compare(square.width % 1, 0);
        compare(square.discSize % 2, 0);
        verify(square.discSize > square.width * 0.7);
    }
}
