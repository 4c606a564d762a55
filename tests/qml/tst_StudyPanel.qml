// The panel of a study: moves with variations, what is thought and written of them, and their order.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "StudyPanel"
    when: windowShown
    visible: true
    width: 400
    height: 760

    Game {
        id: theGame
    }

    Component {
        id: panels

        StudyPanel {
            width: 352
            height: 680
            game: theGame
            says: OthelloWords {
                game: theGame
            }
        }
    }

    readonly property var cells: ({ f5: 37, d6: 43, c3: 18, f6: 45, e6: 44 })

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseMode(Setup.TwoPlayers);
        theGame.start();
        play("f5 d6 c3");
        theGame.study.enter();
        theGame.view.goTo(1);
    }

    function cleanup() {
        theGame.study.leave();
        theGame.reset();
    }

    function play(moves: string) {
        for (const name of moves.split(" "))
            theGame.activate(cells[name]);
    }

    function panel(): Item {
        const made = createTemporaryObject(panels, test);
        waitForRendering(made);
        return made;
    }

    // All moves of the list, as they stand from top to bottom.
    function shown(made: Item): var {
        const found = [];
        const search = item => {
            if (item.spoken !== undefined && item.visible)
                found.push(item);
            for (let at = 0; at < item.children.length; at++)
                search(item.children[at]);
        };
        search(findChild(made, "studyMoves").contentItem);
        const place = item => item.mapToItem(made, 0, 0);
        return found.sort((one, two) => place(one).y - place(two).y || place(one).x - place(two).x);
    }

    function words(made: Item): string {
        return shown(made).map(move => move.number + move.name + move.sign + (move.current ? "*" : "")).join(" ");
    }

    function test_a_level_of_the_machine_is_named_as_elsewhere() {
        const words = Qt.createQmlObject("import org.heibai.app; StudyWords {}", test);
        compare(words.names.shown("Heibai 3"), "Heibai, level 3");
        compare(words.names.shown("Heibai 1300"), "Heibai, like 1300");
        compare(words.names.brief("Heibai 3"), "Heibai");
        compare(words.names.brief("Heibai Maru"), "Heibai Maru", "somebody else");
        compare(words.names.shown("Anna"), "Anna");
        compare(words.names.shown(""), "");
        words.destroy();
    }

    function test_variations_stand_under_the_move_that_they_replace() {
        const made = panel();
        compare(words(made), "1f5* 2d6 3c3");
        play("f6 e6");
        tryVerify(() => words(made) === "1f5 2d6 2f6 3e6* 3c3");
        compare(shown(made)[2].spoken, "Move 2, White f6, variation 2 of 2");
        mouseClick(shown(made)[4]);
        tryVerify(() => words(made) === "1f5 2d6 2f6 3e6 3c3*");
        compare(theGame.view.shown, 3);
    }

    // Nobody can move where all discs are of one side.
    function test_a_position_that_is_over_asks_for_no_move() {
        const asks = made => {
            const found = [];
            const search = item => {
                if (item.text !== undefined && item.visible && String(item.text).startsWith("No moves yet."))
                    found.push(item);
                for (let at = 0; at < item.children.length; at++)
                    search(item.children[at]);
            };
            search(made);
            return found.length > 0;
        };
        const setUp = discs => {
            theGame.editor.begin();
            theGame.editor.clear();
            for (const [side, cell] of discs) {
                theGame.editor.take(side);
                theGame.activate(cell);
            }
            theGame.editor.finish();
        };
        setUp([[Side.Black, 27], [Side.White, 28]]);
        compare(theGame.phase, Game.Running);
        verify(asks(panel()));
        setUp([[Side.Black, 27]]);
        compare(theGame.phase, Game.Over);
        verify(!asks(panel()));
    }

    function test_the_keys_walk_the_line_and_the_variations() {
        const made = panel();
        play("f6");
        findChild(made, "studyMoves").forceActiveFocus();
        keyClick(Qt.Key_Up);
        tryVerify(() => words(made) === "1f5 2d6* 2f6 3c3");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Home);
        compare(theGame.view.shown, 0);
        keyClick(Qt.Key_End);
        compare(theGame.view.shown, 3);
        keyClick(Qt.Key_PageUp);
        compare(theGame.view.shown, 0);
        keyClick(Qt.Key_PageDown);
        compare(theGame.view.shown, 3);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Delete);
        tryVerify(() => words(made) === "1f5* 2d6 3c3");
    }

    function test_a_judgement_is_given_and_taken_back() {
        const made = panel();
        mouseClick(findChild(made, "judge5"));
        tryVerify(() => words(made) === "1f5?* 2d6 3c3");
        verify(findChild(made, "judge5").on);
        compare(shown(made)[0].spoken, "Move 1, Black f5, mistake");
        mouseClick(findChild(made, "judge5"));
        tryVerify(() => words(made) === "1f5* 2d6 3c3");
        theGame.view.first();
        verify(!findChild(made, "judge5").enabled, "there is no move to judge");
    }

    function test_a_comment_is_kept_with_its_move_however_one_leaves_it() {
        const made = panel();
        const area = findChild(made, "commentText");
        area.forceActiveFocus();
        for (const letter of "good")
            keyClick(letter);
        // Another position is shown while one still types.
        theGame.view.next();
        tryVerify(() => area.text === "");
        theGame.view.previous();
        tryCompare(area, "text", "good");
        tryVerify(() => shown(made)[0].spoken === "Move 1, Black f5, comment: good");
        area.cursorPosition = area.length;
        keyClick("s");
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryCompare(theGame.study, "comment", "goods");
        verify(findChild(made, "studyMoves").activeFocus);
        theGame.undo();
        tryCompare(area, "text", "good");
    }

    function test_a_long_comment_has_room_and_is_brief_among_the_moves_of_others() {
        const made = panel();
        const box = findChild(made, "comment");
        const least = box.height;
        theGame.study.write(theGame.study.number, theGame.study.node, "Black gives up a corner for tempo. ".repeat(40));
        tryVerify(() => box.height > 2 * least && box.height <= Math.ceil(0.4 * made.height));
        verify(findChild(made, "studyMoves").height >= Math.round(128 * Theme.scale));
        const rows = () => Array.from(findChild(made, "studyMoves").contentItem.children).filter(row => row.comment !== undefined && row.comment !== "");
        tryVerify(() => rows().length === 1 && rows()[0].height > 100);
        theGame.view.first();
        tryVerify(() => rows().length === 1 && rows()[0].height < 60);
    }

    function test_in_a_low_panel_what_one_does_with_a_move_is_folded() {
        const made = panel();
        verify(findChild(made, "commentText").visible && !findChild(made, "notes").visible);
        made.height = 28 * Theme.text;
        verify(!findChild(made, "commentText").visible && findChild(made, "notes").visible);
        const list = findChild(made, "studyMoves");
        tryVerify(() => list.height > made.height / 2);
        // Enter leads to the comment all the same.
        list.forceActiveFocus();
        keyClick(Qt.Key_Return);
        verify(findChild(made, "commentText").activeFocus);
    }

    function test_a_variation_is_promoted_and_demoted() {
        const made = panel();
        play("f6");
        verify(findChild(made, "promote").enabled);
        mouseClick(findChild(made, "promote"));
        tryVerify(() => words(made) === "1f5 2f6* 2d6 3c3");
        verify(!findChild(made, "promote").enabled);
        mouseClick(findChild(made, "demote"));
        tryVerify(() => words(made) === "1f5 2d6 2f6* 3c3");
    }
}
