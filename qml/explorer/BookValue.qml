// What a book of another program says of a move, below the book's name if it is its first; a press plays it.
import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property string book
    required property int cell
    required property string name
    required property int side
    required property real value
    required property int level
    required property bool byHand
    // Whether it is the first of its book.
    required property bool begins
    required property ExplorerWords says

    readonly property string worth: says.bookScore(value, side)
    readonly property string found: says.level(level, byHand)

    readonly property int head: begins ? Math.round(24 * Theme.scale) : 0

    implicitHeight: Math.round(30 * Theme.scale) + head
    topInset: head
    topPadding: head
    bottomPadding: 0
    leftPadding: 0
    rightPadding: 0
    corners: Theme.radius
    frame: Theme.border
    Accessible.name: says.spokenBook(name, worth, book, found)

    contentItem: Item {
        SmallDisc {
            id: disc
            x: Math.round(Theme.gap / 2)
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(Theme.text * 0.43) * 2
            black: root.side === Side.Black
        }

        Text {
            id: move
            x: disc.x + disc.width + Math.round(Theme.gap * 0.75)
            width: Math.round(40 * Theme.scale)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.name
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        Text {
            x: move.x + move.width
            width: worthText.x - x - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: root.found
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Math.round(12 * Theme.scale)
        }

        Text {
            id: worthText
            x: parent.width - width - Theme.gap
            width: Math.round(46 * Theme.scale)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: root.worth
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Math.round(13 * Theme.scale)
            font.weight: Font.DemiBold
        }
    }

    Text {
        objectName: "bookName"
        visible: root.begins
        width: parent.width
        height: root.head
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Book %1", "file name").arg(root.book)
        textFormat: Text.PlainText
        elide: Text.ElideMiddle
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
