// The columns of the explorer, in a row of this width.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property real width

    readonly property int games: Math.round(52 * Theme.scale)
    readonly property int gamesWidth: Math.round(54 * Theme.scale)
    readonly property int results: games + gamesWidth + Theme.gap
    readonly property int resultsWidth: mean - results - Math.round(Theme.gap / 2)
    readonly property int leastResults: Math.round(84 * Theme.scale)
    // In large type the mean goes before the shares in the bar of the results have no room for their numbers.
    readonly property bool showsMean: value - fullMean - results - Math.round(Theme.gap / 2) >= leastResults
    readonly property int fullMean: Math.round(46 * Theme.scale)
    readonly property int meanWidth: showsMean ? fullMean : 0
    readonly property int mean: value - meanWidth
    readonly property int valueWidth: Math.round(54 * Theme.scale)
    readonly property int rowHeight: Math.round(42 * Theme.scale)
    readonly property int value: Math.floor(width) - valueWidth - Theme.gap
}
