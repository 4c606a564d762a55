// The disc: it turns over, appears and goes, and does so at once where motion is reduced.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Stone"
    when: windowShown
    visible: true
    width: 200
    height: 200

    Component {
        id: discs

        Stone {
            width: 60
            height: 60
        }
    }

    Component {
        id: smalls

        SmallDisc {}
    }

    function cleanup() {
        Theme.reducedMotion = false;
    }

    function test_a_disc_is_at_once_what_it_begins_with() {
        const disc = createTemporaryObject(discs, test, { stone: 2 });
        compare(disc.shown, 2);
        verify(!disc.turning);
    }

    function test_a_flipped_disc_turns_and_ends_on_its_other_face() {
        const disc = createTemporaryObject(discs, test, { stone: 1 });
        disc.stone = 2;
        tryVerify(() => disc.turning && disc.sine > 0);
        tryCompare(disc, "shown", 2, 2000);
        verify(!disc.black);
        verify(!disc.turning);
    }

    function test_a_placed_disc_shows_its_face_while_it_appears() {
        const disc = createTemporaryObject(discs, test, { stone: 0 });
        verify(!disc.visible);
        disc.stone = 1;
        tryCompare(disc, "popping", true);
        verify(disc.visible);
        verify(disc.black);
        tryCompare(disc, "popping", false);
    }

    function test_a_disc_flipped_back_meanwhile_ends_where_it_should() {
        const disc = createTemporaryObject(discs, test, { stone: 1 });
        disc.stone = 2;
        tryVerify(() => disc.turning);
        disc.stone = 1;
        tryVerify(() => !disc.turning, 2000);
        compare(disc.shown, 1);
    }

    function test_reduced_motion_changes_the_face_at_once() {
        Theme.reducedMotion = true;
        const disc = createTemporaryObject(discs, test, { stone: 1 });
        disc.stone = 2;
        wait(0);
        compare(disc.shown, 2);
        verify(!disc.turning);
        compare(disc.fadingSide, 1, "the other one fades away");
        tryCompare(disc, "fadingSide", 0, 1000);
    }

    function test_a_shadow_lies_on_the_ground_below_all_discs() {
        const ground = createTemporaryQmlObject("import QtQuick; Item { width: 200; height: 200 }", test);
        const disc = createTemporaryObject(discs, test, { stone: 1, ground: ground, place: Qt.point(70, 90) });
        compare(ground.children.length, 1);
        const shadow = ground.children[0];
        verify(shadow.visible);
        compare(shadow.x, 70 - disc.pad);
        compare(shadow.y, 90 - disc.pad);
        disc.stone = 0;
        tryCompare(shadow, "visible", false);
    }

    function test_the_pictures_of_a_disc_are_painted_in_every_look_data() {
        const rows = [];
        for (const look of ["light", "dark", "high-contrast"]) {
            for (const pebble of [false, true])
                rows.push({ tag: look + (pebble ? " stone" : " disc"), look: look, pebble: pebble });
        }
        return rows;
    }

    function test_the_pictures_of_a_disc_are_painted_in_every_look(row) {
        const before = Theme.scheme;
        Theme.scheme = row.look;
        const black = createTemporaryObject(discs, test, { stone: 1, pebble: row.pebble });
        const white = createTemporaryObject(discs, test, { x: 100, stone: 2, pebble: row.pebble });
        const dark = grabImage(black).pixel(30, 30);
        const light = grabImage(white).pixel(30, 30);
        verify(dark.r + dark.g + dark.b < 1, dark);
        verify(light.r + light.g + light.b > 2.5, light);
        Theme.scheme = before;
    }

    function test_a_disc_in_its_turn_stands_on_its_edge() {
        const disc = createTemporaryObject(discs, test, { stone: 1, animated: false });
        const paper = grabImage(test).pixel(180, 180);
        disc.progress = 0.5;
        verify(disc.turning);
        const shot = grabImage(disc);
        verify(Qt.colorEqual(shot.pixel(8, 30), paper), "beside it there is nothing");
        verify(!Qt.colorEqual(shot.pixel(30, 30), paper));
        disc.settle();
    }

    function test_a_small_disc_has_its_colour_and_its_line() {
        const before = Theme.scheme;
        Theme.scheme = "dark";
        const small = createTemporaryObject(smalls, test, { black: true, size: 12 });
        compare(small.width, 12);
        const shot = grabImage(small);
        verify(shot.pixel(6, 0).g > shot.pixel(6, 6).g + 0.2, "a line shows black on dark paper");
        Theme.scheme = before;
    }

    function test_a_removed_disc_is_gone() {
        const disc = createTemporaryObject(discs, test, { stone: 1 });
        disc.stone = 0;
        tryCompare(disc, "visible", false);
    }
}
