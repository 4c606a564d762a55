// What every move is worth: the switch, how far it is, our lines and below them what books of other programs say and the lines of
// a program, and what the marks on the board mean.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property GameWords words
    required property GameKind kind
    required property Preferences preferences
    property bool compact: false
    // Whether it has navigation buttons of its own.
    property bool walks: true
    // Whether it appears while the window is in use.
    property bool arrives: false

    // Asks for the list of programs.
    signal enginesAsked

    readonly property bool on: game.analysis.on
    // The height left for lines.
    readonly property int room: Math.max(0, key.y - list.y - Theme.gap)
    // Whether there is room for lines and for what the marks mean; else this unfolds over the lines, as long as it is wanted.
    readonly property bool roomy: transport.y - list.y >= Math.round(260 * Theme.scale)
    property bool keyWanted: false
    // Lines come before all that explains them.
    readonly property bool low: root.height < 10 * Theme.control

    AnalysisWords {
        id: analysisWords
        analysis: root.game.analysis
        choosing: root.game.choosing
    }

    Switch {
        id: power
        objectName: "analyse"
        visible: !root.compact
        x: Theme.margin
        y: Math.round(Theme.gap / 2)
        width: root.width - 2 * x
        text: qsTr("Analyse")
        explanation: analysisWords.state
        on: root.on
        onPicked: on => root.game.analysis.switchTo(on)
    }

    LazyPart {
        id: everything
        wanted: !root.compact && root.on && root.game.analysis.chosen !== ""
        x: Theme.margin
        y: power.y + power.height + Math.round(Theme.gap / 2)
        width: root.width - 2 * x
        height: wanted ? implicitHeight : 0
        sourceComponent: Button {
            objectName: "analyseAll"
            arrives: everything.arrives
            implicitHeight: Math.round(34 * Theme.scale)
            text: qsTr("Analyse all moves")
            onClicked: root.game.analysis.chooseAll()
        }
    }

    PointOfView {
        id: view
        visible: root.on && !root.compact && !root.low
        x: Theme.margin
        y: everything.y + everything.height + Math.round(Theme.gap / 2)
        width: root.width - 2 * x
        words: root.words
    }

    LazyPart {
        id: balance
        wanted: root.on && !root.compact && root.game.analysis.balances
        x: Theme.margin
        y: view.y + (view.visible ? view.height : 0) + (wanted ? Math.round(Theme.gap / 2) : 0)
        width: root.width - 2 * x
        height: wanted ? implicitHeight : 0
        sourceComponent: BalancePart {
            analysis: root.game.analysis
            words: root.words
        }
    }

    // A screen reader hears once what is best in a position, when it has been looked at for a while, and once more when that is
    // certain.
    Connections {
        target: root.game.study

        function onNodeChanged() {
            patience.restart();
        }
    }

    Timer {
        id: patience

        readonly property bool certain: root.game.analysis.stage === Analysis.Exact

        interval: 1500
        running: root.on
        onCertainChanged: if (certain && root.on) restart()
        onTriggered: {
            const best = list.best();
            if (best)
                Speech.say(root.words.join(qsTr("Best: %1, value %2, %3.", "move, score, how sure").arg(best.names[0] ?? "").arg(best.score).arg(best.spokenSure), analysisWords.spokenBest), "analysis");
            else if (root.on && root.game.analysis.stage === Analysis.Looking)
                restart();
        }
    }

    LineList {
        id: list
        x: Theme.margin
        y: root.compact ? Theme.gap : root.on ? balance.y + balance.height + Math.round(Theme.gap / 2) : view.y
        width: root.width - 2 * x
        height: Math.max(0, (books.wanted ? books.y : books.end) - y - Theme.gap)
        on: root.on
        lines: root.game.analysis.lines
        words: root.words
        onPreviewed: (row, moves) => root.game.analysis.preview(row, moves)
        onLeaving: root.game.analysis.endPreview()
        onPlayed: (row, moves) => root.game.analysis.play(row, moves)
    }

    Label {
        visible: !root.on && !root.compact
        x: Theme.margin
        y: list.y
        width: root.width - 2 * x
        text: qsTr("Switch the analysis on with F4 to see what every move is worth.")
        color: Theme.faint
    }

    LazyPart {
        id: books
        // Where it ends.
        readonly property int end: second.wanted ? second.y : key.y

        wanted: root.on && !root.compact && root.game.explorer.bookMoves > 0
        x: Theme.margin
        y: end - height - Theme.gap
        width: root.width - 2 * x
        height: item ? Math.min((item as BookValues).wanted, Math.round(root.room * 0.3)) : 0
        sourceComponent: BookValues {
            game: root.game
            says: ExplorerWords {
                words: root.words
            }
        }
    }

    LazyPart {
        id: second
        wanted: root.on && !root.compact
        x: Theme.margin
        y: key.y - height - Theme.gap
        width: root.width - 2 * x
        height: item ? Math.min(implicitHeight, Math.max((item as SecondOpinion).least, Math.round(root.room * 0.48))) : 0
        sourceComponent: SecondOpinion {
            game: root.game
            words: root.words
            onEnginesAsked: root.enginesAsked()
        }
    }

    LazyPart {
        id: key
        wanted: root.on && !root.compact && !root.low
        x: Theme.margin
        y: transport.y - height - (wanted ? Theme.gap : 0)
        width: root.width - 2 * x
        height: wanted ? implicitHeight : 0
        sourceComponent: BoardKey {
            words: root.words
            kind: root.kind
            second: root.game.opinion.name
            chosen: root.game.analysis.chosen !== ""
            threats: root.preferences.showThreats
            unfolded: root.roomy ? root.preferences.boardKey : root.keyWanted
            onFolded: root.roomy ? root.preferences.boardKey = !root.preferences.boardKey : root.keyWanted = !root.keyWanted
        }
    }

    ViewTransport {
        id: transport
        x: Theme.margin
        y: root.height - height - (root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin)
        width: root.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: root.walks
        view: root.game.view
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
