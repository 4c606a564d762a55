// A line of a slip: walked by keyboard, seen on the board move by move, played, and said by a screen reader.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "SlipLine"
    when: windowShown
    visible: true
    width: 400
    height: 200

    property var told: []

    Component {
        id: lines

        SlipLine {
            width: 300
            title: "After c4"
            names: ["c4", "d3", "e6"]
            sides: ["b", "w", "b"]
            onPreviewed: moves => test.told.push(moves)
            onLeaving: test.told.push("left")
            onPlayed: moves => test.told.push(`played ${moves}`)
        }
    }

    Component {
        id: papers

        PanelPaper {
            width: 400
            height: 200
            sheet: false
        }
    }

    function init() {
        // Where no line is, whatever the test before has pointed at.
        mouseMove(test, width - 1, height - 1);
        told = [];
    }

    function made(): SlipLine {
        const line = createTemporaryObject(lines, test);
        line.forceActiveFocus();
        return line;
    }

    function test_the_arrows_walk_along_it_and_enter_plays_to_there() {
        const line = made();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(told, [1, 2]);
        compare(line.Accessible.name, "d3, move 2 of its line");
        keyClick(Qt.Key_Return);
        compare(told, [1, 2, "played 2"]);
    }

    function test_walking_back_escape_and_losing_the_focus_end_it() {
        const line = made();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Escape);
        compare(told, [1, "left", 1, "left"]);
        keyClick(Qt.Key_Right);
        line.focus = false;
        compare(told, [1, "left", 1, "left", 1, "left"]);
    }

    function test_a_screen_reader_hears_the_whole_line_and_can_play_it() {
        const line = made();
        compare(line.Accessible.name, "After c4: c4 d3 e6");
        keyClick(Qt.Key_Enter);
        compare(told, ["played 3"]);
    }

    function test_pointing_at_a_move_shows_it_and_a_press_plays_it() {
        const line = made();
        const chip = Array.from(line.children[1].children).find(child => child.name === "d3");
        mouseClick(chip, chip.width / 2, chip.height / 2);
        verify(told.includes("played 2"), told);
    }

    function test_a_finger_plays_it_on_the_panel() {
        const paper = createTemporaryObject(papers, test);
        const line = createTemporaryObject(lines, paper);
        const chip = Array.from(line.children[1].children).find(child => child.name === "d3");
        const finger = touchEvent(chip);
        finger.press(0, chip, chip.width / 2, chip.height / 2).commit();
        wait(50);
        finger.release(0, chip, chip.width / 2, chip.height / 2).commit();
        wait(50);
        compare(told.filter(it => it !== "left"), ["played 2"]);
        mouseMove(chip, chip.width / 2 + 3, chip.height / 2);
        tryVerify(() => told[told.length - 1] === 2, 5000, `a mouse that comes after the finger shows the move: ${told}`);
    }
}
