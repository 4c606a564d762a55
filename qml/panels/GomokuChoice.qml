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

    readonly property var kinds: [Game.Freestyle, Game.Standard, Game.Renju, Game.Caro]

    spacing: Theme.gap

    Words {
        text: qsTr("Rules", "heading: what wins")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        objectName: "rules"
        width: parent.width
        name: qsTr("Rules", "heading: what wins")
        columns: 2
        choices: [qsTr("Freestyle", "rules"), qsTr("Standard", "rules"), qsTr("Renju", "rules"), qsTr("Caro", "rules")]
        current: root.kinds.indexOf(root.rules)
        onPicked: index => root.rulesPicked(root.kinds[index])
    }

    Words {
        objectName: "rulesWords"
        width: parent.width
        text: root.rules === Game.Standard ? qsTr("Exactly five in a row win.")
            : root.rules === Game.Renju ? qsTr("Black wins with exactly five and may not play double threes, double fours and overlines. White wins with five or more.")
            : root.rules === Game.Caro ? qsTr("Exactly five in a row win, unless both ends are blocked by stones.")
            : qsTr("Five or more in a row win.")
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }

    Words {
        visible: root.hasSwap2
        text: qsTr("Opening", "how the game begins")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        objectName: "gomokuOpenings"
        visible: root.hasSwap2
        width: parent.width
        name: qsTr("Opening", "how the game begins")
        columns: 2
        choices: [qsTr("Free", "opening"), qsTr("Swap2", "opening")]
        current: root.swap2 ? 1 : 0
        onPicked: index => root.swap2Picked(index === 1)
    }
}
