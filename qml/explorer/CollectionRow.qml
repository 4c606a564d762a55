// A collection: its name, its games or why it can't be read, and a button to remove it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    // Those of the game on the board.
    required property int games
    required property int leftOut
    // The program that made a book, or nothing.
    required property string program
    required property int positions
    required property bool torn
    required property bool waiting
    required property bool broken
    required property int problem
    required property int move
    required property int line
    required property int column
    required property string detail
    required property ExplorerWords says
    // Whether it has the focus.
    property bool chosen: false

    signal removed

    implicitHeight: Math.max(words.height + Theme.gap, removal.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: says.spokenFile(root)
    Accessible.selectable: true
    Accessible.selected: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.chosen ? Theme.chosen : "transparent"
    }

    Column {
        id: words
        x: Math.round(Theme.gap / 2)
        anchors.verticalCenter: parent.verticalCenter
        width: removal.x - x - Theme.gap

        Label {
            width: parent.width
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
            text: root.name
        }

        Label {
            width: parent.width
            text: root.says.file(root)
            color: root.broken ? Theme.alarm : Theme.faint
            font.pixelSize: Theme.small
            maximumLineCount: 4
            elide: Text.ElideRight
        }
    }

    ToolButton {
        id: removal
        objectName: "remove"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        sign: "close"
        text: qsTr("Remove %1", "file").arg(root.name)
        onClicked: root.removed()
    }
}
