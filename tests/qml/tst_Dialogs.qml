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

    function test_dialogs_open_inside_the_window_and_close_with_escape_data() {
        return [{ tag: "rules", made: rules }, { tag: "rules of Gomoku", made: gomokuRules }, { tag: "keys", made: keys }, { tag: "about", made: about }];
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
}
