// The openings that have names, of which one is chosen for the next game: found by typing, chosen by keyboard and pointer.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Lines"
    when: windowShown
    visible: true
    width: 640
    height: 640

    property LinesDialog dialog: null

    Component {
        id: dialogs

        LinesDialog {
            game: Game {}
        }
    }

    function init() {
        dialog = createTemporaryObject(dialogs, test);
        dialog.open();
        tryCompare(dialog, "opened", true);
        wait(0);
    }

    // The state is that of all tests.
    function cleanup() {
        dialog.game.setup.chooseOpening(false);
    }

    function filter(): TextField {
        return findChild(dialog.contentItem, "filter");
    }

    function list(): ListView {
        return findChild(dialog.contentItem, "lines");
    }

    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }

    function test_all_are_there_and_the_keyboard_is_at_the_search() {
        verify(filter().activeFocus);
        verify(list().count > 70, list().count);
        compare(list().currentIndex, -1);
        verify(dialog.openings.every(opening => opening.name !== "" && /^([a-h][1-8])+$/.test(opening.moves)));
    }

    function test_a_part_of_a_name_and_first_moves_find_openings() {
        type("TIGER");
        verify(list().count > 1 && list().count < 10, list().count);
        verify(dialog.found.every(opening => opening.name.toLowerCase().includes("tiger")));
        filter().clear();
        type("f5f6");
        verify(list().count > 0);
        verify(dialog.found.every(opening => opening.moves.startsWith("f5f6")));
    }

    function test_enter_takes_the_first_that_fits() {
        type("tiger");
        compare(list().currentIndex, 0);
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
    }

    function test_enter_without_a_choice_takes_none() {
        compare(list().currentIndex, -1);
        keyClick(Qt.Key_Return);
        verify(dialog.opened);
        type("no such opening");
        compare(list().count, 0);
        keyClick(Qt.Key_Return);
        verify(dialog.opened);
    }

    function test_down_goes_to_the_list_and_its_keys_choose() {
        keyClick(Qt.Key_Down);
        verify(list().activeFocus);
        compare(list().currentIndex, 0);
        keyClick(Qt.Key_Down);
        compare(list().currentIndex, 1);
        keyClick(Qt.Key_Space);
        tryCompare(dialog, "visible", false);
    }

    function test_escape_takes_back_the_search_and_then_closes() {
        type("cow");
        keyClick(Qt.Key_Escape);
        compare(filter().text, "");
        verify(dialog.opened);
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
    }

    function test_a_click_chooses_and_a_row_tells_its_moves() {
        const row = list().itemAtIndex(0);
        compare(row.Accessible.name, `${dialog.found[0].name}, ${dialog.found[0].moves}`);
        mouseClick(row);
        tryCompare(dialog, "visible", false);
    }
}
