// The discs of a game of Othello that is over, put away in two rows with their numbers.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int blackCount
    required property int whiteCount

    readonly property int disc: Math.round(11 * Theme.unit)
    // They overlap where they do not fit side by side.
    readonly property real step: Math.min(disc, (width - 4 * Theme.text - disc) / Math.max(1, blackCount - 1, whiteCount - 1))

    // How many are in place already.
    property real laid: 1

    NumberAnimation {
        target: root
        property: "laid"
        running: Theme.sorting > 0
        from: 0
        to: 1
        duration: Theme.sorting
    }

    implicitHeight: Math.round(40 * Theme.unit)
    // The counts are in the displays already.
    Accessible.ignored: true

    Repeater {
        model: [{ black: true, count: root.blackCount }, { black: false, count: root.whiteCount }]

        Item {
            id: row

            required property var modelData
            required property int index

            y: Math.round(index * 22 * Theme.unit)
            width: root.width
            height: Math.round(18 * Theme.unit)

            Repeater {
                model: row.modelData.count

                SmallDisc {
                    required property int index

                    visible: index < root.laid * row.modelData.count
                    x: Math.round(index * root.step)
                    y: Math.round((row.height - height) / 2)
                    black: row.modelData.black
                    size: root.disc
                }
            }

            Text {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.count
                textFormat: Text.PlainText
                color: Theme.ink
                font.pixelSize: Theme.text
                font.weight: Font.DemiBold
            }
        }
    }
}
