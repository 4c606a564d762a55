// The choices of the laboratory: algorithms, switches, evaluation, and limits.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Laboratory lab
    required property RowModel entries

    readonly property bool idle: lab.stage !== Laboratory.Comparing && lab.stage !== Laboratory.Playing

    // The entries of one list, each with a tick.
    component Ticks: Column {
        id: ticks

        required property int kind

        width: parent.width

        Repeater {
            model: root.entries

            CheckBox {
                id: tick
                required property int kind
                required property int number
                required property string name
                required property string title
                required property string about
                required property bool chosen
                required property bool fits

                objectName: "tick " + name
                visible: kind === ticks.kind
                width: ticks.width
                text: title
                on: chosen
                enabled: root.idle && (fits || kind === Laboratory.OfSwitch)
                Accessible.description: about
                onPicked: root.lab.toggle(kind, number)
            }
        }
    }

    Flickable {
        id: flick
        objectName: "labChoices"
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: ScrollBar {}

        // Above the foot, while there is more below.
        Rectangle {
            parent: flick
            visible: flick.contentY < flick.contentHeight - flick.height - 1
            y: flick.height - height
            width: flick.width
            height: Theme.border
            color: Theme.line
        }

        Column {
            id: column
            // Leaves room for focus rings.
            x: 3
            width: flick.width - Theme.gap - 2 * x
            spacing: Math.round(Theme.gap / 2)

            Heading {
                text: qsTr("How far")
            }

            ChoiceGroup {
                width: parent.width
                name: qsTr("How far")
                choices: [qsTr("Depth", "of a search"), qsTr("Nodes", "of a search"), qsTr("Time", "of a search")]
                current: root.lab.limit
                enabled: root.idle
                onPicked: index => root.lab.limitBy(index)
            }

            Item {
                width: parent.width
                height: amount.height

                Label {
                    id: unit
                    width: parent.width - amount.width - Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.lab.limit === Laboratory.Nodes ? qsTr("Nodes of each") : root.lab.limit === Laboratory.Time ? qsTr("Milliseconds of each") : qsTr("Moves ahead")
                    Accessible.ignored: true
                }

                SpinBox {
                    id: amount
                    objectName: "limit"
                    anchors.right: parent.right
                    name: unit.text
                    enabled: root.idle
                    from: root.lab.limit === Laboratory.Nodes ? 100 : 1
                    to: root.lab.limit === Laboratory.Nodes ? 1000000000 : root.lab.limit === Laboratory.Time ? 600000 : 60
                    stepSize: root.lab.limit === Laboratory.Nodes ? 10000 : root.lab.limit === Laboratory.Time ? 100 : 1
                    number: root.lab.limit === Laboratory.Nodes ? root.lab.nodes : root.lab.limit === Laboratory.Time ? root.lab.milliseconds : root.lab.depth
                    onPicked: number => root.lab.allow(root.lab.limit, number)
                }
            }

            Heading {
                topPadding: Theme.gap
                text: qsTr("Algorithms")
            }

            Ticks {
                kind: Laboratory.OfAlgorithm
            }

            Heading {
                topPadding: Theme.gap
                text: qsTr("Switches", "of algorithms")
            }

            Ticks {
                kind: Laboratory.OfSwitch
            }

            CheckBox {
                objectName: "compares"
                width: parent.width
                text: qsTr("Run each without switches, too")
                enabled: root.idle
                on: root.lab.compares
                onPicked: root.lab.compareBoth(!root.lab.compares)
            }

            Heading {
                topPadding: Theme.gap
                text: qsTr("Evaluation", "what positions are judged by")
            }

            LabEvaluations {
                width: parent.width
                lab: root.lab
                entries: root.entries
                enabled: root.idle
            }

            Label {
                width: parent.width
                color: Theme.faint
                font.pixelSize: Theme.small
                text: qsTr("One algorithm runs at a time, with at most %1 MiB for its table or 30 MiB for the tree of UCT; all recordings together take at most %2 MiB. Nothing is written to disk.").arg(root.lab.tableMebibytes).arg(root.lab.recordingMebibytes)
            }
        }
    }

    FollowFocus {
        view: flick
    }
}
