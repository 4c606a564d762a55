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

    function test_where_stones_do_not_count_each_side_has_its_own_clock() {
        const bar = createTemporaryObject(bars, test, { bothClocks: true, countsStones: false, blackTime: 300000, whiteTime: 60000 });
        compare(findChild(bar, "blackClock").text, "5:00");
        compare(findChild(bar, "whiteClock").text, "1:00");
        verify(findChild(bar, "blackClock").lit && !findChild(bar, "whiteClock").lit);
        verify(!findChild(bar, "blackCount").visible);
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
