// The nodes of each algorithm as bars, and by depth as curves on a logarithmic scale.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Laboratory lab
    required property RowModel rows
    required property LabWords says

    Flickable {
        id: flick
        objectName: "labChart"
        anchors.fill: parent
        anchors.margins: 3
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Nodes of each algorithm, and by depth")
        Keys.onUpPressed: flick.contentY = Math.max(0, contentY - 3 * Theme.text)
        Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + 3 * Theme.text))
        T.ScrollBar.vertical: ScrollBar {}

        Column {
            id: column
            x: Theme.gap
            width: flick.width - 3 * Theme.gap
            spacing: Theme.gap

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

                    width: column.width
                    height: Math.round(Theme.text * 2.6)
                    Accessible.role: Accessible.ListItem
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
                width: column.width
                height: Math.round(18 * Theme.text)
                lab: root.lab
                rows: root.rows
                says: root.says
            }
        }
    }

    FocusRing {
        shown: flick.activeFocus
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
