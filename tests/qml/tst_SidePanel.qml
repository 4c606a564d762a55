// The panel with a real game: what it shows before, during and after it, beside the board and as a sheet.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "SidePanel"
    when: windowShown
    visible: true
    width: 520
    height: 800

    Game {
        id: theGame
    }

    Preferences {
        id: thePreferences
    }

    Games {
        id: kinds
    }

    Component {
        id: panels

        SidePanel {
            games: kinds
            width: 352
            height: 728
            game: theGame
            words: OthelloWords {}
            kind: games.all[0]
            exercise: PracticeWords {
                practice: theGame.practice
                words: OthelloWords {}
                kind: kinds.all[0]
            }
            puzzleWords: PuzzleWords {
                puzzle: theGame.puzzle
                words: OthelloWords {}
                kind: kinds.all[0]
            }
            lessonWords: LessonWords {
                lesson: theGame.lesson
                words: OthelloWords {}
            }
            openingWords: OpeningWords {
                openings: theGame.openings
                words: OthelloWords {}
                kind: kinds.all[0]
            }
            preferences: thePreferences
        }
    }

    SignalSpy {
        id: spy
    }

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseMode(Setup.TwoPlayers);
    }

    function panel(more: var): Item {
        const made = createTemporaryObject(panels, test, more ?? {});
        waitForRendering(made);
        return made;
    }

    function shows(made: Item, name: string): bool {
        const found = findChild(made, name);
        return found !== null && found.visible;
    }

    function tab(made: Item, words: string): Item {
        let found = null;
        const search = item => {
            for (let at = 0; at < item.children.length; at++) {
                if (item.children[at].shown !== undefined && item.children[at].text === words)
                    found = item.children[at];
                search(item.children[at]);
            }
        };
        search(made);
        return found;
    }

    // A click that is not the second one of a double click.
    function click(item: Item) {
        tryVerify(() => item.visible && item.enabled);
        wait(Theme.settle + 50);
        mouseClick(item);
    }

    function test_from_the_choices_by_start_to_the_moves() {
        const made = panel();
        verify(shows(made, "opponents") && !shows(made, "first"));
        click(findChild(made, "panelStart"));
        verify(shows(made, "first") && !shows(made, "opponents"));
        compare(theGame.phase, Game.Running);
    }

    function test_the_next_game_is_chosen_in_a_tab_while_one_is_played() {
        const usual = theGame.choices.boardSize;
        theGame.start();
        const made = panel();
        mouseClick(tab(made, "New game"));
        verify(shows(made, "opponents") && findChild(made, "opponents").enabled);
        theGame.choices.chooseSize(10);
        compare([theGame.setup.boardSize, theGame.choices.boardSize], [usual, 10]);
        // Nobody has moved, so that nothing is asked; the next game shows its moves again.
        click(findChild(made, "panelStart"));
        compare([theGame.phase, theGame.setup.boardSize], [Game.Running, 10]);
        verify(shows(made, "first"));
        theGame.activate(4 * 10 + 3);
        compare(theGame.view.count, 1);
        mouseClick(tab(made, "New game"));
        theGame.choices.chooseSize(usual);
        click(findChild(made, "panelStart"));
        compare([theGame.asked, theGame.setup.boardSize], [Game.AskNewGame, 10]);
        theGame.answer(true);
        compare([theGame.phase, theGame.setup.boardSize], [Game.Running, usual]);
        verify(shows(made, "first"));
    }

    function test_after_the_end_stands_what_came_of_it() {
        theGame.start();
        const made = panel();
        theGame.resign();
        compare(theGame.phase, Game.Over);
        verify(shows(made, "headline") && shows(made, "first") && !shows(made, "opponents"));
        compare(findChild(made, "headline").text, "White won");
        click(findChild(made, "newGame"));
        verify(!shows(made, "headline") && shows(made, "opponents"));
    }

    function test_a_rematch_begins_at_once_and_sides_are_swapped() {
        theGame.setup.chooseMode(Setup.PlayBlack);
        theGame.start();
        const made = panel();
        theGame.resign();
        compare(findChild(made, "headline").text, "You lost");
        click(findChild(made, "rematch"));
        compare(theGame.phase, Game.Running);
        compare(theGame.players.you, Side.Black);
        theGame.resign();
        click(findChild(made, "swap"));
        compare(theGame.phase, Game.Running);
        compare(theGame.players.you, Side.White);
        verify(shows(made, "first"));
    }

    function test_a_double_click_on_new_game_chooses_nothing() {
        const before = { timeControl: theGame.clock.control, boardSize: theGame.setup.boardSize };
        theGame.start();
        const made = panel();
        theGame.resign();
        const fresh = findChild(made, "newGame");
        const at = fresh.mapToItem(made, fresh.width / 2, fresh.height / 2);
        click(fresh);
        verify(shows(made, "opponents"));
        // Every choice has a place where the button was, or near it.
        for (let y = 100; y < 600; y += 20)
            mouseClick(made, at.x, y);
        compare(theGame.phase, Game.Ready);
        compare(theGame.setup.mode, Setup.TwoPlayers);
        compare(theGame.clock.control, before.timeControl);
        compare(theGame.setup.boardSize, before.boardSize);
        compare(theGame.setup.kind, Setup.Othello);
    }

    function test_the_folded_sheet_has_start_and_opens() {
        const made = panel({ sheet: true, width: 480, height: 144 });
        verify(shows(made, "sheetStart") && !shows(made, "opponents"));
        verify(findChild(made, "sheetStart").mapToItem(made, 0, Theme.control).y <= made.height);
        spy.target = made;
        spy.signalName = "opened";
        spy.clear();
        mouseClick(findChild(made, "choose"));
        compare(spy.count, 1);
        made.height = 700;
        made.unfolded = true;
        verify(shows(made, "opponents") && !shows(made, "sheetStart"));
        spy.signalName = "closed";
        spy.clear();
        made.forceActiveFocus();
        keyClick(Qt.Key_Escape);
        compare(spy.count, 1);
    }

    function test_the_handle_of_the_sheet_is_pressed_or_dragged_the_way_it_can_go() {
        const made = panel({ sheet: true, y: 400, width: 480, height: 144 });
        const handle = findChild(made, "sheetHandle");
        spy.target = made;
        for (const unfolded of [false, true]) {
            made.unfolded = unfolded;
            spy.signalName = unfolded ? "closed" : "opened";
            spy.clear();
            mouseClick(handle);
            compare(spy.count, 1);
            for (const by of [-100, 100]) {
                spy.clear();
                mouseDrag(handle, handle.width / 2, handle.height / 2, 0, by);
                compare(spy.count, by > 0 === unfolded ? 1 : 0, `by ${by}, unfolded ${unfolded}`);
            }
        }
    }

    function test_a_folded_sheet_with_room_shows_what_the_panel_does() {
        const made = panel({ sheet: true, width: 450, height: 376 });
        verify(shows(made, "opponents") && !shows(made, "sheetStart"));
        theGame.start();
        theGame.activate(2 * 8 + 3);
        verify(findChild(made, "moves").height > 3 * 32);
        mouseClick(tab(made, "New game"));
        verify(shows(made, "opponents"));
    }

    function test_the_folded_sheet_shows_a_row_of_moves_and_the_buttons() {
        theGame.start();
        const made = panel({ sheet: true, width: 480, height: 144 });
        verify(shows(made, "first") && !shows(made, "opponents"));
        spy.target = made;
        spy.signalName = "opened";
        spy.clear();
        mouseClick(tab(made, "New game"));
        compare(spy.count, 1);
    }
}
