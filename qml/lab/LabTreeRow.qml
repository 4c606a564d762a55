// A node of the tree: where it hangs, its move, its window, and what came of it. Squares take the largest value, circles the
// smallest; two strokes across a branch cut it off.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    required property string moves
    required property int ply
    required property bool largest
    required property int visits
    required property bool open
    required property bool cut
    required property bool windowed
    required property int low
    required property int high
    required property int how
    required property int worth
    required property int share
    required property bool lastBranch
    required property string trunks
    required property bool current

    required property LabWords says
    required property real indent
    property bool selected: false

    signal picked

    readonly property bool seen: visits > 0 || ply === 0
    readonly property int middle: Math.round(height / 2)
    readonly property int knot: Math.round(Theme.text * 0.5) * 2
    readonly property real at: ply * indent + knot
    readonly property color stroke: cut || !seen ? Theme.line : Theme.edge
    readonly property string result: says.result(how, worth, share, visits)

    implicitHeight: Math.round(Theme.text * 1.9)
    Accessible.role: Accessible.ListItem
    Accessible.name: says.node(moves, largest, windowed, low, high, cut, visits, open, how === LabTree.NoValue && share < 0 ? "" : says.spokenResult(how, worth, share, visits))
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.selected ? Theme.chosen : root.current ? Theme.hovered : "transparent"
    }

    // Branches that continue below.
    Repeater {
        model: Math.max(0, root.ply - 1)

        Rectangle {
            required property int index

            visible: root.trunks.charAt(index) === "1"
            x: index * root.indent + root.knot
            width: 1
            height: root.height
            color: Theme.edge
        }
    }

    // From its parent down to here, and on to the next branch.
    Rectangle {
        visible: root.ply > 0
        x: (root.ply - 1) * root.indent + root.knot
        width: 1
        height: root.lastBranch ? root.middle : root.height
        color: Theme.edge
    }

    Rectangle {
        visible: root.ply > 0
        x: (root.ply - 1) * root.indent + root.knot
        y: root.middle
        width: root.indent - root.knot / 2
        height: root.open ? 3 : 1
        color: root.open ? Theme.accent : root.stroke
    }

    // Cut through.
    Repeater {
        model: root.cut ? 2 : 0

        Rectangle {
            required property int index

            x: root.at - root.indent * 0.5 + index * 5
            y: root.middle - height / 2
            width: 2
            height: Math.round(root.height * 0.55)
            rotation: 20
            antialiasing: true
            color: Theme.alarm
        }
    }

    Rectangle {
        x: root.at - width / 2
        y: root.middle - height / 2
        width: root.knot
        height: root.knot
        radius: root.largest ? 2 : width / 2
        antialiasing: !root.largest
        color: root.open ? Theme.accent : root.cut || !root.seen ? "transparent" : Theme.card
        border.width: root.current ? 3 : 2
        border.color: root.current ? Theme.accent : root.stroke
    }

    Row {
        x: root.at + root.knot
        height: parent.height
        spacing: Theme.gap

        Label {
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            text: root.ply === 0 ? root.says.place("") : root.name
            color: root.cut || !root.seen ? Theme.faint : Theme.ink
            font.weight: Font.DemiBold
            font.strikeout: root.cut
            Accessible.ignored: true
        }

        Label {
            visible: root.windowed
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            text: root.windowed ? root.says.window(root.low, root.high) : ""
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            visible: text !== ""
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            text: root.cut ? qsTr("cut off") : root.result
            color: root.cut ? Theme.alarm : Theme.ink
            font.pixelSize: root.cut ? Theme.small : Theme.text
            Accessible.ignored: true
        }
    }

    MouseArea {
        anchors.fill: parent
        onClicked: root.picked()
    }
}
