// The choices of particular games beyond board and clock, and the requests to choose.
import QtQuick
import org.heibai.app

QtObject {
    property int rules: Setup.Freestyle
    property bool swap2: false
    // Whether these rules know the swap2 opening.
    property bool hasSwap2: false
    property bool mirroredStart: false
    property bool whiteFirst: false
    property int opens: Setup.ByMove
    // Whether there are random and named openings for this board and start.
    property bool hasOpenings: false
    property bool hasLines: false
    // What there is for the machine to play into, and the side that has it.
    property int mine: Setup.Unknown
    property int you: Side.None
    // The name of the chosen opening, and its moves.
    property string lineName: ""
    property string line: ""

    signal rulesPicked(int rules)
    signal swap2Picked(bool swap2)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
    signal minePicked
    // An opening is to be chosen by its name.
    signal linesAsked
}
