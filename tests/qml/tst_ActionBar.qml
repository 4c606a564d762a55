// The buttons below the board: which is lit, what they say, what they ask for.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "ActionBar"
    when: windowShown
    visible: true
    width: 800
    height: 200

    Component {
        id: bars

        ActionBar {
            width: 780
            underWay: false
            paused: false
            over: false
            mustPass: false
            canStart: false
            canPause: false
            canSkip: false
            canUndo: false
            canRedo: false
            canHint: false
        }
    }

    SignalSpy {
        id: spy
    }

    function lit(bar: Item): string {
        return ["start", "pause", "skip", "undo", "redo", "hint"].filter(name => {
            const button = findChild(bar, name);
            return button.primary && button.enabled;
        }).join(" ");
    }

    function test_only_what_must_be_done_next_is_lit_data() {
        return [
            { tag: "ready", state: { canStart: true }, lit: "start" },
            { tag: "running", state: { underWay: true, canPause: true, canHint: true, canUndo: true, canSkip: true }, lit: "" },
            { tag: "paused", state: { underWay: true, canPause: true, paused: true }, lit: "pause" },
            { tag: "must pass", state: { underWay: true, canPause: true, canSkip: true, mustPass: true }, lit: "skip" },
            { tag: "over", state: { underWay: true, over: true, canUndo: true }, lit: "start" }
        ];
    }

    function test_only_what_must_be_done_next_is_lit(row) {
        compare(lit(createTemporaryObject(bars, test, row.state)), row.lit);
    }

    function test_a_game_without_a_pass_has_no_skip() {
        const bar = createTemporaryObject(bars, test, { underWay: true, canPause: true, canUndo: true, hasSkip: false });
        verify(!findChild(bar, "skip").visible);
        findChild(bar, "pause").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "undo").activeFocus, "the arrows go over it");
    }

    function test_start_becomes_reset_and_pause_becomes_continue() {
        const bar = createTemporaryObject(bars, test, { canStart: true });
        spy.target = bar;
        spy.signalName = "startPressed";
        compare(findChild(bar, "start").Accessible.name, "Start");
        mouseClick(findChild(bar, "start"));
        compare(spy.count, 1);
        bar.underWay = true;
        compare(findChild(bar, "start").Accessible.name, "Reset");
        compare(findChild(bar, "pause").text, "Pause");
        bar.paused = true;
        compare(findChild(bar, "pause").text, "Continue");
        spy.signalName = "resetPressed";
        spy.clear();
        mouseClick(findChild(bar, "start"));
        compare(spy.count, 0, "a second click so soon was meant for Start");
        wait(Theme.settle + 50);
        mouseClick(findChild(bar, "start"));
        compare(spy.count, 1);
    }

    function test_arrows_go_to_the_next_button_that_can_be_pressed() {
        const bar = createTemporaryObject(bars, test, { underWay: true, canPause: true, canUndo: true });
        findChild(bar, "start").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "pause").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "undo").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "start").activeFocus);
    }

    function test_all_buttons_fit_into_a_narrow_window() {
        const bar = createTemporaryObject(bars, test, { width: 460 });
        for (const name of ["start", "pause", "skip", "undo", "redo", "hint"]) {
            const button = findChild(bar, name);
            const right = button.mapToItem(bar, button.width, 0).x;
            verify(right <= 461, name + " ends at " + right);
            verify(button.width >= button.words, name);
        }
    }
}
