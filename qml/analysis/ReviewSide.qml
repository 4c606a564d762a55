// How well a side played: accuracy, average loss of a move, and slips.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property int side
    required property SideReview review
    // Whether all moves are judged, and whether a review runs, which may still change that.
    required property bool judged
    required property bool settling
    // Whether values of its quick pass have stayed.
    required property bool rough
    required property ReviewWords says
    // Whether there is little room: slips are counted by their marks.
    property bool slim: false

    readonly property string name: says.words.whoPlayed(side, false)
    readonly property string percent: review.accuracy < 0 ? "–" : (settling || rough || !judged ? qsTr("≈ %1 %", "accuracy, as far as it is known") : qsTr("%1 %", "accuracy")).arg(review.accuracy.toFixed(0))
    readonly property string slips: says.counted(review.inaccuracies, review.mistakes, review.blunders, judged)
    readonly property string mean: !judged ? settling ? qsTr("reviewing…", "how well somebody played") : says.unknown : review.accuracy < 0 ? qsTr("no move counts", "of a review") : qsTr("%1 a move", "what was lost on average").arg(says.kind.loss(review.meanLost))
    // Whether the mean has no room for its words, but may have for its number.
    readonly property bool counted: judged && review.accuracy >= 0
    readonly property bool tooLong: slim && counted && 0.75 * meanSize.advanceWidth > slimMean.room
    property bool brief: tooLong
    readonly property string spoken: mean === slips ? Speech.fill(qsTr("%1: accuracy %2, %3", "player, percent, loss"), [name, percent, mean])
        : Speech.fill(qsTr("%1: accuracy %2, %3; %4", "player, percent, loss, slips"), [name, percent, mean, slips])

    spacing: Math.round(Theme.gap / 4)
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Item {
        width: root.width
        height: player.height

        SmallDisc {
            id: disc
            anchors.verticalCenter: parent.verticalCenter
            black: root.side === Side.Black
            size: Math.round(16 * Theme.scale)
        }

        Label {
            id: player
            x: disc.width + Theme.gap
            width: root.width - x - (root.slim ? percentage.width + Theme.gap : 0)
            text: root.slim ? root.says.words.whoPlayed(root.side, true) : root.name
            font.weight: Font.DemiBold
            maximumLineCount: 1
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Label {
            id: percentage
            visible: root.slim
            anchors.right: parent.right
            text: root.percent
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }

    Item {
        width: root.width
        height: figure.height
        visible: !root.slim

        Text {
            id: figure
            text: root.percent
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Math.round(26 * Theme.scale)
        }

        Label {
            anchors.baseline: figure.baseline
            anchors.left: figure.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            horizontalAlignment: Text.AlignRight
            text: root.mean
            color: Theme.faint
            font.pixelSize: Theme.small
            maximumLineCount: 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Rectangle {
        width: root.width
        height: Math.round(4 * Theme.scale)
        radius: height / 2
        color: Theme.line

        Rectangle {
            width: parent.width * Math.max(0, root.review.accuracy) / 100
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    Item {
        visible: root.slim
        width: root.width
        height: Math.round(18 * Theme.scale)

        Row {
            id: counts
            height: parent.height
            visible: root.judged
            spacing: Math.round(Theme.gap * 0.75)

            Repeater {
                model: [[Review.Blunder, root.review.blunders], [Review.Mistake, root.review.mistakes], [Review.Inaccuracy, root.review.inaccuracies]]

                Row {
                    id: kind

                    required property var modelData

                    height: parent.height
                    spacing: Math.round(Theme.gap / 4)

                    SlipMark {
                        anchors.verticalCenter: parent.verticalCenter
                        slip: kind.modelData[0]
                        black: root.side === Side.Black
                    }

                    Label {
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: kind.modelData[1]
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
            }
        }

        TextMetrics {
            id: meanSize
            font: slimMean.font
            text: root.mean
        }

        Label {
            id: slimMean
            objectName: "slimMean"

            readonly property real room: parent.width - (root.judged ? counts.width + Math.round(Theme.gap / 2) : 0)

            anchors.right: parent.right
            width: Math.max(0, Math.min(implicitWidth, room))
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            // Both sides have it, or the figures still have it by phases.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.floor(Theme.small * 0.75)
            elide: Text.ElideRight
            text: root.brief && root.counted ? root.says.kind.loss(root.review.meanLost) : root.mean
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Label {
        visible: !root.slim
        width: root.width
        // Once is enough.
        text: root.slips === root.mean ? "" : root.slips
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
