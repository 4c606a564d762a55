// The goban: points by name and place, stones, marks, and what is said of them.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "GomokuBoard"
    when: windowShown
    visible: true
    width: 700
    height: 700

    Component {
        id: points

        ListModel {
            function fill(size: int) {
                for (let cell = 0; cell < size * size; cell++) {
                    const name = "abcdefghijklmnopqrst"[cell % size] + (size - Math.floor(cell / size));
                    append({ stone: 0, legal: true, lastMove: false, winning: false, number: 0, offered: 0, foul: 0, hintRank: 0, hintScore: 0, hintExact: false, hintForced: 0, sign: 0, label: "", sureness: 0, depth: 0, value: 0, valueForced: 0, best: false, near: false, poor: false, book: false, chosenMove: false, advised: false, inReason: false, percent: 50, threat: 0, threatSide: 0, threatOwn: false, barred: 0, cellName: name });
                }
            }
        }
    }

    Component {
        id: boards

        GomokuBoard {
            width: 700
            height: 700
            side: 1
            animated: false
        }
    }

    SignalSpy {
        id: chosen
        signalName: "squareChosen"
    }

    function board(size: int): GomokuBoard {
        const model = createTemporaryObject(points, test);
        model.fill(size);
        const view = createTemporaryObject(boards, test, { model: model, boardSize: size });
        chosen.target = view;
        chosen.clear();
        view.forceActiveFocus();
        return view;
    }

    function test_control_and_an_arrow_go_from_stone_to_stone() {
        const view = board(15);
        view.moveCursor(112, Qt.TabFocusReason);
        for (const cell of [50, 113, 200])
            view.model.setProperty(cell, "stone", 1);
        for (const [key, cell] of [[Qt.Key_Right, 113], [Qt.Key_Right, 200], [Qt.Key_Right, 50], [Qt.Key_Left, 200]]) {
            keyClick(key, Qt.ControlModifier);
            compare(view.cursor, cell);
        }
    }

    function test_the_cursor_begins_in_the_middle() {
        compare(board(15).cursor, 7 * 15 + 7);
    }

    function test_a_typed_name_counts_rows_from_the_bottom() {
        const view = board(15);
        keyClick(Qt.Key_A);
        keyClick(Qt.Key_1);
        compare(view.cursor, 14 * 15);
        keyClick(Qt.Key_5);
        compare(view.cursor, 0);
        keyClick(Qt.Key_O);
        keyClick(Qt.Key_8);
        compare(view.cursor, 7 * 15 + 14);
        keyClick(Qt.Key_Return);
        compare(chosen.signalArguments[0][0], 7 * 15 + 14);
    }

    function test_a_press_counts_within_reach_of_a_crossing() {
        const view = board(15);
        const point = view.squareAt(20);
        const middle = point.mapToItem(view, point.width / 2, point.height / 2);
        mouseClick(view, middle.x + point.width * 0.3, middle.y);
        compare(chosen.count, 1);
        compare(chosen.signalArguments[0][0], 20);
        mouseClick(view, middle.x + point.width * 0.49, middle.y + point.height * 0.49);
        compare(chosen.count, 1, "between four crossings there is nothing to choose");
    }

    function test_a_stone_says_its_side_its_move_and_whether_it_won() {
        const view = board(15);
        const point = view.squareAt(7 * 15 + 7);
        compare(point.Accessible.name, "h8, empty");
        (view.model as ListModel).set(7 * 15 + 7, { stone: 1, legal: false, number: 1 });
        compare(point.Accessible.name, "h8, black stone, move 1");
        (view.model as ListModel).set(7 * 15 + 7, { winning: true, lastMove: true });
        compare(point.Accessible.name, "h8, black stone, move 1, in the winning row, last move");
    }

    function test_threats_are_told_apart_by_side_and_can_be_hidden() {
        const view = board(15);
        const model = view.model as ListModel;
        const point = view.squareAt(100) as GomokuPoint;
        model.set(100, { threat: Cell.OpenThree, threatSide: Side.White, threatOwn: false });
        compare(point.Accessible.name, "k9, empty, extends an open three of White");
        compare((findChild(point, "threatMark") as ThreatMark).radius, 0, "angular");
        model.set(100, { threat: Cell.Four, threatSide: Side.Black, threatOwn: true });
        compare(point.Accessible.name, "k9, empty, extends a four of Black");
        verify((findChild(point, "threatMark") as ThreatMark).radius > 0);
        model.set(101, { barred: Cell.DoubleThree });
        compare(view.squareAt(101).Accessible.name, "l9, empty, forbidden for Black: double three");
        view.threats = [1, 1, 96, 99, 0, 0, 20, 22];
        tryVerify(() => findChild(view, "threatStroke") !== null);
        view.showThreats = false;
        compare(point.Accessible.name, "k9, empty");
        compare(view.squareAt(101).Accessible.name, "l9, empty");
        verify(findChild(point, "threatMark") === null);
        view.threats = [];
    }

    function test_a_forbidden_point_is_crossed_out_and_says_why() {
        const view = board(15);
        const cell = 8 * 15 + 9;
        const point = view.squareAt(cell);
        for (const [foul, why] of [[1, "overline"], [2, "double four"], [3, "double three"]]) {
            (view.model as ListModel).set(cell, { foul: foul, legal: false });
            compare(point.Accessible.name, "j7, empty, forbidden: " + why);
            verify(findChild(point, "forbidden") !== null);
        }
        compare(findChild(point, "forbiddenReason"), null);
        mouseMove(view, point.mapToItem(view, point.width / 2, 0).x, point.mapToItem(view, 0, point.height / 2).y);
        tryVerify(() => findChild(point, "forbiddenReason") !== null);
        (view.model as ListModel).set(cell, { foul: 0, legal: true });
        tryVerify(() => findChild(point, "forbidden") === null);
    }

    function test_numbers_show_where_they_are_wanted() {
        const view = board(15);
        (view.model as ListModel).set(30, { stone: 2, number: 12 });
        const number = findChild(view.squareAt(30), "moveNumber");
        verify(!number.visible);
        view.showNumbers = true;
        verify(number.visible);
        compare(number.text, "12");
    }

    function test_a_hint_tells_a_forced_win_in_moves() {
        const view = board(15);
        (view.model as ListModel).set(40, { hintRank: 1, hintExact: true, hintForced: 7 });
        compare(view.squareAt(40).Accessible.name, "k13, empty, hint, win 4");
    }

    function test_the_row_that_won_is_drawn_as_a_stroke_from_end_to_end_data() {
        return [
            { tag: "row", cells: [33, 34, 35, 36, 37], from: 33, to: 37 },
            { tag: "column", cells: [20, 35, 50, 65, 80], from: 20, to: 80 },
            { tag: "falling", cells: [16, 32, 48, 64, 80], from: 16, to: 80 },
            { tag: "rising", cells: [28, 42, 56, 70, 84], from: 28, to: 84 }
        ];
    }

    function test_the_row_that_won_is_drawn_as_a_stroke_from_end_to_end(row) {
        const view = board(15);
        for (const cell of row.cells)
            (view.model as ListModel).set(cell, { stone: 1, winning: true });
        tryVerify(() => findChild(view, "winningStroke") !== null);
        const stroke = findChild(view, "winningStroke");
        compare(stroke.first, row.from);
        compare(stroke.last, row.to);
        // Its round ends have their middles on the middles of the stones at its ends.
        const round = stroke.height / 2;
        for (const [cell, place] of [[row.from, round], [row.to, stroke.width - round]]) {
            const end = stroke.mapToItem(view.squareAt(cell), place, round);
            fuzzyCompare(end.x, view.cell / 2, 0.01);
            fuzzyCompare(end.y, view.cell / 2, 0.01);
        }
        (view.model as ListModel).set(row.cells[0], { stone: 0, winning: false });
        tryVerify(() => findChild(view, "winningStroke") === null);
    }

    function test_two_rows_that_won_at_once_are_two_strokes() {
        const view = board(15);
        for (const cell of [0, 1, 2, 3, 4, 15, 30, 45, 60])
            (view.model as ListModel).set(cell, { stone: 2, winning: true });
        tryVerify(() => view.strokes.length === 2);
    }

    function test_stones_lie_on_the_middle_of_the_lines_data() {
        return [{ tag: "15", size: 15 }, { tag: "19", size: 19 }, { tag: "20", size: 20 }];
    }

    function test_stones_lie_on_the_middle_of_the_lines(row) {
        const view = board(row.size);
        for (const side of [400, 448, 525, 592, 719, 900, 1240]) {
            view.width = side;
            view.height = side;
            compare((view.stoneSize + view.line) % 2, 0);
            verify(view.stoneSize <= view.cell && view.stoneSize >= view.cell - 3);
            verify(view.shownWidth <= side);
        }
    }

    function test_the_goban_has_the_measures_of_the_drawing() {
        const view = board(15);
        view.width = 592;
        view.height = 592;
        compare(Array.of(view.cell, view.rim, view.stoneSize, view.line, view.shownWidth).join(), "36,26,35,1,592");
    }

    function test_a_hint_keeps_within_its_point_on_the_largest_board() {
        const view = board(20);
        view.width = 592;
        view.height = 592;
        (view.model as ListModel).set(25, { hintRank: 2, hintScore: -3.46, percent: 37 });
        const plate = findChild(view.squareAt(25), "hintScore");
        const number = findChild(plate, "hintNumber");
        compare(number.text, "37");
        verify(plate.width <= view.cell - 2);
        verify(number.contentWidth < plate.width);
        (view.model as ListModel).set(25, { hintScore: 0, hintForced: -6 });
        compare(number.text, "☆3");
        view.width = 420;
        (view.model as ListModel).set(25, { hintScore: -3.46, hintForced: 0 });
        compare(number.text, "37");
        verify(number.contentWidth < plate.width);
    }
}
