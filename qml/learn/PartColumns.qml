// What each part of a game costs, as columns from nothing. A press leads to the mistakes of a part.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Insight insight
    required property InsightWords told

    readonly property int barRoom: Math.round(76 * Theme.scale)
    property real most: 0
    // What the columns show.
    property list<string> figures: []

    signal picked(int row, string title)

    function bar(row: int): Item {
        return columns.itemAt(row);
    }

    function measure() {
        const values = Array.from({ length: columns.count }, (_, at) => (columns.itemAt(at) as T.Button)?.valued ?? 0);
        root.most = Math.max(0, ...values);
        // Few games say nothing of which is the worst.
        root.figures = values.filter((_, at) => !(columns.itemAt(at) as T.Button)?.few).map(value => root.told.figure(value));
    }

    implicitHeight: Math.round(124 * Theme.scale)
    Accessible.role: Accessible.List
    Accessible.name: Speech.joined([qsTr("Part of the game"), told.lostAGame])

    RowKeys {
        id: keys
        items: columns
        across: true
    }

    Row {
        id: row
        anchors.fill: parent

        Repeater {
            id: columns
            model: root.insight.parts
            onItemAdded: Qt.callLater(root.measure)
            onItemRemoved: Qt.callLater(root.measure)

            Pressable {
                id: column

                required property int index
                required property int first
                required property int last
                required property real value
                required property int count
                required property bool worst
                required property bool few

                readonly property real valued: value
                readonly property string figure: root.told.figure(value)
                // Where another column shows the same figure, this one is not seen to be the worst.
                readonly property bool marked: worst && Array.from(root.figures).filter(other => other === figure).length < 2
                onValuedChanged: Qt.callLater(root.measure)

                width: Math.floor(row.width / Math.max(1, columns.count))
                height: row.height
                focusPolicy: keys.policy(index, activeFocus)
                Accessible.name: Speech.joined([root.told.moves(first, last), root.told.loss(value), marked ? qsTr("the most", "lost") : "", qsTr("%1 mistake(s)", "", count).arg(Amount.count(count)), few ? qsTr("few games") : ""])
                Keys.onPressed: event => event.accepted = keys.takes(event, index)
                onClicked: root.picked(index, qsTr("Mistakes: %1", "moves").arg(root.told.moves(first, last)))

                contentItem: Item {
                    Label {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: bar.top
                        anchors.bottomMargin: 2
                        text: column.figure
                        color: column.marked ? Theme.ink : Theme.faint
                        font.weight: column.marked ? Font.Bold : Font.Normal
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }

                    Rectangle {
                        id: bar
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: base.top
                        width: Math.round(28 * Theme.scale)
                        height: Math.max(2, Math.round(root.barRoom * column.value / Math.max(0.01, root.most)))
                        radius: 2
                        color: column.few ? "transparent" : column.marked ? Theme.alarm : Theme.edge
                        border.width: column.few ? Math.max(1, Theme.border) : 0
                        border.color: Theme.edge
                    }

                    Rectangle {
                        id: base
                        anchors.bottom: name.top
                        anchors.bottomMargin: 3
                        width: parent.width
                        height: 1
                        color: Theme.edge
                    }

                    Label {
                        id: name
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 2
                        text: root.told.part(column.first, column.last)
                        color: column.marked ? Theme.ink : Theme.faint
                        font.weight: column.marked ? Font.Bold : Font.Normal
                        font.pixelSize: Math.round(11 * Theme.scale)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
