// What came of the game, wired to it.
import QtQuick
import org.heibai.app

ResultHead {
    id: root

    required property Game game
    // The score of the match that it belongs to, or nothing.
    required property string matchScore

    canRematch: game.canRematch
    canSwap: game.setup.mode !== Setup.TwoPlayers
    onRematchPressed: game.rematch()
    onSwapPressed: game.swapSides()
    onStudyPressed: game.study.enter()
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
        match: root.matchScore
        blackProgram: root.game.seats.blackName
        whiteProgram: root.game.seats.whiteName
        blackLevel: root.game.players.black
        whiteLevel: root.game.players.white
        blackWins: root.game.outcome.blackWins
        whiteWins: root.game.outcome.whiteWins
        draws: root.game.outcome.draws
    }
}
