// The buttons below the board: which are there, which is lit, what they say, what they ask for.
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

    readonly property var names: ["how", "start", "reset", "pause", "back", "keepTurn", "giveTurn", "stop", "keepPlaying", "leaveGame", "rematch", "swap", "undo", "redo", "hint", "skip", "tryAgain", "clue", "answer", "repeat", "playHere", "leave", "next"]

    Component {
        id: bars

        ActionBar {
            width: 592
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

    function shown(bar: Item): string {
        return names.filter(name => findChild(bar, name).visible).sort((one, other) => findChild(bar, one).x - findChild(bar, other).x).join(" ");
    }

    function lit(bar: Item): string {
        return names.filter(name => {
            const button = findChild(bar, name);
            return button.visible && button.primary && button.enabled;
        }).join(" ");
    }

    function test_there_is_what_can_be_done_and_one_button_is_lit_at_most_data() {
        const play = { underWay: true, canPause: true, canHint: true, canUndo: true, canSkip: true };
        const over = { underWay: true, over: true, canUndo: true, canRematch: true };
        return [
            { tag: "before, panel", state: { canStart: true, panelShown: true }, shown: "how undo skip hint", lit: "" },
            { tag: "before, alone", state: { canStart: true }, shown: "start undo skip how hint", lit: "start" },
            { tag: "played", state: play, shown: "reset pause undo skip redo hint", lit: "" },
            { tag: "must pass", state: Object.assign({ mustPass: true }, play), shown: "reset pause undo skip redo hint", lit: "skip" },
            { tag: "no pass in the game", state: Object.assign({ hasSkip: false }, play), shown: "reset pause undo skip redo hint", lit: "" },
            { tag: "paused", state: Object.assign({ paused: true }, play), shown: "reset pause undo skip redo hint", lit: "pause" },
            { tag: "looking back", state: Object.assign({ viewingPast: true }, play), shown: "reset undo skip back", lit: "back" },
            { tag: "looking back, paused", state: Object.assign({ viewingPast: true, paused: true }, play), shown: "reset undo skip back", lit: "back" },
            { tag: "time is up", state: Object.assign({ timeUp: true }, play), shown: "keepTurn giveTurn stop", lit: "keepTurn" },
            { tag: "time is up, no pass", state: Object.assign({ timeUp: true, hasSkip: false }, play), shown: "keepTurn stop", lit: "keepTurn" },
            { tag: "resigning", state: Object.assign({ asked: Game.AskResign }, play), shown: "keepPlaying leaveGame", lit: "keepPlaying" },
            { tag: "a new game", state: Object.assign({ asked: Game.AskNewGame }, play), shown: "keepPlaying leaveGame", lit: "keepPlaying" },
            { tag: "studying", state: Object.assign({ studying: true, canPlayHere: true }, play), shown: "undo redo hint playHere", lit: "" },
            { tag: "studying, a mistake", state: Object.assign({ studying: true, canTryAgain: true }, play), shown: "undo redo tryAgain playHere", lit: "" },
            { tag: "an exercise", state: Object.assign({ studying: true, practising: true, canClue: true }, play), shown: "clue answer leave", lit: "" },
            { tag: "an exercise that is over", state: Object.assign({ studying: true, practising: true, practised: true, canPlayHere: true }, play), shown: "repeat playHere leave next", lit: "next" },
            { tag: "studying, colours to choose", state: Object.assign({ studying: true, choosing: true }, play), shown: "undo", lit: "" },
            { tag: "colours to choose", state: Object.assign({ choosing: true }, play), shown: "undo", lit: "" },
            { tag: "over, panel", state: Object.assign({ panelShown: true }, over), shown: "reset undo skip redo", lit: "" },
            { tag: "over, discs", state: Object.assign({ panelShown: true, discsSorted: true }, over), shown: "", lit: "" },
            { tag: "over, alone", state: over, shown: "rematch swap undo", lit: "rematch" },
            { tag: "over, no rematch", state: Object.assign({}, over, { canRematch: false }), shown: "reset undo", lit: "reset" },
            { tag: "over, looking back", state: Object.assign({ viewingPast: true }, over), shown: "back", lit: "back" }
        ];
    }

    function test_there_is_what_can_be_done_and_one_button_is_lit_at_most(row) {
        const bar = createTemporaryObject(bars, test, row.state);
        compare(shown(bar), row.shown);
        compare(lit(bar), row.lit);
    }

    function test_skip_stands_beside_undo_whatever_can_be_done_data() {
        return [{ tag: "wide", width: 592 }, { tag: "narrow", width: 448 }];
    }

    function test_skip_stands_beside_undo_whatever_can_be_done(row) {
        const bar = createTemporaryObject(bars, test, { underWay: true, width: row.width });
        const places = () => names.map(name => [findChild(bar, name).x, findChild(bar, name).width].join());
        const undo = findChild(bar, "undo");
        const skip = findChild(bar, "skip");
        const before = places();
        verify(Math.abs(skip.x - undo.x - undo.width - Theme.gap) <= 1, "no button between them");
        compare(skip.item.Accessible.description, "not available now");
        spy.target = bar;
        spy.signalName = "skipPressed";
        spy.clear();
        mouseClick(skip);
        compare(spy.count, 1, "what can't be done says why");
        bar.canSkip = true;
        bar.mustPass = true;
        compare(skip.item.Accessible.description, "");
        compare(places(), before);
    }

    function test_pause_keeps_its_width_when_it_becomes_continue_data() {
        return [{ tag: "wide", width: 592 }, { tag: "narrow", width: 448 }, { tag: "very narrow", width: 340 }, { tag: "two rows", width: 200 }];
    }

    function test_pause_keeps_its_width_when_it_becomes_continue(row) {
        const bar = createTemporaryObject(bars, test, { underWay: true, canPause: true, width: row.width });
        const places = () => names.map(name => [findChild(bar, name).x, findChild(bar, name).width, bar.implicitHeight].join());
        const before = places();
        compare(findChild(bar, "pause").text, "Pause");
        bar.paused = true;
        compare(findChild(bar, "pause").text, "Continue");
        compare(places(), before);
    }

    function test_each_button_asks_for_its_own_data() {
        const all = { underWay: true, canPause: true, canHint: true, canUndo: true, canRedo: true, canSkip: true };
        return [
            { tag: "how", state: {}, signal: "howPressed" },
            { tag: "start", state: { canStart: true }, signal: "startPressed" },
            { tag: "reset", state: all, signal: "resetPressed" },
            { tag: "pause", state: all, signal: "pausePressed" },
            { tag: "undo", state: all, signal: "undoPressed" },
            { tag: "redo", state: all, signal: "redoPressed" },
            { tag: "hint", state: all, signal: "hintPressed" },
            { tag: "skip", state: all, signal: "skipPressed" },
            { tag: "back", state: Object.assign({ viewingPast: true }, all), signal: "backPressed" },
            { tag: "keepTurn", state: Object.assign({ timeUp: true }, all), signal: "timeUpAnswered", says: Clock.KeepTurn },
            { tag: "giveTurn", state: Object.assign({ timeUp: true }, all), signal: "timeUpAnswered", says: Clock.GiveTurn },
            { tag: "stop", state: Object.assign({ timeUp: true }, all), signal: "timeUpAnswered", says: Clock.NewGame },
            { tag: "keepPlaying", state: Object.assign({ asked: Game.AskResign }, all), signal: "questionAnswered", says: false },
            { tag: "leaveGame", state: Object.assign({ asked: Game.AskNewGame }, all), signal: "questionAnswered", says: true },
            { tag: "playHere", state: Object.assign({ studying: true, canPlayHere: true }, all), signal: "playHerePressed" },
            { tag: "rematch", state: Object.assign({ over: true, canRematch: true }, all), signal: "rematchPressed" },
            { tag: "swap", state: Object.assign({ over: true, canRematch: true }, all), signal: "swapPressed" }
        ];
    }

    function test_each_button_asks_for_its_own(row) {
        const bar = createTemporaryObject(bars, test, row.state);
        spy.target = bar;
        spy.signalName = row.signal;
        spy.clear();
        mouseClick(findChild(bar, row.tag));
        compare(spy.count, 1);
        if (row.says !== undefined)
            compare(spy.signalArguments[0][0], row.says);
        findChild(bar, row.tag).item.Accessible.pressAction();
        compare(spy.count, 2);
    }

    function test_the_second_click_of_a_double_click_hits_nothing() {
        const bar = createTemporaryObject(bars, test, { canStart: true, canPause: true, canUndo: true });
        const middle = findChild(bar, "start").x + findChild(bar, "start").width / 2;
        for (const name of ["resetPressed", "pausePressed", "undoPressed"])
            bar[name].connect(() => fail(name));
        bar.startPressed.connect(() => bar.underWay = true);
        mouseClick(bar, middle, 20);
        verify(bar.underWay);
        mouseClick(bar, middle, 20);
        // The keyboard is not kept from it.
        spy.target = bar;
        spy.signalName = "hintPressed";
        spy.clear();
        bar.canHint = true;
        findChild(bar, "hint").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(spy.count, 1);
    }

    function test_arrows_go_to_the_next_button_that_can_be_pressed() {
        const bar = createTemporaryObject(bars, test, { underWay: true, canPause: true, canUndo: true });
        findChild(bar, "reset").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "pause").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "undo").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "skip").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(bar, "reset").activeFocus);
        keyClick(Qt.Key_Left);
        verify(findChild(bar, "skip").activeFocus);
    }

    function test_the_keyboard_goes_to_the_lit_button() {
        const bar = createTemporaryObject(bars, test, { underWay: true, canPause: true, paused: true });
        verify(bar.focusNext(Qt.TabFocusReason));
        verify(findChild(bar, "pause").activeFocus);
        bar.paused = false;
        verify(!bar.focusNext(Qt.TabFocusReason));
    }

    function test_all_buttons_fit_whatever_the_width_data() {
        return [{ tag: "368", width: 368 }, { tag: "448", width: 448 }, { tag: "592", width: 592 }, { tag: "250", width: 250 }];
    }

    function test_all_buttons_fit_whatever_the_width(row) {
        const bar = createTemporaryObject(bars, test, { underWay: true, width: row.width });
        const there = names.map(name => findChild(bar, name)).filter(button => button.visible);
        for (const button of there) {
            verify(button.x >= 0 && button.x + button.width <= row.width, button.name + " ends at " + (button.x + button.width));
            verify(button.width >= button.item.implicitContentWidth, button.name + " shows its words");
            verify(button.y + button.height <= bar.implicitHeight);
            for (const other of there)
                verify(other === button || other.y !== button.y || other.x >= button.x + button.width || other.x + other.width <= button.x, button.name + " and " + other.name);
        }
    }
}
