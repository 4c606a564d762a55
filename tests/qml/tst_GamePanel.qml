// The choice of what is played next: who, how strong, which clock and board, and Start.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "GamePanel"
    when: windowShown
    visible: true
    width: 500
    height: 760

    Games {
        id: kinds
    }

    Component {
        id: panels

        GamePanel {
            width: 352
            height: 680
            games: kinds
            kind: Setup.Othello
            sizes: [6, 8, 10]
            options: chosen
            mode: Setup.PlayBlack
            playing: false
            canStart: true
            blackLevel: 3
            whiteLevel: 6
            boardSize: 8
            timeControl: Clock.PerTurn
            turnSeconds: 30
            gameSeconds: 300
            incrementSeconds: 5
        }
    }

    GameOptions {
        id: chosen
    }

    SignalSpy {
        id: spy
    }

    function init() {
        Object.assign(chosen, { rules: Setup.Freestyle, begins: Setup.Free, beginnings: [Setup.Free, Setup.Swap1, Setup.Swap2], mirroredStart: false, whiteFirst: false, opens: Setup.ByMove, mine: Setup.Unknown, you: Side.Black, hasOpenings: true, hasLines: true, line: "", lineName: "" });
    }

    function panel(state: var): Item {
        const made = createTemporaryObject(panels, test, state);
        spy.target = made;
        waitForRendering(made);
        return made;
    }

    function watch(signal: string, target = null) {
        if (target)
            spy.target = target;
        spy.signalName = signal;
        spy.clear();
    }

    // What can be seen and has this text.
    function choice(item: Item, words: string): Item {
        for (let at = 0; at < item.children.length; at++) {
            const child = item.children[at];
            if (child.chosen !== undefined && child.text === words && child.visible)
                return child;
            const found = choice(child, words);
            if (found)
                return found;
        }
        return null;
    }

    // Where everything that can be pressed stands, by its name.
    function places(item: Item, found: var): var {
        for (let at = 0; at < item.children.length; at++) {
            const child = item.children[at] as Item;
            if (child.visible && child.width > 0 && child.Accessible.name !== "") {
                const corner = child.mapToItem(test, 0, 0);
                found[child.Accessible.name] = [corner.x, corner.y, child.height].join(" ");
            }
            places(child, found);
        }
        return found;
    }

    // Brings what a game alone lets one choose into sight.
    function unfold(made: Item) {
        if (findChild(made, "more").visible)
            mouseClick(findChild(made, "more"));
        else
            findChild(made, "gomokuOpenings").forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => findChild(made, "openings") !== null || findChild(made, "rules") !== null);
        // It scrolls to what came.
        wait(Theme.fade + 100);
    }

    function test_a_click_on_an_opponent_or_a_side_asks_for_the_mode_data() {
        return [
            { tag: "A friend", from: Setup.PlayBlack, mode: Setup.TwoPlayers },
            { tag: "Heibai", from: Setup.TwoPlayers, mode: Setup.PlayBlack },
            { tag: "Watch", from: Setup.PlayBlack, mode: Setup.Watch },
            { tag: "White", from: Setup.PlayBlack, mode: Setup.PlayWhite },
            { tag: "Black", from: Setup.PlayWhite, mode: Setup.PlayBlack }
        ];
    }

    function test_a_click_on_an_opponent_or_a_side_asks_for_the_mode(row) {
        const made = panel({ mode: row.from });
        watch("modePicked");
        mouseClick(choice(made, row.tag));
        compare(spy.signalArguments[0][0], row.mode);
    }

    function test_back_against_the_machine_one_has_the_colour_of_last_time() {
        const made = panel({ mode: Setup.PlayWhite });
        made.mode = Setup.TwoPlayers;
        watch("modePicked");
        mouseClick(choice(made, "Heibai"));
        compare(spy.signalArguments[0][0], Setup.PlayWhite);
    }

    function test_with_the_other_colour_the_machine_is_as_strong() {
        const made = panel({ mode: Setup.PlayBlack, whiteLevel: 6, blackLevel: 2 });
        watch("levelPicked");
        mouseClick(choice(made, "White"));
        compare(Array.from(spy.signalArguments[0]), [Side.Black, 6]);
    }

    function test_each_machine_has_its_level_data() {
        return [
            { tag: "a friend", mode: Setup.TwoPlayers, black: false, one: false, side: false, friends: true },
            { tag: "play black", mode: Setup.PlayBlack, black: false, one: true, side: true, level: 6, friends: false },
            { tag: "play white", mode: Setup.PlayWhite, black: false, one: true, side: true, level: 3, friends: false },
            { tag: "watch", mode: Setup.Watch, black: true, one: true, side: false, level: 6, friends: false }
        ];
    }

    function test_each_machine_has_its_level(row) {
        const made = panel({ mode: row.mode });
        compare(findChild(made, "blackLevel").visible, row.black);
        compare(findChild(made, "level").visible, row.one);
        compare(findChild(made, "sides").visible, row.side);
        compare(findChild(made, "friends").visible, row.friends);
        if (row.one)
            compare(findChild(made, "level").level, row.level);
    }

    function test_heibai_plays_at_a_level_or_like_a_person_where_people_are_known() {
        const made = panel({ mode: Setup.PlayBlack, whiteLevel: 5 });
        const strength = findChild(made, "level");
        const other = findChild(strength, "otherStrength");
        compare(other.visible, false);
        made.knowsPeople = true;
        compare(other.visible, true);
        compare(other.text, "Like a person");
        watch("levelPicked");
        mouseClick(other);
        compare(Array.from(spy.signalArguments[0]), [Side.White, 1600], "as strong as before");
        made.whiteLevel = 1600;
        compare(other.text, "Machine levels");
        compare(findChild(strength, "levelWords").text, "Like a person · 1600");
        const rating = findChild(strength, "rating");
        compare([rating.from, rating.to, rating.stepSize, rating.value], [800, 2200, 100, 1600]);
        compare(findChild(strength, "personWords").text, strength.names.person(1600));
        made.kind = Setup.Gomoku;
        compare(findChild(strength, "personWords").text, strength.names.overlooking(1600));
        made.kind = Setup.Othello;
        rating.forceActiveFocus();
        keyClick(Qt.Key_Right);
        compare(Array.from(spy.signalArguments[1]), [Side.White, 1700]);
        mouseClick(other);
        compare(Array.from(spy.signalArguments[2]), [Side.White, 5]);
    }

    function test_every_rating_has_words_and_a_level() {
        const words = findChild(panel({}), "level").names;
        let last = 0;
        for (let rating = 800; rating <= 2200; rating += 100) {
            verify(words.person(rating) !== "");
            verify(words.levelOf(rating) >= last);
            last = words.levelOf(rating);
            compare(words.levelOf(words.ratingOf(last)), last);
        }
        for (let level = 1; level <= 10; level++)
            verify(words.isPerson(words.ratingOf(level)));
    }

    function test_choosing_moves_nothing_that_is_chosen_next_data() {
        return [
            { tag: "opponents", names: ["A friend", "Heibai", "Watch", "Heibai"] },
            { tag: "games", names: ["Gomoku", "Othello"] },
            { tag: "clocks", names: ["No clock", "Whole game", "Per turn"] },
            { tag: "boards", names: ["10×10", "6×6"] }
        ];
    }

    function test_choosing_moves_nothing_that_is_chosen_next(row) {
        const made = panel({});
        made.modePicked.connect(mode => made.mode = mode);
        made.gamePicked.connect(kind => { made.sizes = kind === Setup.Gomoku ? [15, 19, 20] : [6, 8, 10]; made.kind = kind; });
        made.clockPicked.connect((control, seconds, increment) => made.timeControl = control);
        made.sizePicked.connect(size => made.boardSize = size);
        const always = ["Game", "Opponent", "Time", "Board", "A friend", "Watch", "Whole game", "More", "Start"];
        const before = places(made, {});
        always.forEach(name => verify(before[name] !== undefined, name + " is there"));
        row.names.forEach(name => {
            mouseClick(choice(made, name));
            wait(20);
            const after = places(made, {});
            // What Gomoku has under More stands in its place.
            const stays = always.filter(still => still !== "More" || made.kind !== Setup.Gomoku);
            stays.forEach(still => compare(after[still], before[still], still + " after " + name));
        });
    }

    function test_start_is_in_sight_where_the_window_is_low() {
        // 720 pixels less the menu bar, the margins and the head of the panel.
        const made = panel({ height: 600 });
        const start = findChild(made, "panelStart");
        verify(start.mapToItem(made, 0, start.height).y <= made.height);
        unfold(made);
        verify(start.mapToItem(made, 0, start.height).y <= made.height);
        // All of what unfolded can be reached.
        const openings = findChild(made, "openings");
        openings.forceActiveFocus(Qt.TabFocusReason);
        wait(Theme.fade + 100);
        verify(openings.mapToItem(made, 0, openings.height).y <= start.mapToItem(made, 0, 0).y);
    }

    function test_start_is_asked_for_and_the_only_one_lit() {
        const made = panel({});
        const start = findChild(made, "panelStart");
        verify(start.primary && start.enabled);
        watch("startPressed");
        mouseClick(start);
        compare(spy.count, 1);
    }

    function test_sizes_and_clocks_are_asked_for() {
        const made = panel({});
        watch("sizePicked");
        mouseClick(choice(made, "10×10"));
        compare(spy.signalArguments[0][0], 10);
        watch("clockPicked");
        mouseClick(choice(made, "Whole game"));
        compare(Array.from(spy.signalArguments[0]), [Clock.WholeGame, 300, 5]);
        mouseClick(choice(made, "No clock"));
        compare(spy.signalArguments[1][0], Clock.Off);
    }

    function test_the_time_is_set_beside_its_label() {
        const made = panel({});
        const seconds = findChild(made, "turnSeconds");
        verify(seconds.visible && findChild(made, "gameMinutes") === null);
        watch("clockPicked");
        mouseClick(seconds, seconds.width - 6);
        compare(Array.from(spy.signalArguments[0]), [Clock.PerTurn, 35, 0]);
        made.timeControl = Clock.WholeGame;
        verify(!seconds.visible && findChild(made, "gameMinutes").visible);
        mouseClick(findChild(made, "increment"), 6);
        compare(Array.from(spy.signalArguments[1]), [Clock.WholeGame, 300, 4]);
    }

    function test_the_game_is_asked_for() {
        const made = panel({});
        watch("gamePicked");
        mouseClick(choice(made, "Gomoku"));
        compare(spy.signalArguments[0][0], Setup.Gomoku);
    }

    function test_gomoku_asks_for_its_rules_and_opening() {
        const made = panel({ kind: Setup.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        verify(choice(made, "15×15").chosen);
        // Nothing has to be unfolded for them.
        verify(!findChild(made, "more").visible);
        verify(findChild(made, "gomokuOpenings").visible);
        verify(choice(made, "Freestyle").chosen);
        unfold(made);
        watch("rulesPicked", chosen);
        mouseClick(choice(made, "Renju"));
        compare(spy.signalArguments[0][0], Setup.Renju);
        chosen.hasLines = false;
        watch("beginningPicked", chosen);
        mouseClick(choice(made, "Swap2"));
        compare(spy.signalArguments[0][0], Setup.Swap2);
    }

    function test_another_set_of_rules_moves_nothing() {
        const made = panel({ kind: Setup.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        const at = () => findChild(made, "gomokuOpenings").mapToItem(made, 0, 0).y;
        const before = at();
        [Setup.Renju, Setup.Caro, Setup.Standard].forEach(rules => {
            chosen.rules = rules;
            chosen.beginnings = rules === Setup.Renju ? [Setup.Free, Setup.Swap1, Setup.Swap2, Setup.Rif, Setup.Soosorv8, Setup.Taraguchi10] : [Setup.Free, Setup.Swap1, Setup.Swap2];
            chosen.hasLines = rules === Setup.Renju;
            wait(20);
            compare(at(), before);
        });
        compare(Array.from(findChild(made, "gomokuOpenings").choices), ["Free", "Swap1", "Swap2", "Mine"]);
    }

    function test_an_opening_of_renju_is_chosen_by_its_name() {
        const made = panel({ kind: Setup.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        Object.assign(chosen, { rules: Setup.Renju });
        unfold(made);
        verify(choice(made, "Free").chosen);
        watch("linesAsked", chosen);
        mouseClick(choice(made, "By name"));
        compare(spy.count, 1);
        // Nothing is chosen before an opening is.
        verify(choice(made, "Free").chosen);
        Object.assign(chosen, { opens: Setup.ByLine, lineName: "Kansei (D1)", line: "h8h9h10" });
        verify(choice(made, "By name").chosen);
        compare(findChild(made, "lineWords").text, "Kansei (D1): h8h9h10");
        watch("openingPicked", chosen);
        mouseClick(choice(made, "Free"));
        compare(spy.signalArguments[0][0], false);
    }

    function test_with_swap2_it_is_chosen_who_opens() {
        const made = panel({ mode: Setup.PlayBlack, kind: Setup.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        chosen.begins = Setup.Swap2;
        const sides = findChild(made, "sides");
        compare(sides.name, "Who opens");
        verify(choice(sides, "You").chosen);
        watch("modePicked");
        mouseClick(choice(sides, "Heibai"));
        compare(spy.signalArguments[0][0], Setup.PlayWhite);
    }

    function test_more_unfolds_the_start() {
        const made = panel({});
        compare(choice(made, "Mirrored"), null);
        unfold(made);
        watch("startPicked", chosen);
        mouseClick(choice(made, "Mirrored"));
        compare(Array.from(spy.signalArguments[0]), [true, false]);
        mouseClick(choice(findChild(made, "firstMove"), "White"));
        compare(Array.from(spy.signalArguments[1]), [false, true]);
    }

    function test_folded_it_says_what_is_not_as_usual() {
        const made = panel({});
        compare(findChild(made, "more").summary, "start position, first move, opening");
        chosen.mirroredStart = true;
        chosen.whiteFirst = true;
        compare(findChild(made, "more").summary, "mirrored, White first");
    }

    function test_more_offers_a_balanced_opening() {
        const made = panel({});
        unfold(made);
        watch("openingPicked", chosen);
        mouseClick(choice(made, "Balanced"));
        compare(spy.signalArguments[0][0], true);
        chosen.opens = Setup.ByChance;
        verify(choice(made, "Balanced").chosen);
        mouseClick(choice(made, "None"));
        compare(spy.signalArguments[1][0], false);
    }

    function test_where_no_opening_is_known_the_choice_says_why() {
        const made = panel({});
        Object.assign(chosen, { opens: Setup.ByMove, hasOpenings: false });
        unfold(made);
        watch("openingPicked", chosen);
        compare(Array.from(findChild(made, "openings").choices), ["None", "Mine"]);
        verify(choice(made, "None").chosen);
        verify(findChild(made, "openingWords").text.startsWith("Balanced and named openings are for 8×8"));
        mouseClick(choice(made, "None"));
        compare(Array.from(spy.signalArguments[0]), [false]);
    }

    function test_the_machine_is_asked_to_play_into_ones_own_lines() {
        const made = panel({});
        unfold(made);
        watch("minePicked", chosen);
        mouseClick(choice(made, "Mine"));
        compare(spy.count, 1);
        Object.assign(chosen, { opens: Setup.IntoMine, mine: Setup.Ready, you: Side.White });
        verify(choice(made, "Mine").chosen);
        const words = findChild(made, "openingWords");
        verify(words.text.startsWith("Heibai plays into your lines for White"));
        // Without lines that is said, with the way to some.
        Object.assign(chosen, { mine: Setup.NoLines, you: Side.Black });
        verify(words.text.startsWith("You have no lines for Black"));
        chosen.mine = Setup.NotAlone;
        verify(words.text.includes("against the machine"));
    }

    function test_in_gomoku_ones_own_lines_and_swaps_exclude_each_other() {
        const made = panel({ kind: Setup.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        Object.assign(chosen, { opens: Setup.ByMove, hasLines: false, mine: Setup.Ready, you: Side.Black });
        unfold(made);
        const openings = findChild(made, "gomokuOpenings");
        compare(Array.from(openings.choices), ["Free", "Swap1", "Swap2", "Mine"]);
        const swaps = [];
        const note = begins => swaps.push(begins);
        chosen.beginningPicked.connect(note);
        watch("minePicked", chosen);
        mouseClick(choice(openings, "Mine"));
        compare(spy.count, 1);
        compare(swaps, [Setup.Free]);
        chosen.opens = Setup.IntoMine;
        verify(choice(openings, "Mine").chosen);
        compare(findChild(made, "lineWords").visible, true);
        chosen.begins = Setup.Swap2;
        verify(choice(openings, "Swap2").chosen);
        verify(findChild(made, "lineWords").text.includes("places three stones"));
        chosen.beginningPicked.disconnect(note);
    }

    function test_during_a_game_everything_can_be_chosen_for_the_next() {
        const made = panel({ mode: Setup.PlayBlack, playing: true, canStart: false });
        ["kinds", "opponents", "sides", "sizes", "clocks"].forEach(name => verify(findChild(made, name).enabled, name));
        watch("gamePicked");
        mouseClick(choice(made, "Gomoku"));
        compare(spy.count, 1);
        const next = findChild(made, "panelStart");
        compare(next.text, "Start the next game");
        verify(next.enabled && next.primary);
        watch("startPressed");
        mouseClick(next);
        compare(spy.count, 1);
    }

    function test_two_at_one_board_see_what_each_has_won() {
        const made = panel({ mode: Setup.TwoPlayers, tallyBlack: 2, tallyWhite: 1 });
        const said = [];
        const collect = item => {
            for (let at = 0; at < item.children.length; at++) {
                if (item.children[at].text !== undefined && item.children[at].visible)
                    said.push(item.children[at].text);
                collect(item.children[at]);
            }
        };
        collect(findChild(made, "friends"));
        verify(said.includes("2 won") && said.includes("1 won"), said.join(" | "));
    }

    function test_tab_goes_from_the_game_to_start() {
        const made = panel({});
        findChild(made, "opponents").forceActiveFocus(Qt.OtherFocusReason);
        verify(choice(made, "Heibai").activeFocus);
        const reached = [];
        for (let at = 0; at < 12 && !findChild(made, "panelStart").activeFocus; at++) {
            keyClick(Qt.Key_Tab);
            reached.push(test.Window.activeFocusItem.text ?? "");
        }
        verify(findChild(made, "panelStart").activeFocus, reached.join(", "));
        verify(reached.includes("Black") && reached.includes("Per turn") && reached.includes("8×8") && reached.includes("More"), reached.join(", "));
    }

    function test_every_level_has_a_name_of_its_own() {
        const names = Qt.createQmlObject("import org.heibai.app; LevelNames {}", test);
        const seen = {};
        for (let level = 1; level <= 10; level++)
            seen[names.name(level)] = true;
        compare(Object.keys(seen).length, 10);
    }
}
