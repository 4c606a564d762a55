// The means to set up a position: what each does on the board, and what they say.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "SetUpPanel"
    when: windowShown
    visible: true
    width: 400
    height: 760

    Game {
        id: theGame
    }

    Component {
        id: panels

        SetUpPanel {
            width: 352
            height: 680
            game: theGame
        }
    }

    Instantiator {
        id: cells
        model: theGame.view.cells

        QtObject {
            required property int stone
        }
    }

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseSize(8);
        theGame.editor.begin();
        tryCompare(theGame.editor, "open", true);
        theGame.editor.take(Side.Black);
        tryCompare(theGame.editor, "taken", Side.Black);
    }

    function cleanup() {
        theGame.editor.cancel();
        tryCompare(theGame.editor, "open", false);
    }

    function panel(more: var): Item {
        const made = createTemporaryObject(panels, test, more ?? {});
        waitForRendering(made);
        return made;
    }

    function stone(cell: int): int {
        return (cells.objectAt(cell) as QtObject).stone;
    }

    function discs(): int {
        let found = 0;
        for (let cell = 0; cell < cells.count; cell++)
            found += stone(cell) > 0 ? 1 : 0;
        return found;
    }

    // Presses one of several connected segments.
    function pick(made: Item, group: string, index: int) {
        const choices = findChild(made, group);
        const at = choices.mapFromItem(choices, (index + 0.5) * choices.width / choices.choices.length, choices.height / 2);
        mouseClick(choices, at.x, at.y);
    }

    function test_a_cell_gets_the_stone_that_is_taken() {
        const made = panel();
        theGame.activate(0);
        tryVerify(() => stone(0) === 1);
        pick(made, "taken", 1);
        tryCompare(theGame.editor, "taken", Side.White);
        theGame.activate(0);
        tryVerify(() => stone(0) === 2);
        pick(made, "taken", 2);
        tryCompare(theGame.editor, "taken", Side.None);
        theGame.activate(0);
        tryVerify(() => stone(0) === 0);
    }

    function test_each_button_does_what_it_says_data() {
        return [
            { tag: "clear", discs: 0 },
            { tag: "usualStart", discs: 4 },
            { tag: "rotate", at: 7 },
            { tag: "mirror", at: 7 },
            { tag: "swapColours", at: 0, stone: 2 }
        ];
    }

    function test_each_button_does_what_it_says(data: var) {
        const made = panel();
        theGame.activate(0);
        tryVerify(() => stone(0) === 1);
        mouseClick(findChild(made, data.tag));
        if (data.discs !== undefined)
            tryVerify(() => discs() === data.discs);
        else
            tryVerify(() => stone(data.at) === (data.stone ?? 1));
        theGame.undo();
        tryVerify(() => stone(0) === 1 && discs() === 5);
    }

    function test_what_becomes_of_the_board_is_told_before_what_follows() {
        const made = panel();
        const heard = [];
        const say = words => heard.push(words);
        const show = () => heard.push("the sentence below the board");
        Speech.said.connect(say);
        theGame.shownChanged.connect(show);
        findChild(made, "clear").clicked();
        Speech.said.disconnect(say);
        theGame.shownChanged.disconnect(show);
        compare(heard.slice(0, 2).join("|"), "The board is empty.|the sentence below the board");
    }

    function test_the_turn_is_given() {
        const made = panel();
        compare(theGame.turn, Side.Black);
        pick(made, "toMove", 1);
        compare(theGame.turn, Side.White);
    }

    function test_another_size_has_its_usual_start() {
        const made = panel();
        const sizes = findChild(made, "setUpSizes");
        verify(sizes.choices.length > 1);
        theGame.editor.chooseSize(6);
        compare(theGame.setup.boardSize, 6);
        compare(sizes.current, Array.from(theGame.setup.sizes).indexOf(6));
        tryVerify(() => cells.count === 36 && discs() === 4);
    }

    function test_the_lowest_panel_has_what_is_put_and_nothing_else() {
        const made = panel({ compact: true, height: 100 });
        verify(findChild(made, "taken").visible);
        for (const name of ["toMove", "setUpSizes", "clear", "pastePosition"])
            verify(!findChild(made, name).visible, name);
    }

    function test_it_is_done_by_keyboard() {
        const made = panel();
        made.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        tryCompare(theGame.editor, "taken", Side.White);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Right);
        compare(theGame.turn, Side.White);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab);
        verify(findChild(made, "clear").activeFocus);
        keyClick(Qt.Key_Space);
        tryVerify(() => discs() === 0);
    }
}
