// How the game stands: the lower part is Black's share, the line in the middle a draw.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Analysis analysis
    // The score for which the bar is full, where it does not show the chance of winning.
    required property real most
    required property GameWords words
    // The share of Black, from 0 to 1.
    readonly property real share: words.inPercent ? analysis.percent / 100 : analysis.forced !== 0 ? (analysis.forced > 0 ? 1 : 0) : Math.max(0, Math.min(1, 0.5 + analysis.worth / (2 * most)))

    implicitWidth: Math.round(8 * Theme.scale)
    visible: analysis.known
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("For %1: %2", "side, value of the position").arg(words.sideName(words.toldFor(words.mover))).arg(words.worth(analysis.worth, analysis.certain ? Sureness.Certain : Sureness.AtDepth, analysis.forced, analysis.percent, Side.Black, words.mover))

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.whiteStone
        border.width: 1
        border.color: Theme.edge
    }

    Rectangle {
        objectName: "share"
        x: 1
        width: parent.width - 2
        height: Math.round((parent.height - 2) * root.share)
        y: parent.height - 1 - height
        radius: width / 2
        color: Theme.blackStone

        Behavior on height {
            enabled: !Theme.reducedMotion

            NumberAnimation {
                duration: 150
            }
        }
    }

    Rectangle {
        x: -Math.round(parent.width / 2)
        y: Math.round(parent.height / 2)
        width: 2 * parent.width
        height: Math.max(1, Math.round(2 * Theme.scale))
        color: Theme.edge
    }
}
