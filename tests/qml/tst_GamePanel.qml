// The choice of what is played: modes, levels, sizes, clock, and what is left of it during a game.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "GamePanel"
    when: windowShown
    visible: true
    width: 400
    height: 700

    Component {
        id: panels

        GamePanel {
            width: 330
            kind: Game.Othello
            sizes: [6, 8, 10]
            rules: Game.Freestyle
            swap2: false
            hasSwap2: true
            mode: Game.NoMode
            locked: false
            blackLevel: 3
            whiteLevel: 6
            boardSize: 8
            mirroredStart: false
            whiteFirst: false
            balancedOpening: false
            hasOpenings: true
            timeControl: Game.PerTurn
            turnSeconds: 30
            gameSeconds: 300
            incrementSeconds: 5
        }
    }

    SignalSpy {
        id: spy
    }

    function panel(state: var): Item {
        const made = createTemporaryObject(panels, test, state);
        spy.target = made;
        return made;
    }

    function choice(item: Item, words: string): Item {
        for (let at = 0; at < item.children.length; at++) {
            const child = item.children[at];
            if (child.chosen !== undefined && child.text === words)
                return child;
            const found = choice(child, words);
            if (found)
                return found;
        }
        return null;
    }

    function test_a_click_on_a_mode_asks_for_it_data() {
        return [
            { tag: "Two players", mode: Game.TwoPlayers },
            { tag: "Play Black", mode: Game.PlayBlack },
            { tag: "Play White", mode: Game.PlayWhite },
            { tag: "Watch", mode: Game.Watch }
        ];
    }

    function test_a_click_on_a_mode_asks_for_it(row) {
        const made = panel({});
        spy.signalName = "modePicked";
        spy.clear();
        mouseClick(choice(made, row.tag));
        compare(spy.signalArguments[0][0], row.mode);
    }

    function test_each_machine_has_its_level_data() {
        return [
            { tag: "two players", mode: Game.TwoPlayers, black: false, white: false },
            { tag: "play black", mode: Game.PlayBlack, black: false, white: true },
            { tag: "play white", mode: Game.PlayWhite, black: true, white: false },
            { tag: "watch", mode: Game.Watch, black: true, white: true }
        ];
    }

    function test_each_machine_has_its_level(row) {
        const made = panel({ mode: row.mode });
        compare(findChild(made, "blackLevel").visible, row.black);
        compare(findChild(made, "whiteLevel").visible, row.white);
    }

    function test_sizes_and_clocks_are_asked_for() {
        const made = panel({ mode: Game.TwoPlayers });
        spy.signalName = "sizePicked";
        spy.clear();
        mouseClick(choice(made, "10×10"));
        compare(spy.signalArguments[0][0], 10);
        spy.signalName = "clockPicked";
        spy.clear();
        mouseClick(choice(made, "Whole game"));
        compare(Array.from(spy.signalArguments[0]), [Game.WholeGame, 300, 5]);
        mouseClick(choice(made, "Off"));
        compare(spy.signalArguments[1][0], Game.ClockOff);
    }

    function test_the_game_is_chosen_beside_the_mode() {
        const made = panel({ mode: Game.TwoPlayers });
        spy.signalName = "gamePicked";
        spy.clear();
        mouseClick(choice(made, "Gomoku"));
        compare(spy.signalArguments[0][0], Game.Gomoku);
    }

    function test_gomoku_asks_for_its_rules_and_opening() {
        const made = panel({ mode: Game.TwoPlayers, kind: Game.Gomoku, sizes: [15, 19, 20], boardSize: 15 });
        verify(!findChild(made, "more").visible);
        verify(choice(made, "15×15").chosen);
        verify(choice(made, "Freestyle").chosen);
        spy.signalName = "rulesPicked";
        spy.clear();
        mouseClick(choice(made, "Renju"));
        compare(spy.signalArguments[0][0], Game.Renju);
        spy.signalName = "swap2Picked";
        spy.clear();
        mouseClick(choice(made, "Swap2"));
        compare(spy.signalArguments[0][0], true);
        made.hasSwap2 = false;
        verify(!findChild(made, "gomokuOpenings").visible);
    }

    function test_with_swap2_the_modes_say_who_opens() {
        const made = panel({ mode: Game.PlayBlack, kind: Game.Gomoku, sizes: [15, 19, 20], boardSize: 15, swap2: true });
        verify(choice(made, "I open").chosen);
        spy.signalName = "modePicked";
        spy.clear();
        mouseClick(choice(made, "The machine opens"));
        compare(spy.signalArguments[0][0], Game.PlayWhite);
    }

    function test_more_unfolds_the_start() {
        const made = panel({ mode: Game.TwoPlayers });
        compare(choice(made, "Mirrored"), null);
        mouseClick(findChild(made, "more"));
        spy.signalName = "startPicked";
        spy.clear();
        mouseClick(choice(made, "Mirrored"));
        compare(Array.from(spy.signalArguments[0]), [true, false]);
        mouseClick(choice(made, "White"));
        compare(Array.from(spy.signalArguments[1]), [false, true]);
    }

    function test_more_offers_a_balanced_opening() {
        const made = panel({ mode: Game.TwoPlayers });
        mouseClick(findChild(made, "more"));
        spy.signalName = "openingPicked";
        spy.clear();
        mouseClick(choice(made, "Balanced"));
        compare(spy.signalArguments[0][0], true);
        made.balancedOpening = true;
        verify(choice(made, "Balanced").chosen);
        mouseClick(choice(made, "None"));
        compare(spy.signalArguments[1][0], false);
    }

    function test_where_no_opening_is_known_the_choice_says_why() {
        const made = panel({ mode: Game.TwoPlayers, balancedOpening: true, hasOpenings: false });
        mouseClick(findChild(made, "more"));
        spy.signalName = "openingPicked";
        spy.clear();
        const balanced = choice(made, "Balanced");
        mouseClick(balanced);
        compare(spy.count, 0);
        verify(!balanced.chosen && choice(made, "None").chosen);
        compare(balanced.Accessible.description, "not available now");
        verify(findChild(made, "openingWords").text.startsWith("Balanced openings are for 8×8"));
    }

    function test_during_a_game_only_the_level_can_be_changed() {
        const made = panel({ mode: Game.PlayBlack, locked: true });
        verify(!findChild(made, "modes").visible);
        verify(!findChild(made, "sizes").visible);
        verify(!findChild(made, "more").visible);
        verify(findChild(made, "whiteLevel").visible);
    }

    function test_the_tally_shows_as_soon_as_a_game_has_ended() {
        const made = panel({ mode: Game.TwoPlayers });
        verify(!findChild(made, "tally").visible);
        made.tallyWhite = 1;
        verify(findChild(made, "tally").visible);
        compare(findChild(made, "tally").text, "This sitting: Black 0, White 1, drawn 0");
    }

    function test_every_level_has_a_name_of_its_own() {
        const names = Qt.createQmlObject("import org.heibai.app; LevelNames {}", test);
        const seen = {};
        for (let level = 1; level <= 10; level++)
            seen[names.name(level)] = true;
        compare(Object.keys(seen).length, 10);
    }
}
