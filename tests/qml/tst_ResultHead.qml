// What came of a game, told to who played it, and what can be done next.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "ResultHead"
    when: windowShown
    visible: true
    width: 400
    height: 320

    Component {
        id: words

        ResultWords {
            kind: Setup.Othello
            mode: Setup.PlayBlack
            you: Side.Black
            winner: Side.White
            ending: Outcome.NoMoves
            blackCount: 14
            whiteCount: 50
            blackScore: 14
            whiteScore: 50
            blackLevel: 7
            whiteLevel: 3
        }
    }

    Component {
        id: heads

        ResultHead {
            width: 352
            canSwap: true
            canRematch: true
            words: ResultWords {
                kind: Setup.Othello
                mode: Setup.PlayBlack
                you: Side.Black
                winner: Side.White
                ending: Outcome.NoMoves
                blackCount: 14
                whiteCount: 50
                blackScore: 14
                whiteScore: 50
                blackLevel: 7
                whiteLevel: 3
            }
        }
    }

    SignalSpy {
        id: spy
    }

    function said(state: var): ResultWords {
        return createTemporaryObject(words, test, state);
    }

    function test_it_says_who_left_the_lines_and_leads_there() {
        compare(said({}).departure, "");
        const mine = said({ leftAt: 7, leftBy: Side.Black, leftWith: "d3", prepared: ["c5"] });
        compare(mine.departure, "You left your lines at move 7: d3; prepared: c5");
        const other = said({ leftAt: 4, leftBy: Side.White, leftWith: "d6", prepared: ["f6", "f4"] });
        compare(other.departure, "Heibai left your lines at move 4: d6; prepared: f6, f4");
        compare(said({ leftAt: 4, leftBy: Side.White, leftWith: "d6", prepared: ["f6"], whiteProgram: "Edax" }).departure, "Edax left your lines at move 4: d6; prepared: f6");
        const head = createTemporaryObject(heads, test);
        const rematch = findChild(head, "rematch");
        const before = rematch.y;
        verify(!findChild(head, "studyDeparture").visible);
        Object.assign(head.words, { leftAt: 7, leftBy: Side.Black, leftWith: "d3", prepared: ["c5"] });
        const link = findChild(head, "studyDeparture");
        verify(link.visible);
        verify(rematch.y > before && rematch.y >= link.mapToItem(head, 0, link.height).y, "below it");
        spy.target = head;
        spy.signalName = "departurePressed";
        spy.clear();
        mouseClick(link);
        compare(spy.count, 1);
    }

    function test_the_headline_speaks_to_who_played_data() {
        return [
            { tag: "lost", state: {}, line: "You lost 14–50" },
            { tag: "won with White", state: { mode: Setup.PlayWhite, you: Side.White }, line: "You won 50–14" },
            { tag: "between two", state: { mode: Setup.TwoPlayers, you: Side.None }, line: "White won 50–14" },
            { tag: "watched", state: { mode: Setup.Watch, you: Side.None, winner: Side.Black, blackCount: 40, whiteCount: 24, blackScore: 40, whiteScore: 24 }, line: "Black won 40–24" },
            { tag: "a draw", state: { winner: Side.None, blackCount: 32, whiteCount: 32, blackScore: 32, whiteScore: 32 }, line: "A draw, 32–32" },
            { tag: "empty squares count", state: { winner: Side.Black, blackCount: 40, whiteCount: 20, blackScore: 44, whiteScore: 20 }, line: "You won 44–20" },
            { tag: "resigned", state: { ending: Outcome.Resigned, blackScore: -1, whiteScore: -1 }, line: "You lost" },
            { tag: "five in a row", state: { kind: Setup.Gomoku, winner: Side.Black, ending: Outcome.Row, blackScore: -1, whiteScore: -1 }, line: "You won" }
        ];
    }

    function test_the_headline_speaks_to_who_played(row) {
        compare(said(row.state).headline, row.line);
    }

    function test_below_stands_why_and_who_had_what() {
        compare(said({}).who, "Heibai, level 3 Apprentice, had White.");
        compare(said({ mode: Setup.PlayWhite, you: Side.White }).who, "Heibai, level 7 Expert, had Black.");
        compare(said({ mode: Setup.Watch, you: Side.None }).who, "Level 7 had Black, level 3 White.");
        compare(said({ mode: Setup.TwoPlayers, you: Side.None }).who, "");
        compare(said({ whiteLevel: 1300 }).who, "Heibai, like a person of 1300, had White.");
        compare(said({ mode: Setup.Watch, you: Side.None, whiteLevel: 1300 }).who, "Heibai had Black level 7, and White like a person of 1300.");
        compare(said({ ending: Outcome.Resigned, blackScore: -1, whiteScore: -1 }).why, "You resigned.");
        compare(said({ ending: Outcome.LostOnTime, winner: Side.Black, blackScore: -1, whiteScore: -1 }).why, "White's time ran out.");
        compare(said({ winner: Side.Black, blackCount: 40, whiteCount: 20, blackScore: 44, whiteScore: 20 }).why, "40–20 discs; empty squares count for the winner.");
    }

    function test_the_tally_counts_for_the_person() {
        compare(said({}).tally, "");
        compare(said({ blackWins: 2, whiteWins: 1 }).tally, "You 2 : 1 Heibai (level 3)");
        compare(said({ blackWins: 2, whiteWins: 1, whiteLevel: 1300 }).tally, "You 2 : 1 Heibai (like a person of 1300)");
        compare(said({ blackWins: 2, whiteWins: 1, mode: Setup.PlayWhite, you: Side.White }).tally, "You 1 : 2 Heibai (level 7)");
        compare(said({ blackWins: 2, whiteWins: 1, draws: 1, mode: Setup.TwoPlayers, you: Side.None }).tally, "Black 2 : 1 White, 1 drawn");
        compare(said({ blackWins: 2, whiteWins: 1, mode: Setup.Watch, you: Side.None, blackLevel: 1, whiteProgram: "Foo" }).tally, "Level 1 – Foo, 2:1");
    }

    function test_a_rematch_is_the_only_one_lit_and_each_is_asked_for_data() {
        return [
            { tag: "rematch", signal: "rematchPressed", lit: true },
            { tag: "swap", signal: "swapPressed", lit: false },
            { tag: "newGame", signal: "newGamePressed", lit: false }
        ];
    }

    function test_a_rematch_is_the_only_one_lit_and_each_is_asked_for(row) {
        const head = createTemporaryObject(heads, test);
        const button = findChild(head, row.tag);
        compare(button.primary, row.lit);
        spy.target = null;
        spy.signalName = row.signal;
        spy.target = head;
        spy.clear();
        mouseClick(button);
        compare(spy.count, 1);
    }

    function test_between_two_people_no_sides_are_swapped() {
        const head = createTemporaryObject(heads, test, { canSwap: false });
        verify(!findChild(head, "swap").visible);
        verify(findChild(head, "newGame").visible);
    }

    function test_folded_all_stands_in_two_rows() {
        const head = createTemporaryObject(heads, test, { compact: true, width: 480 });
        const row = ["rematch", "swap", "newGame"].map(name => findChild(head, name));
        compare(row.map(button => button.y).join(), [row[0].y, row[0].y, row[0].y].join());
        verify(!findChild(head, "tally").visible);
        verify(row[2].x + row[2].width <= 480);
    }

    function test_in_a_low_panel_buttons_stand_in_pairs() {
        for (const canSwap of [true, false]) {
            const head = createTemporaryObject(heads, test, { low: true, canSwap: canSwap });
            const high = createTemporaryObject(heads, test, { canSwap: canSwap });
            verify(head.implicitHeight < high.implicitHeight - 60);
            const shown = ["rematch", "swap", "newGame", "reviewGame"].map(name => findChild(head, name)).filter(button => button.visible);
            shown.forEach((button, at) => verify(shown.every((other, to) => to === at || other.y !== button.y || other.x >= button.x + button.width || button.x >= other.x + other.width), "none lies on another"));
        }
    }
}
