// The seven-segment displays: what they show, what they say, when they are lit and when they warn.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Displays"
    when: windowShown
    visible: true
    width: 700
    height: 200

    Component {
        id: clocks

        ClockDisplay {}
    }

    Component {
        id: counters

        StoneCounter {}
    }

    Component {
        id: bars

        CountersBar {
            width: 700
            blackCount: 12
            whiteCount: 3
            boardSize: 8
            turn: 1
            timeLeft: 30000
        }
    }

    Component {
        id: digits

        SevenSegment {
            height: 46
        }
    }

    function test_the_clock_shows_minutes_and_seconds_data() {
        return [
            { tag: "off", ms: -1, shown: "OFF" },
            { tag: "zero", ms: 0, shown: "0:00" },
            { tag: "last instant", ms: 1, shown: "0:01" },
            { tag: "half a minute", ms: 30000, shown: "0:30" },
            { tag: "just under", ms: 29001, shown: "0:30" },
            { tag: "a minute", ms: 60000, shown: "1:00" },
            { tag: "ten minutes", ms: 600000, shown: "10:00" },
            { tag: "one hour", ms: 3600000, shown: "1:00" },
            { tag: "two hours and five minutes", ms: 7500000, shown: "2:05" }
        ];
    }

    function test_the_clock_shows_minutes_and_seconds(row) {
        compare(createTemporaryObject(clocks, test, { milliseconds: row.ms }).text, row.shown);
    }

    function test_the_clock_says_whose_time_is_left() {
        const clock = createTemporaryObject(clocks, test, { milliseconds: 30000 });
        verify(clock.Accessible.name.startsWith("Time left: 30 second"));
        clock.side = 1;
        verify(clock.Accessible.name.startsWith("Black's time left: 30 second"));
        clock.milliseconds = -1;
        compare(clock.Accessible.name, "Clock off");
    }

    function test_a_counter_says_its_side_and_shows_two_places() {
        const counter = createTemporaryObject(counters, test, { count: 2, black: true });
        compare(counter.text, "02");
        compare(counter.Accessible.name, "Black: 2");
        counter.places = 3;
        compare(counter.text, " 02");
        counter.count = 100;
        compare(counter.text, "100");
        const white = createTemporaryObject(counters, test, { count: 7, black: false });
        compare(white.Accessible.name, "White: 7");
    }

    function test_only_the_side_to_move_is_lit() {
        const bar = createTemporaryObject(bars, test);
        verify(findChild(bar, "blackCount").lit);
        verify(!findChild(bar, "whiteCount").lit);
        bar.turn = 2;
        verify(!findChild(bar, "blackCount").lit);
        verify(findChild(bar, "whiteCount").lit);
        bar.turn = 0;
        verify(!findChild(bar, "whiteCount").lit);
        verify(!findChild(bar, "clock").lit);
    }

    function test_a_clock_for_the_game_shows_both_times() {
        const bar = createTemporaryObject(bars, test, { bothClocks: true, blackTime: 300000, whiteTime: 60000 });
        compare(findChild(bar, "blackClock").text, "5:00");
        compare(findChild(bar, "whiteClock").text, "1:00");
        compare(findChild(bar, "clock"), null);
    }

    function test_without_a_clock_the_middle_says_what_is_played() {
        const bar = createTemporaryObject(bars, test, { timeLeft: -1, heading: "Othello", note: "8×8 · no clock" });
        compare(findChild(bar, "clock"), null);
        compare(findChild(bar, "heading").text, "Othello");
        verify(findChild(bar, "middleNote").visible);
    }

    function test_the_side_to_move_is_marked_by_form_too() {
        const bar = createTemporaryObject(bars, test, { outside: true, turn: 2 });
        const marked = [bar.children[0], bar.children[2]].map(player => findChild(player, "arrow").visible && findChild(player, "ring").visible);
        compare(marked, [false, true]);
    }

    function test_the_clock_that_runs_is_lit_whatever_position_is_shown() {
        const bar = createTemporaryObject(bars, test, { bothClocks: true, turn: 2, clockSide: 1, blackTime: 300000, whiteTime: 60000 });
        verify(findChild(bar, "blackClock").lit && !findChild(bar, "whiteClock").lit);
        verify(findChild(bar, "whiteCount").lit && !findChild(bar, "blackCount").lit);
    }

    function test_the_winner_s_count_is_lit_when_nobody_is_to_move() {
        const bar = createTemporaryObject(bars, test, { turn: 0, winner: 2 });
        verify(findChild(bar, "whiteCount").lit && !findChild(bar, "blackCount").lit);
    }

    function test_what_stands_in_the_row_never_meets_data() {
        const rows = [];
        for (const width of [300, 368, 448, 592, 900]) {
            for (const size of [8, 10]) {
                for (const both of [false, true])
                    rows.push({ tag: [width, size, both].join(), width: width, size: size, both: both });
            }
        }
        return rows;
    }

    function test_what_stands_in_the_row_never_meets(row) {
        const names = { blackName: "You", whiteName: "Heibai", blackNote: "Black to move", whiteNote: "Level 10 · Champion" };
        const bar = createTemporaryObject(bars, test, Object.assign({ width: row.width, boardSize: row.size, bothClocks: row.both, blackTime: 5940000, whiteTime: 600000 }, names));
        const box = name => {
            const item = findChild(bar, name);
            return [item.mapToItem(bar, 0, 0).x, item.mapToItem(bar, item.width, 0).x];
        };
        const across = ["blackCount", ...(row.both ? ["blackClock", "whiteClock"] : ["clock"]), "whiteCount"].map(box);
        for (let at = 1; at < across.length; at++)
            verify(across[at - 1][1] <= across[at][0], at + ": " + across.join(" | "));
        verify(across[0][0] >= 0 && across[across.length - 1][1] <= row.width, across.join(" | "));
    }

    function test_a_name_gives_way_to_the_brief_one_before_it_is_left_out() {
        const bar = createTemporaryObject(bars, test, { timeLeft: -1, heading: "Othello", blackName: "You", whiteName: "Heibai, level 3", whiteBrief: "Heibai" });
        const who = findChild(bar.children[2], "who");
        const seen = [];
        for (let width = 700; width >= 340; width -= 4) {
            bar.width = width;
            verify(who.visible, "at " + width);
            verify(who.contentWidth <= who.width, who.text + " at " + width);
            if (seen[seen.length - 1] !== who.text)
                seen.push(who.text);
        }
        compare(seen, ["Heibai, level 3", "Heibai"]);
    }

    function test_the_number_of_the_move_is_never_cut_or_broken_data() {
        return [[300, 12], [368, 12], [448, 12], [592, 12], [448, 18], [592, 18], [700, 24]].map(([width, text]) => ({ tag: width + " " + text, width: width, text: text }));
    }

    function test_the_number_of_the_move_is_never_cut_or_broken(row) {
        const before = Theme.desktopText;
        Theme.desktopText = row.text;
        const bar = createTemporaryObject(bars, test, { width: row.width, timeLeft: -1, heading: "Central Rose-Bill", note: "Othello · move 55 of 60", noteBrief: "move\u00a055\u00a0of\u00a060", blackName: "You", whiteName: "Heibai, level 3", whiteBrief: "Heibai", blackNote: "Black to move" });
        const note = findChild(bar, "middleNote");
        compare(note.lineCount, 1, note.text);
        verify(!note.truncated && note.contentWidth <= note.width, note.text + " in " + note.width);
        compare(note.Accessible.name, "Othello · move 55 of 60");
        Theme.desktopText = before;
    }

    function test_a_long_name_is_cut_and_the_short_one_stays() {
        const name = "Maximiliane von…";
        const bar = createTemporaryObject(bars, test, { bothClocks: true, blackTime: 300000, whiteTime: 300000, blackName: "You", whiteName: name });
        const [you, other] = [bar.children[0], bar.children[2]].map(player => findChild(player, "who"));
        for (let width = 700; width >= 500; width -= 4) {
            bar.width = width;
            verify(you.visible && !you.truncated, "at " + width);
            verify(!other.visible || other.width >= 2 * Theme.text, "at " + width);
        }
    }

    function test_words_stay_legible_and_beside_the_names_data() {
        return [300, 368, 448, 512, 700].map(width => ({ tag: String(width), width: width }));
    }

    function test_words_stay_legible_and_beside_the_names(row) {
        const bar = createTemporaryObject(bars, test, { width: row.width, timeLeft: -1, heading: "Passing, and the end of the game", note: "First moves", blackName: "Black", whiteName: "White" });
        const whos = [bar.children[0], bar.children[2]].map(player => findChild(player, "who"));
        const words = findChild(bar, "heading");
        for (const item of [words, findChild(bar, "middleNote"), ...whos]) {
            verify(item.visible, item.text);
            verify(item.font.pixelSize >= Theme.small, item.text);
        }
        const left = words.mapToItem(bar, 0, 0).x;
        verify(whos[0].mapToItem(bar, whos[0].width, 0).x <= left, "Black's name");
        verify(left + words.width <= whos[1].mapToItem(bar, 0, 0).x, "White's name");
    }

    function test_long_words_take_the_room_that_is_free() {
        const bar = createTemporaryObject(bars, test, { timeLeft: -1, heading: "Passing, and the end of the game", blackName: "Black", whiteName: "White" });
        compare(findChild(bar, "heading").lineCount, 1);
        compare(findChild(bar, "heading").font.pixelSize, Theme.text);
    }

    function test_both_names_stay_at_one_height_whoever_is_to_move() {
        const bar = createTemporaryObject(bars, test, { blackName: "You", whiteName: "White", blackNote: "Black to move", blackNoteAtMost: "Black to move", whiteNoteAtMost: "To move" });
        const heights = () => [bar.children[0], bar.children[2]].map(player => Math.round(findChild(player, "who").mapToItem(bar, 0, 0).y));
        const [before] = heights();
        compare(heights(), [before, before]);
        bar.turn = 2;
        bar.blackNote = "Black";
        bar.whiteNote = "To move";
        compare(heights(), [before, before]);
        bar.turn = 0;
        bar.blackNote = "";
        bar.whiteNote = "";
        compare(heights(), [before, before]);
    }

    function test_as_many_digits_as_are_needed() {
        const bar = createTemporaryObject(bars, test, { boardSize: 10, blackCount: 100 });
        compare(findChild(bar, "blackCount").text, "100");
        compare(findChild(bar, "whiteCount").text, " 03");
    }

    function test_the_last_seconds_thicken_the_frame_as_well() {
        const clock = createTemporaryObject(clocks, test, { milliseconds: 4000, lit: true });
        const before = clock.border.width;
        clock.warning = true;
        verify(clock.border.width > before);
    }

    function test_the_last_seconds_can_be_read_all_the_while() {
        const clock = createTemporaryObject(clocks, test, { milliseconds: 4000, lit: true, warning: true });
        for (const low of [false, true]) {
            clock.low = low;
            const digit = findChild(clock, "digit");
            verify(!Qt.colorEqual(digit.lamp, Theme.ghost));
        }
    }

    function test_every_digit_has_its_own_segments() {
        const digit = createTemporaryObject(digits, test, { symbol: "8" });
        const seen = {};
        for (const symbol of "0123456789-F") {
            const lit = digit.segments[symbol].split("").sort().join("");
            verify(seen[lit] === undefined, symbol);
            seen[lit] = symbol;
        }
    }
}
