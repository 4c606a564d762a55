// A chart of one's own play as rows with bars. A press leads to what a bar comes from.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property RowModel rows
    required property int chart
    required property InsightWords told
    // What it is called, and what the figures are.
    required property string heading

    readonly property alias count: bars.count
    // How many bars there are, shown or not.
    property int all: count
    // What a bar of full length stands for.
    property real most: 0
    // What the rows show.
    property list<string> figures: []
    readonly property bool around: chart === Insight.OpeningChart
    readonly property bool dotted: chart === Insight.OpponentChart

    signal picked(int row, string title)
    signal allAsked

    function bar(row: int): Item {
        return bars.itemAt(row);
    }

    function measure() {
        const shown = Array.from({ length: bars.count }, (_, at) => bars.itemAt(at) as ChartRow).filter(row => row !== null);
        root.most = Math.max(0, ...shown.map(row => Math.abs(row.value)));
        root.figures = shown.filter(row => !row.few).map(row => row.figure);
    }

    Accessible.role: Accessible.List
    Accessible.name: heading

    RowKeys {
        id: keys
        items: bars
    }

    Repeater {
        id: bars
        model: root.rows
        onItemAdded: Qt.callLater(root.measure)
        onItemRemoved: Qt.callLater(root.measure)

        ChartRow {
            id: bar

            required property int index
            required property int first
            required property int last
            required property int theme
            required property int machine
            required property bool black
            required property int games
            required property int count
            // The opening, or the program.
            required property string known

            name: {
                switch (root.chart) {
                case Insight.OpeningChart:
                    return root.told.opening(known);
                case Insight.OpponentChart:
                    return root.told.opponent(known, machine);
                case Insight.PaceChart:
                    return root.told.pace(first, last);
                default:
                    return root.told.says.theme(theme);
                }
            }
            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            note: root.around || root.dotted ? qsTr("%1 game(s)", "", games).arg(Amount.count(games)) : ""
            figure: root.around ? root.told.signed(value) : root.dotted ? Math.round(value) : root.told.figure(value)
            spoken: root.around ? root.told.signed(value) : root.dotted ? qsTr("accuracy %1 per cent").arg(Math.round(value)) : root.told.loss(value)
            share: root.dotted ? Math.max(0, (value - 50) / 50) : value / Math.max(0.01, root.most)
            around: root.around
            dotted: root.dotted
            rivalled: Array.from(root.figures).filter(other => other === figure).length > 1
            stone: root.dotted ? (black ? Side.Black : Side.White) : 0
            onValueChanged: Qt.callLater(root.measure)
            onClicked: root.picked(index, title())
            focusPolicy: keys.policy(index, activeFocus)
            Keys.onPressed: event => event.accepted = keys.takes(event, index)

            function title(): string {
                switch (root.chart) {
                case Insight.OpeningChart:
                    return qsTr("Games: %1", "opening, or opponent and colour").arg(name);
                case Insight.OpponentChart:
                    return qsTr("Games: %1", "opening, or opponent and colour").arg(Speech.joined([name, black ? qsTr("with Black", "somebody played") : qsTr("with White", "somebody played")]));
                case Insight.PaceChart:
                    return root.told.mistakesBy(first, last);
                default:
                    return qsTr("Mistakes: %1", "a theme").arg(name);
                }
            }
        }
    }

    Item {
        visible: rest.visible
        width: root.width
        height: Math.round(Theme.gap / 2)
    }

    LinkButton {
        id: rest
        objectName: "showAll"
        visible: root.all > bars.count
        width: Math.min(implicitWidth, root.width)
        text: qsTr("Show all %1", "bars of a chart").arg(Amount.count(root.all))
        Accessible.name: Speech.joined([text, root.heading])
        onClicked: {
            // The worst bar, if it was last out of turn, goes where it belongs.
            const next = bars.count - ((root.bar(bars.count - 1) as ChartRow)?.worst ? 1 : 0);
            const reason = focusReason;
            root.allAsked();
            Qt.callLater(() => root.bar(next)?.forceActiveFocus(reason));
        }
    }
}
