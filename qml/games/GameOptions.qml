// The choices of particular games beyond board and clock, and the requests to choose.
import QtQuick
import org.heibai.app

QtObject {
    property int rules: Setup.Freestyle
    // The rule by which Gomoku begins, and those that rules and board know, the free one among them.
    property int begins: Setup.Free
    property list<int> beginnings: [Setup.Free]
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
    signal beginningPicked(int begins)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
    signal minePicked
    // An opening is to be chosen by its name.
    signal linesAsked
}
