// One cell of a board of any game: its place, its hint, and its input.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int index
    required property int stone
    required property bool legal
    required property bool lastMove
    // The machine's hint: 1 on the best move, 2 on the second best, 0 elsewhere; its score in the game's own unit; the
    // plies to a forced end, negative for a loss, 0 without one.
    required property int hintRank
    required property real hintScore
    required property bool hintExact
    required property int hintForced
    // Its mark of the study, and the mark's letters.
    required property int sign
    required property string label
    // What the analysis says of a move there: how sure it is, after how many plies or with how many percent, the score for
    // the side to move, the plies to a forced end, how much better the best move is, and whether none is better.
    required property int sureness
    required property int depth
    required property real value
    required property int valueForced
    required property bool near
    required property bool poor
    required property bool best
    // Whether the value is from the opening book.
    required property bool book
    // Whether it is one of the moves that alone are analysed, and whether a program thinks best of it that gives a second
    // opinion.
    required property bool chosenMove
    required property bool advised
    // That side's chance of winning.
    required property int percent
    // Whether the reason for a mistake mentions it.
    required property bool inReason
    required property string cellName
    property int boardSize: 8
    property int cell: 40
    property int side: 0
    property bool showLastMove: true
    property bool animated: true
    property bool current: false
    property bool pointed: false
    // Whether an estimate below ten shows tenths.
    property bool finely: false
    // The cell's name for screen readers.
    property string said: cellName
    // The words of the game, in which a hint's score is written.
    property GameWords words: null
    // The colours of a sign on it and, on an empty cell, below its letters.
    property color signInk: stone === Side.Black ? Theme.markOnBlack : stone === Side.White ? Theme.markOnWhite : Theme.hintMark
    property color signGround: "transparent"
    readonly property bool valued: sureness !== Sureness.Unknown && hintRank <= 0
    readonly property bool noted: hintRank > 0 || valued || inReason || chosenMove || advised || sign !== Cell.NoSign
    readonly property string scoreShort: brief(hintScore, hintExact, hintForced)
    readonly property string scoreText: hintRank > 0 && words !== null ? words.worth(hintScore, hintExact ? Sureness.Certain : Sureness.AtDepth, hintForced, percent, words.mover, words.mover) : ""

    signal pressed(int cell)
    signal placed(int cell)

    readonly property string spokenName: spoken()
    property bool filled: stone !== Side.None
    onFilledChanged: if (filled) root.placed(root.index)

    function spoken(): string {
        const placed = lastMove ? qsTr("%1, last move", "after the name of a square").arg(said) : said;
        const bare = inReason ? qsTr("%1, highlighted", "after the name of a square").arg(placed) : placed;
        const words = sign === Cell.Letters ? qsTr("%1, marked %2", "square, letters").arg(bare).arg(label)
            : sign === Cell.NoSign ? bare : signWords().arg(bare);
        const told = hintRank > 0 ? hintWords().arg(words).arg(scoreText) : valued && root.words !== null ? root.words.valued(words, value, sureness, depth, valueForced, percent, book) : words;
        const sourced = valued && book ? qsTr("%1, from the book", "square and value").arg(told) : told;
        const seconded = advised && root.words !== null ? root.words.advised(sourced) : sourced;
        return chosenMove ? qsTr("%1, analysed alone", "after the name of a square").arg(seconded) : seconded;
    }

    function signWords(): string {
        switch (sign) {
        case Cell.Circle:
            return qsTr("%1, marked with a circle", "square");
        case Cell.Cross:
            return qsTr("%1, marked with a cross", "square");
        case Cell.Square:
            return qsTr("%1, marked with a square", "square");
        default:
            return qsTr("%1, marked with a triangle", "square");
        }
    }

    function hintWords(): string {
        return hintRank === 1 ? qsTr("%1, hint, %2", "after the name of a square: its score")
            : hintRank === 2 ? qsTr("%1, second best hint, %2", "after the name of a square: its score")
            : hintRank === 3 ? qsTr("%1, third best hint, %2", "after the name of a square: its score")
            : qsTr("%1, fourth best hint, %2", "after the name of a square: its score");
    }

    // The value of a move, as short as on the board.
    readonly property string valueText: brief(value, book || sureness === Sureness.Certain, valueForced)

    function brief(value: real, exact: bool, forced: int): string {
        if (words === null)
            return shortScore(value, exact, forced);
        const mover = words.mover;
        return words.inPercent && forced === 0 ? words.toldPercent(percent, mover, mover) : shortScore(words.told(value, mover, mover), exact, words.told(forced, mover, mover));
    }

    // The score in the room of a square: whole from ten on; the moves to a win after a star, to a loss after a hollow one.
    function shortScore(score: real, exact: bool, forced: int): string {
        if (forced !== 0)
            return (forced > 0 ? "★" : "☆") + Math.ceil(Math.abs(forced) / 2);
        const sign = score < 0 ? "−" : score > 0 ? "+" : "";
        const value = Math.abs(score);
        const digits = Amount.text(value, finely && !exact && value < 9.95 ? 1 : 0);
        return Number(digits) === 0 ? "0" : sign + digits;
    }

    objectName: "square-" + cellName
    x: index % boardSize * cell
    y: Math.floor(index / boardSize) * cell
    // A hint's score stays legible under the pointer's pale stone.
    z: hintRank > 0 || valued || advised ? 1 : 0
    width: cell
    height: cell
    activeFocusOnTab: current || activeFocus
    // On AT-SPI it has its row and column in the board's table, and can be pressed; a reader would say the whole row of
    // one that is called a cell.
    Accessible.role: Accessible.ListItem
    Accessible.name: spokenName
    Accessible.focusable: true
    Accessible.onPressAction: root.pressed(root.index)

    // What few squares have is made together, so that the others cost less.
    Repeater {
        model: root.noted ? 1 : 0

        Item {
            z: 1
            width: root.cell
            height: root.cell

            Repeater {
                model: root.inReason || root.chosenMove || root.advised ? 1 : 0

                CellNotes {
                    z: 2
                    cell: root.cell
                    inReason: root.inReason
                    chosen: root.chosenMove
                    advised: root.advised
                }
            }

            Repeater {
                model: root.hintRank > 0 ? 1 : 0

                HintMarker {
                    anchors.fill: parent
                    z: 1
                    cell: root.cell
                    best: root.hintRank === 1
                    exact: root.hintExact
                    score: root.scoreShort
                }
            }

            Repeater {
                model: root.valued ? 1 : 0

                ValueMark {
                    anchors.fill: parent
                    z: 1
                    cell: root.cell
                    best: root.best
                    near: root.near
                    poor: root.poor
                    forced: root.valueForced !== 0
                    exact: root.sureness === Sureness.Certain
                    book: root.book
                    score: root.valueText
                }
            }

            Repeater {
                model: root.hintRank <= 0 && !root.valued && root.sign !== Cell.NoSign ? 1 : 0

                CellMark {
                    anchors.fill: parent
                    z: 1
                    cell: root.cell
                    sign: root.sign
                    label: root.label
                    ink: root.signInk
                    ground: root.stone === Side.None ? root.signGround : "transparent"
                }
            }
        }
    }
}
