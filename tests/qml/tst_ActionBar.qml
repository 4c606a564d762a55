// The buttons below the board: which are there, which is lit, what they say, what they do.
pragma ComponentBehavior: Bound

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

    readonly property var names: ["how", "start", "reset", "pause", "back", "keepTurn", "giveTurn", "stop", "keepPlaying", "leaveGame", "rematch", "swap", "undo", "redo", "hint", "skip", "tryAgain", "clue", "answer", "repeat", "playHere", "leave", "next", "cancelSetUp", "finishSetUp"]

    readonly property Game game: Game {}

    Component {
        id: bars

        ActionBar {
            game: test.game
            width: 592
        }
    }

    SignalSpy {
        id: spy
        signalName: "rulesAsked"
    }

    function init() {
        game.answer(false);
        game.practice.leave();
        game.editor.cancel();
        game.study.leave();
        if (game.underWay)
            game.reset();
        game.clock.choose(Clock.PerTurn, 30, 0);
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseMode(Setup.TwoPlayers);
        compare(game.stage, GameStage.Ready);
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

    // Plays f5 and d6.
    function play() {
        game.start();
        game.activate(37);
        game.activate(43);
    }

    // Plays until White has to pass.
    function playToPass() {
        game.start();
        for (const cell of [26, 18, 37, 25, 24, 32, 10, 16])
            game.activate(cell);
        verify(game.mustPass);
    }

    function playGomoku() {
        game.setup.chooseGame(Setup.Gomoku);
        game.setup.chooseBeginning(Setup.Free);
        game.start();
        game.activate(112);
    }

    function pause() {
        play();
        game.togglePause();
    }

    function lookBack() {
        play();
        game.view.first();
    }

    function ask(question: int) {
        play();
        game.ask(question);
    }

    function study() {
        play();
        game.togglePause();
        game.study.enter();
    }

    // Waits until the time of the side to move is up.
    function timeOut(begin) {
        game.clock.choose(Clock.PerTurn, 5, 0);
        begin();
        tryVerify(() => {
            game.wake();
            return game.stage === GameStage.TimeUp;
        }, 8000);
    }

    function setUp() {
        play();
        game.editor.begin();
        compare(game.stage, GameStage.SetUp);
    }

    function chooseColours() {
        game.setup.chooseGame(Setup.Gomoku);
        game.setup.chooseBeginning(Setup.Swap2);
        game.start();
        for (const cell of [112, 113, 128])
            game.activate(cell);
        compare(game.stage, GameStage.Colours);
    }

    // Reviews a game in which White's third stone leaves an open three alone, and looks at the position before it.
    function reviewMistake() {
        playGomoku();
        for (const cell of [0, 113, 14, 114, 210, 115])
            game.activate(cell);
        game.togglePause();
        game.study.enter();
        game.review.start(Review.Quick);
        tryVerify(() => !game.review.running, 30000);
        game.view.goTo(5);
        compare(game.stage, GameStage.Mistake);
    }

    function end() {
        play();
        game.resign();
    }

    function test_there_is_what_can_be_done_and_one_button_is_lit_at_most_data() {
        return [
            { tag: "before, panel", bar: { panelShown: true }, shown: "how undo skip hint", lit: "" },
            { tag: "before, alone", shown: "start undo skip how hint", lit: "start" },
            { tag: "played", so: play, shown: "reset pause undo skip redo hint", lit: "" },
            { tag: "must pass", so: playToPass, shown: "reset pause undo skip redo hint", lit: "skip" },
            { tag: "no pass in the game", so: playGomoku, shown: "reset pause undo skip redo hint", lit: "" },
            { tag: "paused", so: pause, shown: "reset pause undo skip redo hint", lit: "pause" },
            { tag: "looking back", so: lookBack, shown: "reset undo skip back", lit: "back" },
            { tag: "looking back, paused", so: () => { pause(); game.view.first(); }, shown: "reset undo skip back", lit: "back" },
            { tag: "time is up", so: () => timeOut(play), shown: "keepTurn giveTurn stop", lit: "keepTurn" },
            { tag: "time is up, no pass", so: () => timeOut(playGomoku), shown: "keepTurn stop", lit: "keepTurn" },
            { tag: "resigning", so: () => ask(Game.AskResign), shown: "keepPlaying leaveGame", lit: "" },
            { tag: "a new game", so: () => ask(Game.AskNewGame), shown: "keepPlaying leaveGame", lit: "" },
            { tag: "studying", so: study, shown: "undo redo hint playHere", lit: "" },
            { tag: "setting up", so: setUp, shown: "undo redo cancelSetUp finishSetUp", lit: "finishSetUp" },
            { tag: "colours to choose", so: chooseColours, shown: "undo", lit: "" },
            { tag: "over, panel", so: end, bar: { panelShown: true }, shown: "undo redo", lit: "" },
            { tag: "over, discs", so: end, bar: { panelShown: true, discsSorted: true }, shown: "", lit: "" },
            { tag: "over, alone", so: end, shown: "rematch swap undo", lit: "rematch" },
            { tag: "over, looking back", so: () => { end(); game.view.first(); }, shown: "back", lit: "back" }
        ];
    }

    function test_there_is_what_can_be_done_and_one_button_is_lit_at_most(row) {
        if (row.so)
            row.so();
        const bar = createTemporaryObject(bars, test, row.bar ?? {});
        compare(shown(bar), row.shown);
        compare(lit(bar), row.lit);
    }

    function test_skip_stands_beside_undo_whatever_can_be_done_data() {
        return [{ tag: "wide", width: 592 }, { tag: "narrow", width: 448 }];
    }

    function test_skip_stands_beside_undo_whatever_can_be_done(row) {
        playGomoku();
        const bar = createTemporaryObject(bars, test, { width: row.width });
        const places = () => names.map(name => [findChild(bar, name).x, findChild(bar, name).width].join());
        const undo = findChild(bar, "undo");
        const skip = findChild(bar, "skip");
        const before = places();
        verify(Math.abs(skip.x - undo.x - undo.width - Theme.gap) <= 1, "no button between them");
        compare(skip.item.Accessible.description, "not available now");
        mouseClick(skip);
        compare(game.status.says, Status.SkipUnknown, "what can't be done says why");
        init();
        playToPass();
        compare(skip.item.Accessible.description, "");
        compare(places(), before);
    }

    function test_pause_keeps_its_width_when_it_becomes_continue_data() {
        return [{ tag: "wide", width: 592 }, { tag: "narrow", width: 448 }, { tag: "very narrow", width: 340 }, { tag: "two rows", width: 200 }];
    }

    function test_pause_keeps_its_width_when_it_becomes_continue(row) {
        play();
        const bar = createTemporaryObject(bars, test, { width: row.width });
        const places = () => names.map(name => [findChild(bar, name).x, findChild(bar, name).width, bar.implicitHeight].join());
        const before = places();
        compare(findChild(bar, "pause").text, "Pause");
        game.togglePause();
        compare(findChild(bar, "pause").text, "Continue");
        compare(places(), before);
    }

    function test_each_button_does_its_own_data() {
        return [
            { tag: "start", done: () => game.phase === Game.Running },
            { tag: "reset", so: play, done: () => !game.underWay },
            { tag: "pause", so: play, done: () => game.phase === Game.Paused },
            { tag: "undo", so: play, done: () => game.view.count === 1 },
            { tag: "redo", so: () => { play(); game.undo(); }, done: () => game.view.count === 2 },
            { tag: "hint", so: play, done: () => game.status.says !== Status.Played },
            { tag: "skip", so: playToPass, done: () => !game.mustPass },
            { tag: "back", so: lookBack, done: () => !game.view.past },
            { tag: "keepPlaying", so: () => ask(Game.AskResign), done: () => game.asked === Game.AskNothing && game.phase !== Game.Over },
            { tag: "leaveGame", so: () => ask(Game.AskResign), done: () => game.phase === Game.Over },
            { tag: "cancelSetUp", so: setUp, done: () => !game.editor.open && !game.study.open },
            { tag: "finishSetUp", so: setUp, done: () => !game.editor.open && game.study.open },
            { tag: "playHere", so: study, done: () => !game.study.open },
            { tag: "rematch", so: end, done: () => game.phase === Game.Running },
            { tag: "swap", so: end, done: () => game.phase !== Game.Over }
        ];
    }

    function test_each_button_does_its_own(row) {
        for (const press of [button => mouseClick(button), button => button.item.Accessible.pressAction()]) {
            init();
            if (row.so)
                row.so();
            const bar = createTemporaryObject(bars, test);
            verify(!row.done());
            press(findChild(bar, row.tag));
            verify(row.done());
            bar.destroy();
        }
    }

    function test_when_the_time_is_up_each_answer_does_its_own_data() {
        return [
            { tag: "keepTurn", turn: Side.Black, underWay: true },
            { tag: "giveTurn", turn: Side.White, underWay: true },
            { tag: "stop", turn: Side.Black, underWay: false }
        ];
    }

    function test_when_the_time_is_up_each_answer_does_its_own(row) {
        timeOut(play);
        compare(game.turn, Side.Black);
        const bar = createTemporaryObject(bars, test);
        mouseClick(findChild(bar, row.tag));
        verify(game.stage !== GameStage.TimeUp);
        compare(game.turn, row.turn);
        compare(game.underWay, row.underWay);
    }

    function test_each_button_of_an_exercise_does_its_own() {
        reviewMistake();
        const bar = createTemporaryObject(bars, test);
        const press = name => findChild(bar, name).item.Accessible.pressAction();
        compare(shown(bar), "undo redo tryAgain playHere");
        compare(lit(bar), "");
        press("tryAgain");
        compare(game.stage, GameStage.Exercise);
        compare(shown(bar), "clue answer leave");
        compare(lit(bar), "");
        const clues = () => [game.practice.part.length === 2, game.practice.clue, game.practice.clueCell].join();
        const none = clues();
        press("clue");
        verify(clues() !== none);
        compare(game.stage, GameStage.Exercise, "a hint is no answer");
        press("leave");
        compare(game.stage, GameStage.Mistake);
        press("tryAgain");
        press("answer");
        compare(game.stage, GameStage.Practised);
        compare(shown(bar), "repeat playHere leave next");
        compare(lit(bar), "next");
        press("repeat");
        compare(game.stage, GameStage.Exercise);
        press("answer");
        press("leave");
        compare(game.stage, GameStage.Mistake);
        press("tryAgain");
        press("answer");
        press("next");
        compare(game.status.says, Status.NoMoreMistakes);
        compare(game.stage, GameStage.Mistake);
        press("tryAgain");
        press("answer");
        press("playHere");
        verify(!game.study.open);
        compare(game.phase, Game.Running);
        compare(game.view.count, 5);
    }

    function test_the_rules_are_asked_for() {
        const bar = createTemporaryObject(bars, test);
        spy.target = bar;
        spy.clear();
        mouseClick(findChild(bar, "how"));
        compare(spy.count, 1);
    }

    function test_the_second_click_of_a_double_click_hits_nothing() {
        const bar = createTemporaryObject(bars, test);
        const middle = findChild(bar, "start").x + findChild(bar, "start").width / 2;
        mouseClick(bar, middle, 20);
        compare(game.phase, Game.Running);
        mouseClick(bar, middle, 20);
        compare(game.phase, Game.Running);
        // The keyboard is not kept from it.
        findChild(bar, "hint").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(game.status.says !== Status.Started);
    }

    function test_arrows_go_to_the_next_button_that_can_be_pressed() {
        play();
        const bar = createTemporaryObject(bars, test);
        findChild(bar, "reset").forceActiveFocus(Qt.TabFocusReason);
        for (const name of ["pause", "undo", "skip", "hint", "reset"]) {
            keyClick(Qt.Key_Right);
            verify(findChild(bar, name).activeFocus, name);
        }
        keyClick(Qt.Key_Left);
        verify(findChild(bar, "hint").activeFocus);
    }

    function test_the_keyboard_goes_to_the_lit_button() {
        pause();
        const bar = createTemporaryObject(bars, test);
        verify(bar.focusNext(Qt.TabFocusReason));
        verify(findChild(bar, "pause").activeFocus);
        game.togglePause();
        verify(!bar.focusNext(Qt.TabFocusReason));
    }

    function test_all_buttons_fit_whatever_the_width_data() {
        return [{ tag: "368", width: 368 }, { tag: "448", width: 448 }, { tag: "592", width: 592 }, { tag: "250", width: 250 }];
    }

    function test_all_buttons_fit_whatever_the_width(row) {
        play();
        const bar = createTemporaryObject(bars, test, { width: row.width });
        const there = names.map(name => findChild(bar, name)).filter(button => button.visible);
        for (const button of there) {
            verify(button.x >= 0 && button.x + button.width <= row.width, button.name + " ends at " + (button.x + button.width));
            verify(button.width >= button.item.implicitContentWidth, button.name + " shows its words");
            verify(button.y + button.height <= bar.implicitHeight);
            for (const other of there)
                verify(other === button || other.y !== button.y || other.x >= button.x + button.width || other.x + other.width <= button.x, button.name + " and " + other.name);
        }
    }

    // Once they were measured in the smallest type there is, and then never again.
    function test_no_words_are_cut_off_whatever_the_type_data() {
        const rows = [];
        for (const [window, width] of [[[480, 640], 440], [[1280, 720], 592]]) {
            for (const text of [9.6, 12, 15, 18, 24])
                rows.push({ tag: `${window} ${text}`, window: window, width: width, text: text });
        }
        return rows;
    }

    function test_no_words_are_cut_off_whatever_the_type(row) {
        const before = [Theme.windowWidth, Theme.windowHeight, Theme.desktopText];
        const bar = createTemporaryObject(bars, test, { width: row.width });
        [Theme.windowWidth, Theme.windowHeight] = row.window;
        Theme.desktopText = row.text;
        play();
        for (const paused of [false, true]) {
            if (paused)
                game.togglePause();
            waitForRendering(bar);
            for (const name of ["reset", "pause", "undo", "skip", "redo", "hint"]) {
                const words = findChild(bar, name).item.contentItem;
                verify(!words.truncated, `${words.text} in ${words.width}, it needs ${words.implicitWidth}`);
            }
        }
        [Theme.windowWidth, Theme.windowHeight, Theme.desktopText] = before;
    }
}
