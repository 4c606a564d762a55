// The mark of a slip, where a list hides it.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "SlipMark"
    when: windowShown
    visible: true
    width: 100
    height: 100

    Rectangle {
        id: ground
        anchors.fill: parent
        color: "white"
    }

    Item {
        id: opening
        width: 100
        height: 40
        clip: true
    }

    Component {
        id: marks

        SlipMark {
            x: 20
            width: 24
            height: 24
            black: true
        }
    }

    function test_a_mark_that_is_scrolled_out_of_sight_is_not_drawn_data() {
        return [
            { tag: "inaccuracy", slip: Review.Inaccuracy },
            { tag: "mistake", slip: Review.Mistake },
            { tag: "blunder", slip: Review.Blunder }
        ];
    }

    function test_a_mark_that_is_scrolled_out_of_sight_is_not_drawn(data) {
        const mark = createTemporaryObject(marks, opening, { slip: data.slip, y: 8 });
        const inner = () => grabImage(test).pixel(32, mark.y + 13);
        tryVerify(() => !Qt.colorEqual(inner(), "white"));
        mark.y = 50;
        waitForRendering(test);
        verify(Qt.colorEqual(inner(), "white"), String(inner()));
    }

    function test_what_sets_a_mark_off_is_around_it_data() {
        return test_a_mark_that_is_scrolled_out_of_sight_is_not_drawn_data();
    }

    function test_what_sets_a_mark_off_is_around_it(data) {
        const mark = createTemporaryObject(marks, test, { slip: data.slip, y: 40, ring: "#ff0000", halo: "#0000ff" });
        const column = () => {
            const picture = grabImage(test);
            return Array.from({ length: 40 }, (_, at) => picture.pixel(32, 32 + at));
        };
        tryVerify(() => column().some(it => Qt.colorEqual(it, "#0000ff")));
        mark.halo = "transparent";
        tryVerify(() => !column().some(it => Qt.colorEqual(it, "#0000ff")));
    }
}
