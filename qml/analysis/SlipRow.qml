// A slip in the list of a review: the move, what was better, what it lost, and why; the one on the board says it at length.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property int index
    // Which ply of the line it is; its number does not count choices of an opening.
    required property int plies
    required property int number
    required property string name
    required property int side
    required property real value
    required property int forced
    required property int sureness
    required property string better
    required property real lost
    required property int slip
    required property int motif
    required property string reasonCell
    required property list<string> reasonList
    required property int reasonCount
    required property int manner
    required property int remedy
    required property string remedyCell
    required property list<string> remedyList
    required property int remedyCount
    // The number of the move with which the opponent took the chance, or 0.
    required property int happened
    required property list<string> playedNames
    required property list<string> playedSides
    required property list<string> betterNames
    required property list<string> betterSides
    required property ReviewWords says
    // Whether there is little room, or room for a reason of several lines.
    property bool slim: false
    property bool wide: false
    // Whether its reason is still being looked for.
    property bool searching: false

    // Asks to try the mistake again.
    signal tryPressed
    // So many moves of a line shall be seen on the board, or none any more, or be played: of the better move's line, or of
    // that of the move that was played.
    signal previewed(bool better, int moves)
    signal leaving
    signal played(bool better, int moves)

    readonly property string reason: says.reason(side, motif, reasonCell, reasonList, reasonCount, manner)
    readonly property string remedied: reason === "" ? "" : says.remedy(side, motif, remedy, better, remedyCell, remedyList, remedyCount, happened)
    readonly property string why: reason !== "" ? says.words.join(qsTr("%1 %2.", "move, what it does").arg(name).arg(reason), remedied)
        : searching ? qsTr("Looking for the reason…") : qsTr("No single reason could be proved.")

    implicitHeight: words.height + 2 * words.y
    // Chosen is the one whose position the board shows.
    selectable: false
    corners: Theme.radius
    frame: Theme.border
    Accessible.name: says.spoken(number, side, name, value, sureness, forced, slip, lost, better, 0)
    Accessible.description: reason === "" ? "" : why
    Accessible.focusable: true

    contentItem: Item {
        Column {
            id: words
            y: Math.round(Theme.gap * (root.slim ? 0.5 : 0.75))
            width: parent.width
            spacing: Math.round(Theme.gap / (root.slim ? 4 : 2))

            Item {
                id: line
                width: parent.width
                height: move.implicitHeight

                SlipMark {
                    id: mark
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    slip: root.slip
                    black: root.side === Side.Black
                }

                Text {
                    id: move
                    x: mark.x + mark.width + Theme.gap
                    text: root.better === "" ? qsTr("%1. %2", "number, move").arg(root.number).arg(root.name) : qsTr("%1. %2 → %3", "number, move, a better one").arg(root.number).arg(root.name).arg(root.better)
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: root.chosen ? Font.DemiBold : Font.Normal
                }

                Text {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    text: root.says.kind.loss(root.lost)
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: Font.DemiBold
                }
            }

            Label {
                x: move.x
                width: parent.width - x - Theme.gap
                visible: root.reason !== "" && !root.slim || root.chosen
                text: root.chosen || root.wide ? root.why : root.reason
                color: root.chosen ? Theme.ink : Theme.faint
                font.pixelSize: Theme.small
                maximumLineCount: root.chosen || root.wide ? 12 : 1
                elide: Text.ElideRight
            }

            LazyPart {
                x: move.x
                width: parent.width - x - Theme.gap
                height: wanted ? implicitHeight : 0
                wanted: root.chosen && root.better !== ""
                sourceComponent: Column {
                    // Where there is no title, the moves keep away from the sentence and from the border.
                    topPadding: root.slim ? Math.round(Theme.gap / 2) : 0
                    bottomPadding: topPadding
                    spacing: Math.round(Theme.gap / 2)

                    SlipLine {
                        objectName: "playedLine"
                        slim: root.slim
                        width: parent.width
                        title: qsTr("After %1", "move").arg(root.name)
                        names: root.playedNames
                        sides: root.playedSides
                        onPreviewed: moves => root.previewed(false, moves)
                        onLeaving: root.leaving()
                        onPlayed: moves => root.played(false, moves)
                    }

                    SlipLine {
                        objectName: "betterLine"
                        slim: root.slim
                        width: parent.width
                        title: qsTr("After %1, which was better", "move").arg(root.better)
                        names: root.betterNames
                        sides: root.betterSides
                        onPreviewed: moves => root.previewed(true, moves)
                        onLeaving: root.leaving()
                        onPlayed: moves => root.played(true, moves)
                    }
                }
            }

            LazyPart {
                x: move.x
                width: Math.min(implicitWidth, parent.width - x - Theme.gap)
                height: wanted ? implicitHeight : 0
                // There is such a button below the board too.
                wanted: root.chosen && !root.slim
                sourceComponent: Button {
                    objectName: "tryAgain"
                    primary: true
                    text: qsTr("Try again from here")
                    onClicked: root.tryPressed()
                }
            }
        }
    }
}
