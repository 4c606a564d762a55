// The board of Othello, wired to the game.
import QtQuick
import org.heibai.app

OthelloBoard {
    id: root

    required property Game game
    required property Preferences preferences

    boardSize: game.setup.boardSize
    side: game.turn
    past: game.view.past
    chalk: Array.from(game.lesson.lines)
    showLegal: preferences.showLegal && game.phase !== Game.Paused
    showLastMove: preferences.showLastMove
    markable: game.study.open && !game.editor.open && game.practice.stage === Practice.Closed
    onSquareChosen: cell => game.activate(cell)
    onSquarePicked: cell => game.analysis.choose(cell)
    onSquareMarked: cell => game.study.mark(cell, Study.NextSign)
    onSquarePointed: refreshPreview()

    function refreshPreview() {
        const wanted = preferences.showPreview && pointed >= 0;
        previewCells = wanted ? Array.from(game.changedBy(pointed)) : [];
    }

    Connections {
        target: root.game

        // A preview of the former position is out of date.
        function onShownChanged() {
            root.refreshPreview();
        }

        // This board outlives its game for a moment and ignores the cells of another.
        function onBoardGoes() {
            if (root.game.setup.kind !== Setup.Othello)
                root.model = null;
        }

        function onIllegalCell(cell) {
            root.nudge(cell);
        }
    }
}
