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
                    append({ stone: 0, legal: true, lastMove: false, winning: false, number: 0, foul: 0, hintRank: 0, hintScore: 0, hintExact: false, hintForced: 0, cellName: name });
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

    function board(size: int): Item {
        const model = createTemporaryObject(points, test);
        model.fill(size);
        const view = createTemporaryObject(boards, test, { model: model, boardSize: size });
        chosen.target = view;
        chosen.clear();
        view.forceActiveFocus();
        return view;
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
        view.model.set(7 * 15 + 7, { stone: 1, legal: false, number: 1 });
        compare(point.Accessible.name, "h8, black stone, move 1");
        view.model.set(7 * 15 + 7, { winning: true, lastMove: true });
        compare(point.Accessible.name, "h8, black stone, move 1, in the winning row, last move");
        verify(findChild(point, "winningRing").visible);
    }

    function test_a_forbidden_point_is_crossed_out_and_says_why() {
        const view = board(15);
        const cell = 8 * 15 + 9;
        const point = view.squareAt(cell);
        for (const [foul, why] of [[1, "overline"], [2, "double four"], [3, "double three"]]) {
            view.model.set(cell, { foul: foul, legal: false });
            compare(point.Accessible.name, "j7, empty, forbidden: " + why);
            verify(findChild(point, "forbidden") !== null);
        }
        compare(findChild(point, "forbiddenReason"), null);
        mouseMove(view, point.mapToItem(view, point.width / 2, 0).x, point.mapToItem(view, 0, point.height / 2).y);
        tryVerify(() => findChild(point, "forbiddenReason") !== null);
        view.model.set(cell, { foul: 0, legal: true });
        tryVerify(() => findChild(point, "forbidden") === null);
    }

    function test_numbers_show_where_they_are_wanted() {
        const view = board(15);
        view.model.set(30, { stone: 2, number: 12 });
        const number = findChild(view.squareAt(30), "moveNumber");
        verify(!number.visible);
        view.showNumbers = true;
        verify(number.visible);
        compare(number.text, "12");
    }

    function test_a_hint_tells_a_forced_win_in_moves() {
        const view = board(15);
        view.model.set(40, { hintRank: 1, hintExact: true, hintForced: 7 });
        compare(view.squareAt(40).Accessible.name, "k13, empty, hint, win 4");
    }

    function test_every_size_has_its_star_points_data() {
        return [{ tag: "15", size: 15, stars: 5 }, { tag: "19", size: 19, stars: 9 }, { tag: "20", size: 20, stars: 4 }];
    }

    function test_every_size_has_its_star_points(row) {
        const surface = findChild(board(row.size), "surface");
        compare(surface.stars, row.stars);
    }
}
