// The window's own dialog for files, with a real folder: keys, names, what is asked before a file is overwritten.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "FileSheet"
    when: windowShown
    visible: true
    width: 640
    height: 640

    // What would have been opened or saved.
    property var asked: []
    property FileSheet sheet: null

    Component {
        id: sheets

        FileSheet {}
    }

    Component {
        id: questions

        FileQuestions {
            game: Game {}
        }
    }

    // The folder of the test files; they are known by their names.
    readonly property string folder: decodeURIComponent(String(Qt.resolvedUrl(".."))).replace("file://", "").replace(/\/$/, "")

    function make(saving: bool) {
        const all = questions.createObject(test);
        const asks = saving ? all.saving : all.opening;
        sheet = createTemporaryObject(sheets, test, { question: asks });
        asked = [];
        asks.answered.connect(urls => asked.push(decodeURIComponent(String(urls[0])).replace(/^.*\//, "")));
        sheet.open();
        tryCompare(sheet, "opened", true);
        sheet.files.go(folder);
        tryVerify(() => sheet.files.path === folder && !sheet.files.loading);
        // The first row is chosen once the list has counted its rows.
        wait(0);
    }

    function names(): var {
        const found = [];
        for (let row = 0; sheet.files.nameOf(row) !== ""; row++)
            found.push(sheet.files.nameOf(row));
        return found;
    }

    function list(): ListView {
        return findChild(sheet.contentItem, "files");
    }

    function button(): Button {
        return findChild(sheet.contentItem, "finish");
    }

    function test_a_name_that_is_taken_gets_a_number_until_another_is_typed() {
        make(true);
        sheet.question.suggested = "numbered";
        sheet.format = 1;
        sheet.files.go(folder + "/data/games");
        tryVerify(() => sheet.files.path === folder + "/data/games" && !sheet.files.loading);
        const field = findChild(sheet.contentItem, "name");
        tryCompare(field, "text", "numbered 2");
        sheet.format = 2;
        compare(field.text, "numbered", "there is no such file of SGF");
        field.text = "mine";
        sheet.format = 1;
        compare(field.text, "mine");
    }

    function test_a_picture_is_saved_among_pictures() {
        sheet = createTemporaryObject(sheets, test, { question: questions.createObject(test).picture });
        sheet.open();
        tryCompare(sheet, "opened", true);
        compare(sheet.title, "Save the board as a picture");
        compare(sheet.files.kind, FolderList.Pictures);
        compare(sheet.question.kinds.map(kind => kind.endings), ["png", "svg"]);
    }

    function test_folders_come_first_and_only_games_are_shown() {
        make(false);
        verify(names().indexOf("qml") >= 0, names().join());
        verify(names().indexOf("display.rs") < 0);
        sheet.everything = true;
        verify(names().indexOf("display.rs") > names().indexOf("window"));
    }

    // What the list says of a folder that it shows nothing of.
    function saidOfNothing(saving: bool, place: string): string {
        make(saving);
        sheet.format = saving ? 2 : 0;
        sheet.files.go(place);
        tryVerify(() => sheet.files.path === place && !sheet.files.loading);
        const label = findChild(sheet.contentItem, "nothing");
        verify(label.visible);
        return label.text;
    }

    function test_an_empty_list_says_what_it_would_show() {
        compare(saidOfNothing(false, folder + "/qml"), "There are no games here.");
        compare(saidOfNothing(true, folder + "/data/games"), "There are no files of this kind here.", "there are games, but not of this format");
    }

    function test_arrows_letters_enter_and_backspace_go_through_folders() {
        make(false);
        verify(list().activeFocus);
        keyClick(Qt.Key_Down);
        compare(list().currentIndex, 1);
        keyClick(Qt.Key_End);
        compare(list().currentIndex, list().count - 1);
        keyClick(Qt.Key_Home);
        keyClick("q");
        compare(sheet.files.nameOf(list().currentIndex), "qml");
        keyClick(Qt.Key_Return);
        tryCompare(sheet.files, "path", folder + "/qml");
        keyClick(Qt.Key_Backspace);
        tryCompare(sheet.files, "path", folder);
        compare(asked.length, 0);
    }

    function test_a_file_opens_by_enter_by_double_click_and_by_the_button() {
        for (const how of ["enter", "double", "button"]) {
            make(false);
            sheet.everything = true;
            wait(0);
            list().currentIndex = names().indexOf("display.rs");
            const row = list().currentItem;
            if (how === "enter")
                keyClick(Qt.Key_Return);
            else if (how === "double")
                mouseDoubleClickSequence(row);
            else {
                // It has just appeared, and holds back a second click for a while.
                wait(Theme.settle + 100);
                mouseClick(button());
            }
            compare(asked.join(), "display.rs", how);
            tryCompare(sheet, "visible", false);
        }
    }

    function test_a_name_is_suggested_and_gets_its_ending() {
        make(true);
        const field = findChild(sheet.contentItem, "name");
        verify(field.activeFocus);
        compare(field.selectedText, field.text);
        verify(field.text !== "");
        field.text = "first";
        keyClick(Qt.Key_Return);
        tryVerify(() => asked.join() === "first.heibai");
    }

    function test_nothing_is_overwritten_unasked() {
        make(true);
        const field = findChild(sheet.contentItem, "name");
        sheet.files.go(folder + "/data");
        tryCompare(sheet.files, "path", folder + "/data");
        field.text = "perft_othello.txt";
        field.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(button(), "text", "Replace");
        compare(asked.length, 0);
        mouseClick(button());
        compare(asked.length, 0, "the second click of a double click does not replace");
        wait(Theme.settle + 50);
        mouseClick(button());
        compare(asked.join(), "perft_othello.txt");
    }

    // A question about a file of the data for tests.
    function question(): Item {
        make(true);
        const field = findChild(sheet.contentItem, "name");
        sheet.files.go(folder + "/data");
        tryCompare(sheet.files, "path", folder + "/data");
        field.text = "perft_othello.txt";
        field.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(button(), "text", "Replace");
        return field;
    }

    function test_enter_once_more_replaces_nothing_and_escape_leaves_the_question_first() {
        const field = question();
        tryVerify(() => findChild(sheet.contentItem, "cancel").activeFocus);
        field.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare([button().text, asked.length], ["Replace", 0]);
        keyClick(Qt.Key_Escape);
        compare([button().text, sheet.visible, field.activeFocus], ["Save", true, true]);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "visible", false);
        compare(asked.length, 0);
    }

    function test_what_is_asked_is_of_the_name_that_stands_there() {
        const field = question();
        field.text = "another";
        compare(button().text, "Save");
    }

    function test_a_name_stays_when_the_keyboard_passes_through_the_list() {
        make(true);
        const field = findChild(sheet.contentItem, "name");
        sheet.format = 1;
        sheet.files.go(folder + "/data");
        tryVerify(() => sheet.files.path === folder + "/data" && !sheet.files.loading && list().count > 0);
        field.text = "mine";
        list().forceActiveFocus(Qt.TabFocusReason);
        compare([list().currentIndex, field.text], [0, "mine"]);
        keyClick(Qt.Key_End);
        verify(sheet.files.isFolder(list().currentIndex) || field.text !== "mine", "an arrow points at a file");
    }

    function test_without_a_name_nothing_is_saved() {
        make(true);
        findChild(sheet.contentItem, "name").text = "  ";
        verify(!button().enabled);
        keyClick(Qt.Key_Return);
        compare(asked.length, 0);
    }

    function test_a_folder_that_cannot_be_read_is_told_and_the_old_one_stays() {
        make(false);
        sheet.files.go("/no/such/folder");
        tryCompare(sheet.files, "trouble", FolderList.Missing);
        compare(sheet.trouble(), "There is no folder /no/such/folder.");
        compare(sheet.files.path, folder);
    }

    function test_it_fits_into_a_small_window() {
        make(true);
        verify(sheet.width <= test.width && sheet.height <= test.height);
        const low = button().mapToItem(null, 0, button().height).y;
        verify(low <= sheet.y + sheet.height, "the buttons are inside");
        compare(list().height % Theme.choice, 0, "whole rows");
    }

    function test_escape_closes_it() {
        make(false);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "visible", false);
        compare(asked.length, 0);
    }
}
