// How the game and its objects tell what has changed: whoever hears of one property finds all of them, of every object, as
// they are from then on.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Told"

    // Every object whose changes are heard: the game, and those that it holds.
    property var objects: ({})
    // Names of properties, such as clock.left, and what they were when they were told last as a whole.
    property var names: []
    property string before: ""
    // What was seen at each notification since then, and of which properties.
    property var seen: []
    property var told: []
    property int batches: 0
    // The boards that were built: one entry for each cell.
    property var built: []

    Game {
        id: game
        onShownChanged: test.batchEnds()
        onWakeWanted: milliseconds => {
            waker.stop();
            if (milliseconds >= 0) {
                waker.interval = Math.max(1, milliseconds);
                waker.start();
            }
        }
    }

    Timer {
        id: waker
        onTriggered: game.wake()
    }

    LazyPart {
        wanted: true
        sourceComponent: game.setup.kind === Setup.Gomoku ? goban : squares
    }

    // A cell of a board that is made, for as long as the board is shown.
    component BuiltCell: Item {
        Component.onCompleted: test.built.push(game.setup.boardSize)
    }

    // As the boards of the window do, a board that goes lets go of the cells.
    component Board: Item {
        id: board

        required property int kind
        property var shown: game.view.cells

        Connections {
            target: game

            function onBoardGoes() {
                if (game.setup.kind !== board.kind)
                    board.shown = null;
            }
        }

        Repeater {
            model: board.shown
            delegate: BuiltCell {}
        }
    }

    Component {
        id: squares

        Board {
            kind: Setup.Othello
        }
    }

    Component {
        id: goban

        Board {
            kind: Setup.Gomoku
        }
    }

    function value(name: string): string {
        const [object, property] = name.split(".");
        const value = objects[object][property];
        return typeof value === "object" ? JSON.stringify(Array.from(value)) : String(value);
    }

    function all(): string {
        return names.map(name => name + "=" + value(name)).join("\n");
    }

    function batchEnds() {
        const now = all();
        for (const [name, then] of seen)
            compare(then, now, "at the change of " + name);
        const old = before.split("\n");
        now.split("\n").forEach((entry, at) => {
            if (entry !== old[at])
                verify(told.includes(names[at]), names[at] + " was told");
        });
        before = now;
        seen = [];
        told = [];
        batches += 1;
    }

    function initTestCase() {
        // All tests of a program show one game, and an earlier one may have left it running.
        if (game.underWay)
            game.reset();
        game.setCovered(false);
        objects = { game: game };
        for (const name in game) {
            if (game[name] instanceof QtObject)
                objects[name] = game[name];
        }
        verify(Object.keys(objects).length >= 10, Object.keys(objects).join(" "));
        for (const object in objects) {
            for (const name in objects[object]) {
                const it = objects[object];
                if (typeof it[name] !== "function" && it[name + "Changed"] !== undefined && name !== "objectName")
                    names.push(object + "." + name);
            }
        }
        verify(names.length > 70, names.length + " properties");
        before = all();
        for (const name of names) {
            const [object, property] = name.split(".");
            objects[object][property + "Changed"].connect(() => {
                test.told.push(name);
                test.seen.push([name, test.all()]);
            });
        }
    }

    function cleanup() {
        verify(batches > 0);
        batches = 0;
        if (game.underWay)
            game.reset();
    }

    // Plays the first legal square, as long as it takes.
    function playOn(least: int) {
        for (let move = 0; move < least && game.phase === Game.Running; move++) {
            if (game.mustPass) {
                game.skip();
                continue;
            }
            const cells = game.view.cells;
            for (let row = 0; row < cells.rowCount(); row++) {
                if (cells.data(cells.index(row, 0), 0x0102)) {
                    game.activate(row);
                    break;
                }
            }
        }
    }

    function test_a_whole_game_of_othello_shows_no_mix() {
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseMode(Setup.TwoPlayers);
        game.setup.chooseSize(6);
        game.clock.choose(Clock.WholeGame, 300, 2);
        game.start();
        playOn(6);
        game.togglePause();
        game.togglePause();
        game.activate(0);
        game.view.first();
        game.view.next();
        game.activate(0);
        game.undo();
        game.undo();
        game.redo();
        game.hint.ask();
        playOn(100);
        compare(game.phase, Game.Over);
        game.undo();
        playOn(100);
        game.swapSides();
        compare(game.phase, Game.Running);
        game.undo();
        compare(game.phase, Game.Over);
        game.rematch();
        playOn(3);
        game.resign();
        game.reset();
        game.undo();
    }

    function test_a_whole_game_of_gomoku_shows_no_mix() {
        game.setup.chooseGame(Setup.Gomoku);
        game.setup.chooseMode(Setup.TwoPlayers);
        game.setup.chooseBeginning(Setup.Free);
        game.start();
        for (let move = 0; move < 5; move++) {
            game.activate(move);
            game.activate(30 + move);
        }
        compare(game.outcome.ending, Outcome.Row);
        game.view.first();
        game.view.last();
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseGame(Setup.Gomoku);
        game.setup.chooseRules(Setup.Renju);
        game.setup.chooseRules(Setup.Freestyle);
        game.setup.chooseBeginning(Setup.Swap2);
        game.setup.chooseBeginning(Setup.Free);
    }

    function test_a_study_shows_no_mix() {
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseSize(8);
        game.setup.chooseMode(Setup.TwoPlayers);
        game.start();
        playOn(6);
        game.study.enter();
        verify(game.study.open);
        game.view.previous();
        game.view.previous();
        playOn(2);
        game.study.write(game.study.number, game.study.node, "why not");
        compare(game.study.comment, "why not");
        game.study.judge(Study.Interesting);
        compare(game.study.judgement, Study.Interesting);
        game.study.judge(Study.Interesting);
        compare(game.study.judgement, Study.Unjudged);
        game.view.previous();
        game.study.sibling(1);
        game.study.promote();
        game.study.demote();
        game.study.makeMain();
        game.study.fold(game.study.node);
        game.study.goTo(game.study.node);
        game.undo();
        game.redo();
        game.study.cutAfter();
        game.study.deleteMove();
        game.study.leave();
        verify(!game.study.open);
        game.study.enter();
        game.study.playFromHere();
        verify(!game.study.open);
    }

    function test_the_end_of_a_turn_by_the_clock_shows_no_mix() {
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseMode(Setup.TwoPlayers);
        game.clock.choose(Clock.PerTurn, 5, 0);
        game.start();
        tryCompare(game.clock, "timeUp", true, 12000);
        game.clock.answerTimeUp(Clock.GiveTurn);
        compare(game.view.count, 1);
        game.setup.chooseMode(Setup.PlayBlack);
    }

    function test_another_board_is_built_once_and_of_its_own_cells() {
        game.setup.chooseGame(Setup.Othello);
        game.setup.chooseSize(8);
        built = [];
        game.setup.chooseGame(Setup.Gomoku);
        compare(built.length, 225);
        verify(built.every(size => size === 15));
        built = [];
        game.setup.chooseGame(Setup.Othello);
        compare(built.length, 64);
        verify(built.every(size => size === 8));
        built = [];
        game.setup.chooseSize(10);
        compare(built.length, 100);
        verify(built.every(size => size === 10));
        game.setup.chooseSize(8);
    }
}
