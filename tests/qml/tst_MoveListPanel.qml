// The list of moves: clicks and arrows ask for positions; rows say who played what.
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
            ListElement { number: 1; notation: "f5"; black: true; pass: false; choice: false; current: false }
            ListElement { number: 2; notation: "d6"; black: false; pass: false; choice: false; current: false }
            ListElement { number: 3; notation: "pass"; black: true; pass: true; choice: false; current: true }
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

    function panel(): Item {
        const made = createTemporaryObject(panels, test, { model: createTemporaryObject(moves, test) });
        spy.target = made;
        spy.clear();
        return made;
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
}
