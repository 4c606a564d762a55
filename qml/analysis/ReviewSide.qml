// How well a side played: its accuracy, what a move lost on average, and its slips.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property int side
    // From 0 to 100, or -1 if it is not known.
    required property real accuracy
    required property real lost
    required property list<int> slips
    required property ReviewWords says

    readonly property string percent: accuracy < 0 ? "–" : qsTr("%1 %", "accuracy").arg(accuracy.toFixed(0))

    spacing: Math.round(Theme.gap / 4)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: accuracy %2, %3 a move; %4", "side, percent, loss, slips").arg(says.words.sideName(side)).arg(percent).arg(says.loss(lost)).arg(counts.text)

    Row {
        spacing: Theme.gap

        SmallDisc {
            anchors.verticalCenter: parent.verticalCenter
            black: root.side === Side.Black
            size: Math.round(16 * Theme.scale)
        }

        Label {
            text: root.says.words.sideName(root.side)
            Accessible.ignored: true
        }
    }

    Text {
        text: root.percent
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.round(26 * Theme.scale)
        font.weight: Font.DemiBold
    }

    Label {
        width: root.width
        text: qsTr("%1 a move", "what was lost on average").arg(root.says.loss(root.lost))
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Label {
        id: counts
        width: root.width
        text: qsTr("%1 ?! · %2 ? · %3 ??", "inaccuracies, mistakes, blunders").arg(root.slips[0]).arg(root.slips[1]).arg(root.slips[2])
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
