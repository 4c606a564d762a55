// The columns of the list of games: which, where, and how wide.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property real width
    required property bool archive
    // Whether there are positions to be solved, not games.
    property bool problems: false
    // How many games there are: their number is as wide as it has digits, after a tick and below its head.
    property int count: 0

    readonly property Games games: Games {}
    readonly property int unit: Theme.text
    readonly property FontMetrics metrics: FontMetrics {
        font.pixelSize: Theme.text
    }
    readonly property real numbered: Math.max(3.4, 0.62 * String(count).length + 2)
    readonly property bool narrow: width < 34 * unit
    // The columns that fit; players and result are always there.
    readonly property var shown: (problems ? asked : played).filter(column => width >= column.from * unit)
    readonly property var asked: [
        { by: GameList.Number, role: "number", words: qsTr("No.", "of a game"), fixed: numbered, from: 0 },
        { by: GameList.Empties, role: "empties", words: qsTr("Empty", "squares, a number"), fixed: 6, from: 0 },
        { by: GameList.ToMove, role: "side", words: qsTr("To move"), fixed: 7.4, from: 0 },
        { by: GameList.Score, role: "worth", words: qsTr("Score", "for the side to move"), fixed: 6, from: 0 },
        { by: GameList.Event, role: "event", words: qsTr("Note", "on a position"), share: 4, from: 32 }
    ]
    readonly property var played: [
        { by: GameList.Number, role: "number", words: qsTr("No.", "of a game"), fixed: numbered, from: 0 },
        { by: GameList.Black, role: "black", words: qsTr("Black"), share: 3, from: 0 },
        { by: GameList.White, role: "white", words: qsTr("White"), share: 3, from: 0 },
        { by: GameList.Result, role: "result", words: qsTr("Result"), fixed: narrow ? 4.4 : 5.6, from: 0 },
        { by: GameList.Date, role: "date", words: qsTr("Date"), fixed: 7.4, from: 34 },
        archive ? { by: GameList.Event, role: "event", words: qsTr("Game"), fixed: 8.8, from: 44 } : { by: GameList.Event, role: "event", words: qsTr("Event"), share: 4, from: 44 },
        { by: GameList.Opening, role: "opening", words: qsTr("Opening"), share: 4, from: archive ? 56 : 1e9 }
    ]
    readonly property var widths: {
        const fixed = shown.reduce((sum, column) => sum + (column.fixed ?? 0) * unit, 0);
        const shares = shown.reduce((sum, column) => sum + (column.share ?? 0), 0);
        return shown.map(column => Math.floor(column.fixed ? column.fixed * unit : (width - fixed) * column.share / shares));
    }
    readonly property var places: widths.map((_, at) => widths.slice(0, at).reduce((sum, it) => sum + it, 0))
}
