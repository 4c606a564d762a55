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
    }

    function test_a_removed_disc_is_gone() {
        const disc = createTemporaryObject(discs, test, { stone: 1 });
        disc.stone = 0;
        tryCompare(disc, "visible", false);
    }
}
