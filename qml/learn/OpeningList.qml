// The lines of one side as rows, walked with the arrows; the row with the keyboard is the chosen one.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Openings openings
    required property OpeningWords says

    Accessible.role: Accessible.List
    Accessible.name: heading.text

    // Whether it is known of any row how often it is played: only once games are counted.
    property bool counted: false

    function lookForShares() {
        counted = Array.from({ length: rows.count }, (_, at) => (rows.itemAt(at) as OpeningRow)?.share ?? -1).some(share => share >= 0);
    }

    // Gives the keyboard to the chosen row; returns whether there is one.
    function focusChosen(reason: int): bool {
        const row = rows.itemAt(keys.stop);
        if (row)
            row.forceActiveFocus(reason);
        return row !== null;
    }

    RowKeys {
        id: keys
        items: rows
        entry: root.openings.chosen
        onWalked: to => root.openings.choose(to)
    }

    Item {
        id: heads

        // The columns of the rows, from the right.
        readonly property int gauges: Math.round(92 * Theme.scale) + 2 * Math.round(Theme.gap / 2)
        // In large type the names of the columns stand below.
        readonly property bool below: heading.implicitWidth + Theme.gap + (root.counted ? played.width : 0) + gauges > width

        width: root.width
        height: Math.round(28 * Theme.scale) + (below ? heading.height : 0)

        Label {
            id: heading
            text: root.openings.start === "" ? qsTr("Your lines") : qsTr("Your lines after %1", "square").arg(root.openings.start)
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            id: played
            visible: root.counted
            x: parent.width - heads.gauges - width
            y: heads.below ? heading.height : 0
            text: qsTr("played", "head of a column: how often")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            anchors.right: parent.right
            y: played.y
            text: qsTr("known", "head of a column: lines")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Repeater {
        id: rows
        model: root.openings.rows
        onItemAdded: Qt.callLater(root.lookForShares)
        onItemRemoved: Qt.callLater(root.lookForShares)

        OpeningRow {
            objectName: "opening" + index
            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            says: root.says
            onShareChanged: Qt.callLater(root.lookForShares)
            focusPolicy: keys.policy(index, activeFocus)
            onClicked: {
                forceActiveFocus(Qt.MouseFocusReason);
                root.openings.choose(index);
            }
            Keys.onPressed: event => event.accepted = keys.takes(event, index)
        }
    }
}
