// How the last rated puzzles ended: a full bar for each that was solved at the first try, an outline for each that was not.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property list<string> results

    readonly property int solved: Array.from(results).filter(it => it === "1").length
    readonly property string summary: qsTr("%n solved", "puzzles", solved)

    implicitHeight: heading.height + Theme.gap + Math.round(8 * Theme.scale)
    visible: results.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("The last %n puzzle(s): %1", "how many of them are solved", results.length).arg(summary)

    Label {
        id: heading
        text: root.results.length === 10 ? qsTr("Last ten") : qsTr("So far", "puzzles")
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Label {
        anchors.right: parent.right
        text: root.summary
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Row {
        anchors.bottom: parent.bottom
        spacing: Theme.gap

        Repeater {
            model: root.results

            Rectangle {
                required property string modelData

                width: Math.round((root.width - 9 * Theme.gap) / 10)
                height: Math.round(8 * Theme.scale)
                radius: height / 2
                antialiasing: true
                color: modelData === "1" ? Theme.accent : "transparent"
                border.width: modelData === "1" ? 0 : Math.max(1, Theme.border)
                border.color: Theme.edge
            }
        }
    }
}
