// What the analysis and the review show around the board: the bar beside it and the graph below it. The window reads this
// file when there is something to show.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property PlayArea area

    readonly property Game game: area.game

    LazyPart {
        // Where the window has room for it beside the board.
        wanted: root.game.study.open && root.game.analysis.known && root.area.shownX >= 3 * Theme.gap
        x: root.area.shownX - Math.round(2.5 * Theme.gap)
        y: root.area.grid.boardY + Math.round((root.area.grid.boardSide - root.area.shownWidth) / 2)
        width: Theme.gap
        height: root.area.shownWidth
        sourceComponent: EvaluationBar {
            analysis: root.game.analysis
            words: root.area.words
            most: root.area.kind.fullScore(root.game.setup.boardSize)
        }
    }

    LazyPart {
        wanted: root.area.grid.graphHeight > 0
        x: root.area.belowX
        y: root.area.grid.graphY
        width: root.area.belowWidth
        height: Math.max(0, root.area.grid.graphHeight - Theme.gap)
        sourceComponent: ReviewGraph {
            game: root.game
            moves: root.game.view.count
            says: ReviewWords {
                review: root.game.review
                words: root.area.words
                kind: root.area.kind
            }
        }
    }
}
