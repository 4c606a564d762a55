// What wins in Gomoku, and how a game begins.
import QtQuick
import org.heibai.app

GameChoice {
    id: root

    readonly property var kinds: [Setup.Freestyle, Setup.Standard, Setup.Renju, Setup.Caro]

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
        label: qsTr("Opening", "how the game begins")

        ChoiceGroup {
            objectName: "gomokuOpenings"
            width: parent.width
            name: qsTr("Opening", "how the game begins")
            enabled: root.options.hasSwap2 || root.options.hasLines
            choices: root.options.hasLines ? [qsTr("Free", "opening"), qsTr("By name", "opening")] : [qsTr("Free", "opening"), qsTr("Swap2", "opening")]
            current: root.options.hasLines ? (root.options.opens === Setup.ByLine ? 1 : 0) : root.options.swap2 && root.options.hasSwap2 ? 1 : 0
            onPicked: index => {
                if (!root.options.hasLines)
                    root.options.swap2Picked(index === 1);
                else if (index === 1)
                    root.options.linesAsked();
                else
                    root.options.openingPicked(false);
            }
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
        visible: root.options.opens === Setup.ByLine
        text: qsTr("%1: %2", "an opening, its moves").arg(root.options.lineName).arg(root.options.line)
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
