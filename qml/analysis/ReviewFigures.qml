// How well both sides played in each part of the game, and how many moves lost how much.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Review review
    required property ReviewWords says

    readonly property var phases: [qsTr("Opening", "part of a game"), qsTr("Middlegame", "part of a game"), qsTr("Endgame", "part of a game")]
    readonly property var losses: Array.from(review.losses)
    readonly property var blackLosses: Array.from(review.black.losses)
    readonly property var whiteLosses: Array.from(review.white.losses)
    readonly property int most: Math.max(1, ...blackLosses, ...whiteLosses)

    spacing: Math.round(Theme.gap / 2)

    function accuracy(side: int, phase: int): string {
        const [moves, accurate] = Array.from((side === Side.Black ? review.black : review.white).phases).slice(3 * phase, 3 * phase + 2);
        return moves > 0 && accurate >= 0 ? qsTr("%1 %", "accuracy").arg(accurate) : "–";
    }

    function lost(side: int, phase: int): string {
        const [moves, accurate, lost] = Array.from((side === Side.Black ? review.black : review.white).phases).slice(3 * phase, 3 * phase + 3);
        return moves === 0 ? "" : lost === 0 ? "0" : says.kind.loss(lost / 100);
    }

    function spoken(side: int, phase: int): string {
        const average = lost(side, phase);
        return average === "" ? qsTr("no move counts", "of a review") : qsTr("%1, %2 a move", "accuracy, loss").arg(accuracy(side, phase)).arg(average);
    }

    function amount(tenths: int): string {
        return says.kind.loss(tenths / 10).replace("−", "");
    }

    // The range of a class.
    function span(at: int): string {
        return at + 1 < losses.length ? qsTr("%1 to %2", "what was lost: from, to").arg(amount(losses[at])).arg(amount(losses[at + 1])) : qsTr("%1 and more", "what was lost").arg(amount(losses[at]));
    }

    component Figure: Text {
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Theme.small
    }

    Repeater {
        model: root.phases.length

        Item {
            id: phase

            required property int index

            width: root.width
            height: title.implicitHeight + Math.round(Theme.gap / 2)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: Black %2; White %3", "part of a game, how both sides played").arg(root.phases[index]).arg(root.spoken(Side.Black, index)).arg(root.spoken(Side.White, index))

            Figure {
                text: root.accuracy(Side.Black, phase.index)
                font.weight: Font.DemiBold
            }

            Figure {
                x: Math.round(root.width * 0.18)
                text: root.lost(Side.Black, phase.index)
                color: Theme.faint
            }

            Figure {
                id: title
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.phases[phase.index]
                color: Theme.faint
            }

            Figure {
                anchors.right: parent.right
                anchors.rightMargin: Math.round(root.width * 0.18)
                text: root.lost(Side.White, phase.index)
                color: Theme.faint
            }

            Figure {
                anchors.right: parent.right
                text: root.accuracy(Side.White, phase.index)
                font.weight: Font.DemiBold
            }
        }
    }

    Label {
        topPadding: Theme.gap
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Moves by what they lost")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    Repeater {
        model: root.losses.length

        Item {
            id: row

            required property int index

            readonly property int black: root.blackLosses[index] ?? 0
            readonly property int white: root.whiteLosses[index] ?? 0
            // The room of a bar, with the number beside it and the words between both.
            readonly property real room: root.width * 0.35 - Math.round(24 * Theme.scale)

            width: root.width
            height: words.implicitHeight + Math.round(Theme.gap / 2)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Loses %1: Black %2, White %3", "how much, numbers of moves").arg(root.span(index)).arg(black).arg(white)

            Figure {
                id: words
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.span(row.index)
                color: Theme.faint
            }

            Rectangle {
                id: blackBar
                anchors.verticalCenter: words.verticalCenter
                x: root.width * 0.35 - width
                width: Math.round(row.room * row.black / root.most)
                height: Math.round(10 * Theme.scale)
                color: Theme.blackStone
                border.width: Theme.border
                border.color: Theme.edge
                visible: row.black > 0
            }

            Figure {
                anchors.right: blackBar.left
                anchors.rightMargin: Math.round(Theme.gap / 2)
                text: row.black
            }

            Rectangle {
                id: whiteBar
                anchors.verticalCenter: words.verticalCenter
                x: root.width * 0.65
                width: Math.round(row.room * row.white / root.most)
                height: blackBar.height
                color: Theme.whiteStone
                border.width: Theme.border
                border.color: Theme.edge
                visible: row.white > 0
            }

            Figure {
                anchors.left: whiteBar.right
                anchors.leftMargin: Math.round(Theme.gap / 2)
                text: row.white
            }
        }
    }
}
