// What can be chosen of one game or another beyond its board and clock, and the wish to choose it.
import QtQuick
import org.heibai.app

QtObject {
    property int rules: Setup.Freestyle
    property bool swap2: false
    // Whether these rules know the swap2 opening.
    property bool hasSwap2: false
    property bool mirroredStart: false
    property bool whiteFirst: false
    property bool balancedOpening: false
    // Whether there are openings for this board and start.
    property bool hasOpenings: false

    signal rulesPicked(int rules)
    signal swap2Picked(bool swap2)
    signal startPicked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)
}
