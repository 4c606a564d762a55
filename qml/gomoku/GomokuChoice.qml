// What wins in Gomoku, and how a game begins.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property int rules
    required property bool swap2
    // Whether these rules know the swap2 opening.
    required property bool hasSwap2

    signal rulesPicked(int rules)
    signal swap2Picked(bool swap2)

    readonly property var kinds: [Setup.Freestyle, Setup.Standard, Setup.Renju, Setup.Caro]

    spacing: Theme.gap

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
            current: root.kinds.indexOf(root.rules)
            onPicked: index => root.rulesPicked(root.kinds[index])
        }
    }

    Label {
        objectName: "rulesWords"
        width: parent.width
        // As high as the longest of the four, so that what follows stays where it is.
        height: longest.implicitHeight
        text: root.rules === Setup.Standard ? qsTr("Exactly five in a row win.")
            : root.rules === Setup.Renju ? longest.text
            : root.rules === Setup.Caro ? qsTr("Exactly five in a row win, unless both ends are blocked by stones.")
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

    PanelGroup {
        width: parent.width
        label: qsTr("Opening", "how the game begins")

        ChoiceGroup {
            objectName: "gomokuOpenings"
            width: parent.width
            name: qsTr("Opening", "how the game begins")
            enabled: root.hasSwap2
            choices: [qsTr("Free", "opening"), qsTr("Swap2", "opening")]
            current: root.swap2 && root.hasSwap2 ? 1 : 0
            onPicked: index => root.swap2Picked(index === 1)
        }
    }
}
