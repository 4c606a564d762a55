// What wins in Gomoku, and how a game begins.
import QtQuick
import org.heibai.app

GameChoice {
    id: root

    readonly property var kinds: [Setup.Freestyle, Setup.Standard, Setup.Renju, Setup.Caro]

    // The ways to open: free, swap2, by name or into one's own lines.
    readonly property int free: 0
    readonly property int swapping: 1
    readonly property int byName: 2
    readonly property int own: 3
    readonly property var ways: [free, ...(options.hasLines ? [byName] : options.hasSwap2 ? [swapping] : []), own]
    readonly property int way: options.hasSwap2 && options.swap2 ? swapping : mine ? own : options.hasLines && options.opens === Setup.ByLine ? byName : free

    function pick(way: int) {
        if (way === byName) {
            options.linesAsked();
            return;
        }
        if (options.hasSwap2)
            options.swap2Picked(way === swapping);
        if (way === own)
            options.minePicked();
        else
            options.openingPicked(false);
    }

    PanelGroup {
        width: parent.width
        contentHeight: ruleChoice.implicitHeight
        label: qsTr("Rules", "heading: what wins")

        ChoiceGroup {
            id: ruleChoice
            objectName: "rules"
            width: parent.width
            name: qsTr("Rules", "heading: what wins")
            choices: [qsTr("Freestyle", "rules"), qsTr("Standard", "rules"), qsTr("Renju", "rules"), qsTr("Caro", "rules")]
            current: root.kinds.indexOf(root.options.rules)
            onPicked: index => root.options.rulesPicked(root.kinds[index])
        }
    }

    PanelGroup {
        width: parent.width
        contentHeight: openingChoice.implicitHeight
        label: qsTr("Opening", "how the game begins")

        ChoiceGroup {
            id: openingChoice
            objectName: "gomokuOpenings"
            width: parent.width
            name: qsTr("Opening", "how the game begins")
            choices: root.ways.map(way => [qsTr("Free", "opening"), qsTr("Swap2", "opening"), qsTr("By name", "opening"), qsTr("Mine", "opening: one's own lines")][way])
            current: root.ways.indexOf(root.way)
            onPicked: index => root.pick(root.ways[index])
        }
    }

    Label {
        objectName: "rulesWords"
        width: parent.width
        // Below both, so that the ways to open are in sight in a low window; as high as the longest of the four, so that
        // what follows stays where it is.
        height: longest.implicitHeight
        text: root.options.rules === Setup.Standard ? qsTr("Exactly five in a row win.")
            : root.options.rules === Setup.Renju ? longest.text
            : root.options.rules === Setup.Caro ? qsTr("Exactly five in a row win, unless both ends are blocked by stones.")
            : qsTr("Five or more in a row win.")
        color: Theme.faint
        font.pixelSize: Theme.small

        Label {
            id: longest
            visible: false
            width: parent.width
            text: qsTr("Black wins with exactly five and may not play double threes, double fours and overlines. White wins with five or more.")
            font.pixelSize: Theme.small
        }
    }

    Label {
        objectName: "lineWords"
        width: parent.width
        visible: root.way === root.byName || root.way === root.own
        text: root.way === root.own ? root.mineWords : qsTr("%1: %2", "an opening, its moves").arg(root.options.lineName).arg(root.options.line)
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
