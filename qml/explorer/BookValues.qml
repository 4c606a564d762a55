// What books of other programs say of the moves on the board, book by book: their values, not ours. Up and down choose a move,
// Enter or Space plays it, left and right walk along the line.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property ExplorerWords says

    readonly property alias count: list.count
    readonly property alias currentItem: list.currentItem
    // The height of all of it.
    readonly property int wanted: list.count > 0 ? list.contentHeight : 0

    MoveRowList {
        id: list
        objectName: "bookValues"
        anchors.fill: parent
        focus: true
        view: root.game.view
        model: root.game.explorer.books
        Accessible.name: qsTr("Values of other programs' books")

        // In the margin, so that it hides no value.
        T.ScrollBar.vertical: ScrollBar {
            parent: root
            x: root.width + Theme.margin - width
            height: root.height
        }

        delegate: BookValue {
            required property int index

            width: list.width
            says: root.says
            chosen: ListView.isCurrentItem && list.activeFocus
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.game.activate(cell);
            }
        }
    }

    FocusRing {
        anchors.margins: -2
        radius: Theme.radius
        shown: list.activeFocus
    }
}
