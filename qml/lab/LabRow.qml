// One algorithm of the table: its result and its cost.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    required property string title
    required property string extras
    required property int worth
    required property int amount
    required property string best
    required property string line
    required property int depth
    required property real nodes
    required property real leaves
    required property real cutOffs
    required property real tableHits
    required property real branching
    required property real milliseconds
    required property bool finished
    required property bool playouts

    // Where the columns begin.
    required property var edges
    required property real lineWidth
    required property LabWords says
    property bool selected: false

    readonly property string found: says.found(worth, amount, true)

    function spoken(): string {
        const parts = [extras === "" ? title : title + " + " + extras];
        parts.push(qsTr("value %1").arg(says.found(worth, amount, false)), qsTr("best move %1").arg(best));
        parts.push(qsTr("%1 nodes").arg(says.number(nodes)), qsTr("%1 leaves").arg(says.number(leaves)), qsTr("%1 cut-offs").arg(says.number(cutOffs)));
        parts.push(qsTr("%1 answered by the table").arg(says.number(tableHits)));
        if (branching >= 0)
            parts.push(qsTr("effective branching factor %1").arg(says.branching(branching)));
        parts.push(qsTr("depth %1").arg(depth), says.milliseconds(milliseconds), qsTr("line %1", "moves that are expected").arg(line));
        if (!finished)
            parts.push(qsTr("ended by its limit"));
        return Speech.joined(parts);
    }

    implicitHeight: Math.round(Theme.text * 3.3)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken()
    Accessible.selectable: true
    Accessible.selected: selected

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.selected ? Theme.chosen : "transparent"
    }

    Label {
        x: Math.round(Theme.gap / 2)
        y: extra.visible ? Math.round(Theme.gap / 2) : Math.round((parent.height - height) / 2)
        width: root.edges[1] - x - Theme.gap
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: root.says.brief(root.title)
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Label {
        id: extra
        visible: root.extras !== "" || !root.finished
        x: Math.round(Theme.gap / 2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Math.round(Theme.gap / 2)
        width: root.edges[1] - x - Theme.gap
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: (root.extras === "" ? "" : "+ " + root.extras) + (root.finished ? "" : (root.extras === "" ? "" : " · ") + qsTr("to depth %1", "ended by its limit").arg(root.depth))
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Repeater {
        model: [root.found, root.best, root.says.number(root.nodes), root.says.number(root.leaves), root.says.number(root.cutOffs), root.says.number(root.tableHits), root.says.branching(root.branching), root.says.milliseconds(root.milliseconds)]

        Label {
            required property string modelData
            required property int index

            x: root.edges[index + 1]
            width: root.edges[index + 2] - x - Theme.gap
            height: root.height
            text: modelData
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Label {
        // Clear of the numbers before it, which end at its edge.
        x: root.edges[9] + Theme.gap
        width: root.lineWidth - Theme.gap
        height: root.height
        text: root.line
        font.pixelSize: Theme.small
        color: Theme.faint
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
