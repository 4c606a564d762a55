// How the game tells what has changed: whoever hears of one property finds all of them as they are from then on.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Told"

    // Names of properties, and what they were when they were told last as a whole.
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
        onBoardGoes: cells.clear()
        onShownChanged: {
            test.batchEnds();
            cells.refresh();
            moves.refresh();
        }
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

    BoardModel {
        id: cells
    }

    MoveListModel {
        id: moves
    }

    Loader {
        sourceComponent: game.kind === Game.Gomoku ? goban : squares
    }

    // A cell of a board that is made, for as long as the board is shown.
    component Cell: Item {
        Component.onCompleted: test.built.push(game.boardSize)
    }

    // As the boards of the window do, a board that goes lets go of the cells.
    component Board: Item {
        id: board

        required property int kind
        property var shown: cells

        Connections {
            target: game

            function onBoardGoes() {
                if (game.kind !== board.kind)
                    board.shown = null;
            }
        }

        Repeater {
            model: board.shown
            delegate: Cell {}
        }
    }

    Component {
        id: squares

        Board {
            kind: Game.Othello
        }
    }

    Component {
        id: goban

        Board {
            kind: Game.Gomoku
        }
    }

    function value(name: string): string {
        const value = game[name];
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
        for (const name in game) {
            const signal = game[name + "Changed"];
            if (typeof game[name] === "function" || signal === undefined || name === "objectName")
                continue;
            names.push(name);
        }
        verify(names.length > 60, names.length + " properties");
        before = all();
        for (const name of names) {
            game[name + "Changed"].connect(() => {
                test.told.push(name);
                test.seen.push([name, test.all()]);
            });
        }
        cells.refresh();
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
            for (let row = 0; row < cells.rowCount(); row++) {
                if (cells.data(cells.index(row, 0), 0x0102)) {
                    game.activate(row);
                    break;
                }
            }
        }
    }

    function test_a_whole_game_of_othello_shows_no_mix() {
        game.chooseGame(Game.Othello);
        game.chooseMode(Game.TwoPlayers);
        game.chooseSize(6);
        game.chooseClock(Game.WholeGame, 300, 2);
        game.start();
        playOn(6);
        game.togglePause();
        game.togglePause();
        game.activate(0);
        game.viewFirst();
        game.viewNext();
        game.activate(0);
        game.undo();
        game.undo();
        game.redo();
        game.hint();
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
        game.chooseGame(Game.Gomoku);
        game.chooseMode(Game.TwoPlayers);
        game.chooseSwap2(false);
        game.start();
        for (let move = 0; move < 5; move++) {
            game.activate(move);
            game.activate(30 + move);
        }
        compare(game.ending, Game.Row);
        game.viewFirst();
        game.viewLast();
        game.chooseGame(Game.Othello);
        game.chooseGame(Game.Gomoku);
        game.chooseRules(Game.Renju);
        game.chooseRules(Game.Freestyle);
        game.chooseSwap2(true);
        game.chooseSwap2(false);
    }

    function test_the_end_of_a_turn_by_the_clock_shows_no_mix() {
        game.chooseGame(Game.Othello);
        game.chooseMode(Game.TwoPlayers);
        game.chooseClock(Game.PerTurn, 5, 0);
        game.start();
        tryCompare(game, "timeUp", true, 12000);
        game.answerTimeUp(true);
        compare(game.moveCount, 1);
        game.chooseMode(Game.PlayBlack);
    }

    function test_another_board_is_built_once_and_of_its_own_cells() {
        game.chooseGame(Game.Othello);
        game.chooseSize(8);
        built = [];
        game.chooseGame(Game.Gomoku);
        compare(built.length, 225);
        verify(built.every(size => size === 15));
        built = [];
        game.chooseGame(Game.Othello);
        compare(built.length, 64);
        verify(built.every(size => size === 8));
        built = [];
        game.chooseSize(10);
        compare(built.length, 100);
        verify(built.every(size => size === 10));
        game.chooseSize(8);
    }
}
