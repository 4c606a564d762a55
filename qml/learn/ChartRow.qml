// A bar of a chart, in a row with its name and its figure. A press leads to what it comes from.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property string name
    property string note: ""
    required property string figure
    // What is spoken in place of the figure.
    required property string spoken
    // From 0 to 1; from -1 to 1 around a middle line; or a dot on a scale from 0 to 1.
    required property real share
    property bool around: false
    property bool dotted: false
    required property bool worst
    // Whether another row shows the same figure, so that this one is not seen to be the worst.
    property bool rivalled: false
    required property bool few
    // What the figure tells.
    required property double value
    // 0, or the colour of the disc before the bar.
    property int stone: 0

    readonly property bool marked: worst && !rivalled
    readonly property color paint: few ? "transparent" : marked ? Theme.alarm : around && share > 0 ? Theme.accent : Theme.edge
    readonly property int thick: Math.round(8 * Theme.scale)
    readonly property int nameWidth: Math.round(132 * Theme.scale)
    // What the disc takes of the bar's line.
    readonly property int discRoom: stone !== 0 ? disc.width + Theme.gap : 0
    // Whether the bar is below the name: beside it large type leaves too little.
    readonly property bool below: availableWidth - nameWidth - discRoom - number.width - chevron.width - Math.round(Theme.gap * 2.5) < Math.round(56 * Theme.scale)

    implicitHeight: below ? words.height + disc.height + Math.round(Theme.gap * 1.5) : Math.round((note === "" ? 32 : 44) * Theme.scale)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    Accessible.name: Speech.joined([name, stone === Side.Black ? qsTr("with Black", "somebody played") : stone === Side.White ? qsTr("with White", "somebody played") : "", spoken, marked ? qsTr("the worst", "of a chart") : "", note, few ? qsTr("few games") : ""])

    contentItem: Item {
        Column {
            id: words
            width: root.below ? number.x - Theme.gap : root.nameWidth
            y: root.below ? Math.round(Theme.gap / 2) : Math.round((parent.height - height) / 2)

            Label {
                width: parent.width
                text: root.name
                font.weight: root.marked ? Font.Bold : Font.Normal
                maximumLineCount: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Label {
                width: parent.width
                visible: text !== ""
                text: root.note
                color: Theme.faint
                font.pixelSize: Theme.small
                maximumLineCount: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        SmallDisc {
            id: disc
            visible: root.stone !== 0
            x: root.below ? 0 : words.width + Theme.gap
            anchors.verticalCenter: track.verticalCenter
            size: 2 * Math.round(7 * Theme.scale)
            black: root.stone === Side.Black
        }

        Item {
            id: track
            x: disc.x + root.discRoom
            y: root.below ? words.y + words.height + Math.round((disc.height - height + Theme.gap) / 2) : Math.round((parent.height - height) / 2)
            width: number.x - Theme.gap - x
            height: root.thick

            Rectangle {
                visible: root.around
                x: Math.round(parent.width / 2)
                y: -height / 4
                width: 1
                height: 2 * root.thick
                color: Theme.edge
            }

            Rectangle {
                visible: root.dotted
                y: Math.round((parent.height - height) / 2)
                width: parent.width
                height: Math.max(1, Theme.border)
                color: Theme.line
            }

            Rectangle {
                readonly property real middle: root.around ? Math.round(parent.width / 2) : 0
                readonly property real reach: (root.around ? parent.width / 2 : parent.width) * Math.min(1, Math.abs(root.share))

                x: root.dotted ? Math.round((parent.width - width) * Math.min(1, root.share)) : root.around && root.share < 0 ? middle - width : middle
                width: root.dotted ? height : Math.max(2, Math.round(reach))
                height: root.dotted ? Math.round(10 * Theme.scale) : root.thick
                y: Math.round((parent.height - height) / 2)
                radius: root.dotted ? height / 2 : 2
                color: root.paint
                border.width: root.few ? Math.max(1, Theme.border) : 0
                border.color: Theme.edge
            }
        }

        Label {
            id: number
            anchors.right: chevron.left
            anchors.rightMargin: Math.round(Theme.gap / 2)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(44 * Theme.scale)
            horizontalAlignment: Text.AlignRight
            text: root.figure
            color: root.marked ? Theme.ink : Theme.faint
            font.weight: root.marked ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }

        Chevron {
            id: chevron
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            direction: "right"
            color: Theme.faint
        }
    }
}
