// The lists of the window: their rows live on while others come and go, and are right for who asks first.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "RowModel"
    when: windowShown
    visible: true
    width: 300
    height: 300

    readonly property var moves: theGame.view.moves
    // f5, d6, c3 and d3.
    readonly property var line: [37, 43, 18, 19]

    Game {
        id: theGame
    }

    Component {
        id: views

        ListView {
            width: 300
            height: 300
            model: test.moves

            delegate: Text {
                required property string notation
                required property bool current

                text: notation
            }
        }
    }

    // Rows that were made.
    property int made: 0

    Component {
        id: readable

        RowList {
            width: 300
            height: 100
            model: ListModel {}
            Accessible.role: Accessible.List

            delegate: Text {
                required property string name

                height: 20
                text: name
                Component.onCompleted: test.made++
                Accessible.role: Accessible.ListItem
                Accessible.name: name
            }
        }
    }

    SignalSpy {
        id: gone
        target: theGame.view.cells
        signalName: "rowsRemoved"
    }

    Instantiator {
        id: cells
        model: theGame.view.cells

        QtObject {}
    }

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseGame(Setup.Othello);
        theGame.setup.chooseSize(8);
        theGame.setup.chooseMode(Setup.TwoPlayers);
        theGame.start();
    }

    function cleanup() {
        theGame.reset();
    }

    function test_rows_live_on_while_others_come_and_go() {
        theGame.activate(line[0]);
        const list = createTemporaryObject(views, test);
        tryCompare(list, "count", 1);
        const first = list.itemAtIndex(0);
        list.currentIndex = 0;
        compare(first.text, "f5");
        verify(first.current);
        theGame.activate(line[1]);
        theGame.activate(line[2]);
        tryCompare(list, "count", 3);
        verify(list.itemAtIndex(0) === first);
        verify(list.currentItem === first);
        verify(!first.current);
        theGame.undo();
        tryCompare(list, "count", 2);
        verify(list.itemAtIndex(0) === first);
    }

    function test_who_asks_first_finds_the_rows_as_they_are() {
        compare(moves.rowCount(), 0);
        for (const cell of line)
            theGame.activate(cell);
        compare(moves.rowCount(), 4);
        compare(moves.find("plies", 3), 2);
        compare(moves.find("notation", "d6"), 1);
        compare(moves.find("plies", 9), -1);
        compare(moves.find("nothing", 1), -1);
        theGame.undo();
        compare(moves.rowCount(), 3);
    }

    function test_a_reader_meets_the_rows_from_top_to_bottom() {
        const list = createTemporaryObject(readable, test);
        for (const name of ["c", "d", "e"])
            list.model.append({ name });
        tryCompare(list, "count", 3);
        tryVerify(() => reader.readOut(list).join("") === "cde", 1000, "rows in their order");
        list.model.insert(0, { name: "a" });
        list.model.insert(1, { name: "b" });
        tryVerify(() => reader.readOut(list).join("") === "abcde", 1000, "rows that came between others");
        list.model.move(4, 0, 1);
        tryVerify(() => reader.readOut(list).join("") === "eabcd", 1000, "a row that moved");
        for (const name of ["f", "g", "h", "i", "j", "k"])
            list.model.append({ name });
        tryVerify(() => reader.readOut(list).join("") === "eabcdfghijk", 1000, "rows out of sight, too");
        for (let more = 0; more < 40; more++)
            list.model.append({ name: "l" });
        list.positionViewAtEnd();
        list.contentY = 30;
        tryVerify(() => reader.readOut(list).join("").startsWith("abcd"), 1000, "rows that were scrolled in again");
    }

    function test_of_a_long_list_only_the_rows_in_sight_are_made() {
        const list = createTemporaryObject(readable, test);
        list.model.append({ name: "first" });
        tryCompare(list, "count", 1);
        made = 0;
        // All at once, as a search or a file brings them.
        list.model.append(Array.from({ length: 3000 }, () => ({ name: "more" })));
        tryCompare(list, "count", 3001);
        waitForRendering(list);
        verify(made < 30, made);
        list.model.clear();
        tryCompare(list, "count", 0);
        made = 0;
        list.model.append(Array.from({ length: 3000 }, () => ({ name: "again" })));
        tryCompare(list, "count", 3000);
        waitForRendering(list);
        verify(made < 30, made);
    }

    function test_home_end_and_the_page_keys_walk_a_list_also_to_rows_out_of_sight() {
        const list = createTemporaryObject(readable, test, { keyNavigationEnabled: true });
        for (let row = 0; row < 100; row++)
            list.model.append({ name: String(row) });
        tryCompare(list, "count", 100);
        list.forceActiveFocus();
        for (const [key, row] of [[Qt.Key_End, 99], [Qt.Key_PageUp, 95], [Qt.Key_Home, 0], [Qt.Key_PageDown, 4], [Qt.Key_PageUp, 0], [Qt.Key_Up, 0]]) {
            keyClick(key);
            compare(list.currentIndex, row);
            compare(list.currentItem.name, String(row));
            verify(list.currentItem.activeFocus, "a reader hears of it");
        }
        keyClick(Qt.Key_End, Qt.AltModifier);
        compare(list.currentIndex, 0, "keys of the menus are none of the list");
    }

    function test_no_cell_of_another_board_lives_on() {
        compare(cells.count, 64);
        theGame.reset();
        gone.clear();
        theGame.setup.chooseSize(10);
        compare(gone.count, 1);
        compare(cells.count, 100);
        theGame.setup.chooseSize(8);
        compare(cells.count, 64);
    }
}
