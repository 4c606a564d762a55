// A file or a folder in the list of a file dialog.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property string name
    required property bool folder
    // When it was modified, in milliseconds since 1970, or -1.
    required property real modified

    readonly property string date: modified < 0 ? "" : Qt.formatDate(new Date(modified), "yyyy-MM-dd")

    implicitHeight: Theme.choice
    opens: true
    font.pixelSize: Theme.text
    Accessible.name: folder ? qsTr("%1, folder", "name of a folder").arg(name) : date === "" ? name : Speech.fill(qsTr("%1, %2", "name of a file, date"), [name, date])

    contentItem: Item {
        // A folder has a tab, a file a folded corner.
        Item {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            width: Math.round(Theme.text * 1.2)
            height: Math.round(Theme.text)

            Rectangle {
                visible: root.folder
                width: Math.round(parent.width * 0.45)
                height: Math.round(parent.height * 0.4)
                radius: 2
                color: Theme.accent
            }

            Rectangle {
                x: root.folder ? 0 : Math.round(parent.width * 0.15)
                y: root.folder ? Math.round(parent.height * 0.16) : 0
                width: root.folder ? parent.width : Math.round(parent.width * 0.7)
                height: parent.height - y
                radius: 2
                color: root.folder ? Theme.accent : "transparent"
                border.width: root.folder ? 0 : Math.max(1, Math.round(Theme.text / 12))
                border.color: Theme.faint
            }

            Repeater {
                model: root.folder ? 0 : 2

                Rectangle {
                    required property int index

                    x: Math.round(sign.width * 0.32)
                    y: Math.round(sign.height * (0.36 + 0.26 * index))
                    width: Math.round(sign.width * 0.36)
                    height: Math.max(1, Math.round(Theme.text / 14))
                    color: Theme.faint
                }
            }
        }

        Text {
            anchors.left: sign.right
            anchors.leftMargin: Math.round(1.5 * Theme.gap)
            anchors.right: dateText.left
            anchors.rightMargin: Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            // A name may hold anything, even a line break.
            text: root.name.replace(/[\u0000-\u001f\u007f]/g, "�")
            font: root.font
            color: Theme.ink
            elide: Text.ElideMiddle
        }

        Text {
            id: dateText
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: root.width > 24 * Theme.text ? root.date : ""
            font.pixelSize: Theme.small
            color: root.chosen ? Theme.ink : Theme.faint
        }
    }
}
