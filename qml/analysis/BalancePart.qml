// Stones that balance a game of Gomoku, the next one or the next two: for fair games from openings of one's own.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Analysis analysis
    required property GameWords words

    spacing: Math.round(Theme.gap / 2)

    Flow {
        width: parent.width
        spacing: Theme.gap

        Label {
            height: one.height
            text: qsTr("Balance by", "one or two stones, which follow")
            color: Theme.faint
            font.pixelSize: Theme.small
            verticalAlignment: Text.AlignVCenter
        }

        LinkButton {
            id: one
            objectName: "balanceByOne"
            text: qsTr("one stone", "balance by")
            Accessible.name: qsTr("Find one stone that balances the game")
            onClicked: root.analysis.balance(1)
        }

        LinkButton {
            objectName: "balanceByTwo"
            text: qsTr("two stones", "balance by")
            Accessible.name: qsTr("Find two stones that balance the game")
            onClicked: root.analysis.balance(2)
        }
    }

    Label {
        objectName: "balanceState"
        width: parent.width
        visible: text !== ""
        text: root.analysis.balanceStones === 0 || root.analysis.balanced.length > 0 ? "" : root.analysis.balancing ? qsTr("looking…") : qsTr("Nothing balances this game.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Flow {
        width: parent.width
        spacing: Math.round(Theme.gap / 2)
        visible: rows.count > 0

        Repeater {
            id: rows
            model: root.analysis.balanced

            LinkButton {
                required property int index
                required property string modelData

                readonly property string value: root.words.worth((root.analysis.balancedHundredths[index] ?? 0) / 100, Sureness.AtDepth, 0, root.analysis.balancedPercents[index] ?? 50, Side.Black, root.words.mover)

                objectName: "balanced" + index
                text: qsTr("%1 %2", "stones, value").arg(modelData).arg(value)
                Accessible.name: qsTr("Play %1, value %2", "stones, value").arg(modelData).arg(value)
                onClicked: root.analysis.playBalanced(index)
            }
        }
    }
}
