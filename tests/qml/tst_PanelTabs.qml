// The tabs of the panel: arrows, clicks, and what a screen reader is told.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "PanelTabs"
    when: windowShown
    visible: true
    width: 400
    height: 100

    Component {
        id: bars

        PanelTabs {
            width: 352
            height: 48
            names: ["Moves", "New game"]
            current: 0
            onPicked: index => current = index
        }
    }

    Component {
        id: manyTabs

        PanelTabs {
            width: 290
            height: 48
            names: ["Today", "Puzzles", "Lessons", "Openings", "You"]
            current: 0
        }
    }

    function tabs(bar: Item): var {
        return Array.from(bar.children).filter(child => child.shown !== undefined);
    }

    function test_arrows_move_between_the_tabs_and_tab_enters_them_once() {
        const bar = createTemporaryObject(bars, test);
        const all = tabs(bar);
        bar.forceActiveFocus(Qt.TabFocusReason);
        verify(all[0].activeFocus);
        keyClick(Qt.Key_Right);
        compare(bar.current, 1);
        verify(all[1].activeFocus);
        keyClick(Qt.Key_Right);
        compare(bar.current, 0);
        keyClick(Qt.Key_Left);
        compare(bar.current, 1);
        keyClick(Qt.Key_Home);
        compare(bar.current, 0);
        keyClick(Qt.Key_End);
        compare(bar.current, 1);
        compare(all.filter(tab => tab.focusPolicy & Qt.TabFocus).length, 1);
    }

    function test_a_tab_tells_what_is_noted_of_it() {
        const bar = createTemporaryObject(bars, test);
        bar.notes = ["", "a game waits"];
        compare(tabs(bar).map(tab => tab.Accessible.description).join("|"), "|a game waits");
        bar.notes = [];
        compare(tabs(bar).map(tab => tab.Accessible.description).join("|"), "|");
    }

    function test_words_of_different_length_keep_one_size_and_are_whole() {
        const all = tabs(createTemporaryObject(manyTabs, test));
        compare(all.map(tab => tab.text).join(), "Today,Puzzles,Lessons,Openings,You");
        compare(new Set(all.map(tab => tab.font.pixelSize)).size, 1);
        verify(all.every(tab => !tab.contentItem.truncated));
        verify(all.every((tab, at) => at === 0 || tab.x === all[at - 1].x + all[at - 1].width));
    }

    function test_the_line_below_a_tab_is_as_wide_as_its_words_at_least() {
        const bar = createTemporaryObject(manyTabs, test);
        const all = tabs(bar);
        for (let at = 0; at < all.length; at++) {
            bar.current = at;
            verify(all[at].background.children[0].width >= Math.min(all[at].width, all[at].contentItem.contentWidth), all[at].text);
        }
    }

    function test_a_click_or_a_press_shows_what_a_tab_names() {
        const bar = createTemporaryObject(bars, test);
        mouseClick(tabs(bar)[1]);
        compare(bar.current, 1);
        tabs(bar)[0].Accessible.pressAction();
        compare(bar.current, 0);
    }

    function test_they_are_a_list_of_page_tabs_of_which_one_is_selected() {
        const bar = createTemporaryObject(bars, test, { current: 1 });
        compare(bar.Accessible.role, Accessible.PageTabList);
        compare(tabs(bar).map(tab => tab.Accessible.role === Accessible.PageTab && tab.Accessible.selected).join(), "false,true");
        compare(tabs(bar)[1].Accessible.name, "New game");
    }
}
