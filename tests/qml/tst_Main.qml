// The window as a whole: the side panel folds away where it is narrow, and the board stays of use.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Main"
    when: windowShown
    visible: true
    width: 100
    height: 100

    Component {
        id: windows

        Main {}
    }

    function test_a_narrow_window_folds_the_panel_away_behind_a_button() {
        const window = createTemporaryObject(windows, test, { width: 1120, height: 760 });
        tryCompare(window, "active", true);
        verify(window.panelShown);
        window.width = 480;
        window.height = 600;
        tryCompare(window, "narrow", true);
        window.sheetOpen = false;
        verify(!window.panelShown);
        // The button means something else than a moment ago, so it holds back a second click for a while.
        wait(Theme.settle + 100);
        mouseClick(findChild(window.menuBar, "panelButton"));
        verify(window.panelShown);
        const board = findChild(window.contentItem, "board");
        verify(board.cell >= 36, "squares of " + board.cell + " pixels");
    }

    function test_a_maximised_window_stays_so_while_it_fills_the_screen_and_after() {
        const window = createTemporaryObject(windows, test, { width: 1120, height: 760 });
        tryCompare(window, "active", true);
        window.visibility = Window.Maximized;
        tryCompare(window, "maximised", true);
        window.toggleFullScreen();
        tryCompare(window, "visibility", Window.FullScreen);
        verify(desktop.isMaximised(window), "below");
        window.toggleFullScreen();
        tryCompare(window, "visibility", Window.Maximized);
        window.visibility = Window.Windowed;
        window.toggleFullScreen();
        tryCompare(window, "visibility", Window.FullScreen);
        window.toggleFullScreen();
        tryCompare(window, "visibility", Window.Windowed);
    }

    function test_start_has_the_keyboard_at_the_start() {
        const window = createTemporaryObject(windows, test, { width: 1120, height: 760 });
        tryCompare(window, "active", true);
        wait(0);
        compare(window.activeFocusItem.text, "Start");
    }

    function test_another_game_makes_no_cell_on_the_board_of_the_one_before() {
        const window = createTemporaryObject(windows, test, { width: 1120, height: 760 });
        tryCompare(window, "active", true);
        const old = findChild(window.contentItem, "board");
        compare(old.boardSize, 8);
        verify(old.squareAt(63) && !old.squareAt(64));
        const game = old.game;
        game.setup.chooseGame(Setup.Gomoku);
        // It is there until the event loop takes it away.
        verify(!old.squareAt(0));
        wait(0);
        const goban = findChild(window.contentItem, "board");
        verify(goban !== old && goban.squareAt(224) && !goban.squareAt(225));
        game.setup.chooseGame(Setup.Othello);
    }
}
