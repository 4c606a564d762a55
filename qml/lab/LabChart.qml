// The nodes of each algorithm as bars, and by depth as curves on a logarithmic scale.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Laboratory lab
    required property RowModel rows
    required property LabWords says

    TextPane {
        id: pane
        objectName: "labChart"
        anchors.fill: parent
        anchors.margins: 3
        beside: 1.5 * Theme.gap
        name: qsTr("Nodes of each algorithm, and by depth")

        // Of other results no line was read yet.
        readonly property int outcomes: root.lab.outcomes
        onOutcomesChanged: line = -1

        Heading {
            visible: root.lab.outcomes > 0
            text: qsTr("Nodes looked at")
        }

        Repeater {
            model: root.rows

            Item {
                id: bar
                required property int index
                required property real nodes
                required property real share

                readonly property string whose: root.says.brief(root.lab.titles[index] ?? "")
                readonly property string told: share >= 1 || nodes <= 0 ? root.says.number(nodes)
                    : share > 0.3 ? qsTr("%1, %2 %", "nodes; a share of the most").arg(root.says.number(nodes)).arg(Math.round(100 * share))
                    : qsTr("%1, 1 of %2", "nodes; a share of the most").arg(root.says.number(nodes)).arg(root.says.number(Math.round(1 / share)))

                width: pane.textWidth
                height: Math.round(Theme.text * 2.6)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 nodes", "algorithm").arg(whose).arg(told)

                SeriesMark {
                    id: mark
                    y: Math.round((label.height - height) / 2)
                    number: bar.index
                }

                Label {
                    id: label
                    x: mark.width + Theme.gap
                    width: Math.min(implicitWidth, parent.width - x - Theme.gap - figure.width)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: bar.whose
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }

                Label {
                    id: figure
                    x: label.x + label.width + Theme.gap
                    wrapMode: Text.NoWrap
                    text: bar.told
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }

                Rectangle {
                    y: label.height + 3
                    width: Math.max(2, Math.round(bar.width * bar.share))
                    height: bar.height - y - Math.round(Theme.gap / 2)
                    radius: 2
                    color: Theme.series(bar.index)
                }
            }
        }

        Heading {
            visible: root.lab.deepest > 1
            topPadding: Theme.gap
            text: qsTr("Nodes by depth (each line is ten times as many)")
        }

        LabCurves {
            visible: root.lab.deepest > 1
            width: pane.textWidth
            height: Math.round(18 * Theme.text)
            lab: root.lab
            rows: root.rows
            says: root.says
        }
    }

    FocusRing {
        shown: pane.activeFocus
    }

    Label {
        anchors.centerIn: parent
        width: Math.min(parent.width - 4 * Theme.gap, 30 * Theme.text)
        visible: root.lab.outcomes === 0
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        text: qsTr("After a run, this shows how much each algorithm searched.")
    }
}
