// The squares of Othello: what is said and shown on them.
import QtQuick
import QtTest
import org.heibai.app

BoardCase {
    name: "OthelloBoard"

    function test_squares_say_what_is_on_them() {
        const view = board(8);
        const model = view.model as ListModel;
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
        (view.model as ListModel).set(37, { legal: true, hintRank: row.rank, hintScore: row.score, hintExact: row.exact });
        compare(view.squareAt(37).Accessible.name, "f5, empty, legal move, " + row.words);
        (view.model as ListModel).set(37, { hintRank: 0 });
        compare(view.squareAt(37).Accessible.name, "f5, empty, legal move");
    }

    function test_a_hint_is_one_number_within_its_square_data() {
        return [{ tag: "8 on 360 px", size: 8, side: 360 }, { tag: "8 on 592 px", size: 8, side: 592 }, { tag: "10 on 360 px", size: 10, side: 360 }, { tag: "10 on 1000 px", size: 10, side: 1000 }];
    }

    function test_a_hint_is_one_number_within_its_square(row) {
        const view = board(row.size);
        view.width = row.side;
        view.height = row.side;
        for (let rank = 1; rank <= 4; rank++) {
            (view.model as ListModel).set(10 + rank, { legal: true, hintRank: rank, hintScore: -63.5, hintExact: rank === 2 });
            const square = view.squareAt(10 + rank);
            const plate = findChild(square, "hintScore");
            verify(plate && plate.visible);
            const number = findChild(plate, "hintNumber");
            compare(number.text, "−64");
            verify(plate.x >= 1 && plate.x + plate.width <= square.width - 1);
            verify(plate.y >= 1 && plate.y + plate.height <= square.height - 1);
            verify(!number.truncated);
            verify(number.contentWidth < plate.width);
            verify(number.fontInfo.pixelSize >= 8);
            compare(findChild(square, "hintExact").visible, rank === 2, "a line says that it is proven");
        }
        (view.model as ListModel).set(11, { hintRank: 0 });
        tryVerify(() => findChild(view.squareAt(11), "hintScore") === null);
    }

    function test_marks_are_gone_while_discs_turn_and_while_one_looks_back() {
        const view = board(8);
        const mark = () => findChild(view.squareAt(19), "legalMark");
        const comes = () => mark() !== null && mark().opacity === 1;
        const gone = () => mark() === null;
        verify(gone());
        (view.model as ListModel).set(19, { legal: true });
        tryVerify(comes);
        view.past = true;
        tryVerify(gone);
        view.past = false;
        tryVerify(comes);
        (view.model as ListModel).set(27, { stone: 1 });
        wait(0);
        view.animated = true;
        (view.model as ListModel).set(27, { stone: 2 });
        tryCompare(view, "turning", 1);
        tryVerify(gone, 100);
        tryCompare(view, "turning", 0, 2000);
        tryVerify(comes);
        view.showLegal = false;
        tryVerify(gone);
    }

    function test_discs_turn_outwards_from_the_one_that_was_placed() {
        const view = board(8);
        (view.model as ListModel).set(0, { stone: 1 });
        for (const [cell, steps] of [[1, 1], [2, 2], [9, 1], [18, 2], [56, 7]])
            compare((view.squareAt(cell) as OthelloSquare).delay, steps * Theme.stagger);
        verify(Theme.flips(8) >= 6 * Theme.stagger + Theme.flip);
    }

    function test_squares_have_even_discs_at_whole_pixels_data() {
        return [{ tag: "6", size: 6 }, { tag: "8", size: 8 }, { tag: "10", size: 10 }];
    }

    function test_squares_have_even_discs_at_whole_pixels(row) {
        const view = board(row.size);
        const square = view.squareAt(row.size + 1) as OthelloSquare;
        compare(square.width % 1, 0);
        compare(square.discSize % 2, 0);
        compare(square.width % 2, 0);
        verify(square.discSize > square.width * 0.7);
    }

    function test_a_sign_is_shown_and_said_data() {
        return [
            { tag: "circle", sign: Cell.Circle, label: "", said: "a1, empty, marked with a circle" },
            { tag: "cross", sign: Cell.Cross, label: "", said: "a1, empty, marked with a cross" },
            { tag: "square", sign: Cell.Square, label: "", said: "a1, empty, marked with a square" },
            { tag: "triangle", sign: Cell.Triangle, label: "", said: "a1, empty, marked with a triangle" },
            { tag: "letters", sign: Cell.Letters, label: "<b>A</b>", said: "a1, empty, marked <b>A</b>" }
        ];
    }

    function test_a_sign_is_shown_and_said(data: var) {
        const view = board(8);
        const bare = grabImage(view);
        const square = view.squareAt(0);
        compare(findChild(square, "cellMark"), null);
        (view.model as ListModel).set(0, { sign: data.sign, label: data.label });
        compare(square.spokenName, data.said);
        verify(findChild(square, "cellMark").visible);
        waitForRendering(view);
        verify(!grabImage(view).equals(bare), "it is to be seen");
        (view.model as ListModel).set(0, { sign: Cell.NoSign });
        tryVerify(() => findChild(square, "cellMark") === null);
    }

    function test_the_other_button_of_the_mouse_marks_and_plays_nothing() {
        const view = board(8);
        marked.target = view;
        marked.clear();
        mouseClick(view.cells, view.cell * 2.5, view.cell * 0.5, Qt.RightButton);
        compare(marked.count, 1);
        compare(marked.signalArguments[0][0], 2);
        compare(chosen.count, 0);
    }

    function test_a_finger_that_stays_marks_where_that_can_be_and_plays_otherwise() {
        const view = board(8);
        const square = view.squareAt(2);
        marked.target = view;
        for (const markable of [true, false]) {
            marked.clear();
            chosen.clear();
            view.markable = markable;
            const finger = touchEvent(square);
            finger.press(0, square, 20, 20).commit();
            // Longer than Qt takes a press to be held.
            wait(1000);
            finger.release(0, square, 20, 20).commit();
            compare(marked.count, markable ? 1 : 0);
            compare(chosen.count, markable ? 0 : 1);
            compare(view.cursor, 2);
        }
    }

    function test_a_mouse_button_that_is_held_plays_when_it_is_let_go() {
        const view = board(8);
        marked.target = view;
        marked.clear();
        view.markable = true;
        mousePress(view.squareAt(2));
        wait(1000);
        mouseRelease(view.squareAt(2));
        compare(marked.count, 0);
        compare(chosen.count, 1);
    }

    SignalSpy {
        id: marked
        signalName: "squareMarked"
    }
}
