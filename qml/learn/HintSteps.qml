// The three hints of a puzzle: those taken stay, the next one is lit.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says

    readonly property var names: [qsTr("Where it is", "hint"), qsTr("What it is about", "hint"), qsTr("Which it is", "hint")]

    readonly property string keys: "Ctrl+H"

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hints")

    Label {
        text: qsTr("Hints")
        font.weight: Font.DemiBold
    }

    Repeater {
        model: 3

        Item {
            id: step

            required property int index

            readonly property bool taken: root.puzzle.clues > index
            readonly property bool next: root.puzzle.clues === index && root.puzzle.canClue
            readonly property string told: taken ? root.says.hints[index] : ""

            width: root.width
            height: Math.max(ring.height, words.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: told !== "" ? told : root.names[index]

            Rectangle {
                id: ring
                width: Math.round(24 * Theme.scale)
                height: width
                radius: width / 2
                antialiasing: true
                color: step.taken ? Theme.accent : "transparent"
                border.width: step.next ? 2 : Theme.border
                border.color: step.taken || step.next ? Theme.accent : Theme.edge

                Text {
                    anchors.centerIn: parent
                    text: step.taken ? "✓" : step.index + 1
                    textFormat: Text.PlainText
                    color: step.taken ? Theme.accentInk : step.next ? Theme.ink : Theme.faint
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }

            Column {
                id: words
                x: ring.width + Math.round(Theme.gap * 1.5)
                width: parent.width - x - (keys.visible ? keys.width + Theme.gap : 0)
                topPadding: Math.max(0, Math.round((ring.height - heading.height) / 2))

                Label {
                    id: heading
                    width: parent.width
                    text: root.names[step.index]
                    color: step.taken || step.next ? Theme.ink : Theme.faint
                    Accessible.ignored: true
                }

                Label {
                    width: parent.width
                    visible: text !== ""
                    text: step.told
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }

            Rectangle {
                id: keys
                visible: step.next
                anchors.right: parent.right
                anchors.verticalCenter: ring.verticalCenter
                width: key.implicitWidth + Theme.gap
                height: Math.round(22 * Theme.scale)
                radius: 4
                color: "transparent"
                border.width: Theme.border
                border.color: Theme.edge

                Text {
                    id: key
                    anchors.centerIn: parent
                    text: root.keys
                    textFormat: Text.PlainText
                    color: Theme.faint
                    font.pixelSize: Math.round(Theme.small * 0.9)
                    Accessible.ignored: true
                }
            }
        }
    }
}
