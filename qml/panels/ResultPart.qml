// The result, wired to the game. The panel loads this file when a game ends.
import QtQuick
import org.heibai.app

ResultHead {
    id: root

    required property SidePanel panel

    readonly property Game game: panel.game

    compact: panel.docked
    // Below it stand moves.
    low: panel.height < 12 * Theme.control
    canRematch: game.canRematch
    canReview: game.review.possible
    canSwap: game.setup.mode !== Setup.TwoPlayers
    onRematchPressed: game.rematch()
    onSwapPressed: game.swapSides()
    onStudyPressed: game.study.enter()
    onNewGamePressed: panel.newGame()
    onDeparturePressed: game.openings.studyDeparture()
    onReviewPressed: panel.showReview()

    Connections {
        target: root.panel

        function onResultsTurn(reason: int) {
            root.focusFirst(reason);
        }
    }

    words: ResultWords {
        kind: root.game.setup.kind
        mode: root.game.setup.mode
        you: root.game.players.you
        winner: root.game.outcome.winner
        ending: root.game.outcome.ending
        blackCount: root.game.blackCount
        whiteCount: root.game.whiteCount
        blackScore: root.game.outcome.blackScore
        whiteScore: root.game.outcome.whiteScore
        match: root.panel.matchScore
        blackProgram: root.game.seats.blackName
        whiteProgram: root.game.seats.whiteName
        blackLevel: root.game.players.black
        whiteLevel: root.game.players.white
        blackWins: root.game.outcome.blackWins
        whiteWins: root.game.outcome.whiteWins
        draws: root.game.outcome.draws
        leftAt: root.game.openings.leftAt
        leftBy: root.game.openings.leftBy
        leftWith: root.game.openings.leftWith
        prepared: root.game.openings.prepared
    }
}
