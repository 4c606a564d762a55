// The dialogs that need no game: they open, fit, and close with Escape.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Dialogs"
    when: windowShown
    visible: true
    width: 480
    height: 600

    Component {
        id: rules

        OthelloRulesDialog {}
    }

    Component {
        id: gomokuRules

        GomokuRulesDialog {}
    }

    Component {
        id: keys

        KeysDialog {}
    }

    Component {
        id: about

        AboutDialog {}
    }

    Component {
        id: field

        TextEdit {}
    }

    Component {
        id: licences

        LicencesDialog {
            about: About {}
        }
    }

    function test_dialogs_open_inside_the_window_and_close_with_escape_data() {
        return [{ tag: "rules", made: rules }, { tag: "rules of Gomoku", made: gomokuRules }, { tag: "keys", made: keys }, { tag: "about", made: about }, { tag: "licences", made: licences }];
    }

    function test_dialogs_open_inside_the_window_and_close_with_escape(row) {
        const dialog = createTemporaryObject(row.made, test);
        dialog.open();
        tryCompare(dialog, "opened", true);
        verify(dialog.width <= dialog.parent.width);
        verify(dialog.height <= dialog.parent.height);
        verify(dialog.title !== "");
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "opened", false);
    }

    function test_the_licences_are_read_by_keys() {
        const dialog = createTemporaryObject(licences, test);
        dialog.open();
        tryCompare(dialog, "opened", true);
        const list = findChild(dialog.contentItem, "licenceTexts");
        verify(list.count > 50);
        tryCompare(list, "activeFocus", true);
        verify(list.itemAtIndex(0).text.indexOf("What is in Heibai") === 0);
        verify(list.itemAtIndex(list.count - 1) === null, "what is not seen is not made");
        keyClick(Qt.Key_PageDown);
        verify(list.contentY - list.originY > list.height / 2);
        keyClick(Qt.Key_End);
        tryVerify(() => list.itemAtIndex(list.count - 1) !== null);
        const last = list.itemAtIndex(list.count - 1);
        tryVerify(() => last.y + last.height <= list.contentY + list.height + 1);
        const end = list.contentY;
        keyClick(Qt.Key_Up);
        verify(list.contentY < end, "a paragraph back from what is at the top");
        keyClick(Qt.Key_Home);
        tryVerify(() => list.atYBeginning);
        keyClick(Qt.Key_Down);
        tryVerify(() => list.itemAtIndex(1).y === list.contentY);
    }

    function test_about_leads_to_the_licences_and_copies_the_details() {
        const dialog = createTemporaryObject(about, test);
        dialog.open();
        tryCompare(dialog, "opened", true);
        // A button that has just appeared takes no click.
        wait(Theme.settle + 50);
        const copied = findChild(dialog, "copied");
        compare(copied.visible, false);
        mouseClick(findChild(dialog, "copyDetails"));
        compare(copied.visible, true);
        const pasted = createTemporaryObject(field, test);
        pasted.paste();
        verify(/^Heibai \d/.test(pasted.text), pasted.text);
        verify(/\nQt: 6\..*, platform \w+, renderer \w+\n/.test(pasted.text), pasted.text);
        // Other tests of this program have made choices.
        verify(/\nSettings: [^\n]+\n$/.test(pasted.text), pasted.text);
        mouseClick(findChild(dialog, "licences"));
        tryVerify(() => dialog.licences !== null && dialog.licences.opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !dialog.licences.opened);
        verify(dialog.opened);
    }
}
