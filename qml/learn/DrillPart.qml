// A drill in the panel: the line so far, what came of the last try, and how it goes.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Openings openings
    required property OpeningWords says

    spacing: Theme.margin

    Column {
        width: root.width
        spacing: Math.round(Theme.gap / 2)

        Label {
            objectName: "drillTitle"
            width: parent.width
            text: root.says.title
            font.pixelSize: Math.round(20 * Theme.scale)
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }

        Label {
            width: parent.width
            text: root.openings.ofAll ? qsTr("%1. Nothing is due: all lines are drilled.", "line so of so many").arg(root.says.place) : root.says.place
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    Label {
        objectName: "drillTask"
        width: root.width
        visible: text !== ""
        text: root.says.task
    }

    MoveChips {
        objectName: "drillLine"
        width: root.width
        visible: root.openings.line.length > 0
        moves: Array.from(root.openings.line)
        // Both games begin with Black.
        black: true
        shown: root.openings.line.length
        usable: false
        name: qsTr("The line so far")
    }

    Verdict {
        objectName: "drillVerdict"
        x: -Theme.gap
        width: root.width + 2 * Theme.gap
        visible: root.openings.verdict !== Openings.NoTry
        good: !root.says.missed
        headline: root.says.headline

        Column {
            width: parent.width
            visible: root.says.missed
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Moves here")

            RowKeys {
                id: keys
                items: beside
            }

            Repeater {
                id: beside
                model: root.openings.choices

                BesideRow {
                    width: parent ? parent.width : 0
                    activeFocusOnTab: keys.policy(index, activeFocus) === Qt.TabFocus
                    Keys.onPressed: event => event.accepted = keys.takes(event, index)
                    side: root.openings.side
                    says: root.says
                }
            }
        }

        Label {
            objectName: "drillWhy"
            // It is found a moment after the try, and heard after what came of that.
            onTextChanged: Qt.callLater(() => Speech.say(root.openings.explains ? "" : root.says.why, "drill reason"))
            width: parent.width
            visible: text !== ""
            text: root.says.why
        }

        Label {
            width: parent.width
            visible: text !== ""
            text: root.says.advice
        }
    }

    Label {
        objectName: "drillFares"
        width: root.width
        visible: root.openings.right + root.openings.wrong > 0
        text: root.says.fares
        color: Theme.faint
    }
}
