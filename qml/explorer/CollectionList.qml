// Where the games and book values of the explorer are from: the games that were finished here, and the files that were added.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Column {
    id: root

    required property Explorer explorer
    required property ExplorerWords says
    // The height available for the files.
    required property real most

    spacing: Math.round(Theme.gap / 2)

    function remove(row: int) {
        Speech.say(Speech.fill(qsTr("%1 was removed.", "file"), [(list.itemAtIndex(row) as CollectionRow)?.name]), "file");
        explorer.remove(row);
    }

    Switch {
        objectName: "ownGames"
        width: parent.width
        text: qsTr("My games")
        explanation: root.explorer.hasCollections ? root.says.games(root.explorer.own) : qsTr("Being read…", "games")
        on: root.explorer.usesOwn
        onPicked: on => root.explorer.useOwn(on)
    }

    Item {
        width: parent.width
        height: list.height
        visible: list.count > 0

        RowList {
            id: list
            objectName: "collections"
            // The words of its rows are below those of the switch.
            x: -Math.round(Theme.gap / 2)
            width: parent.width - x
            height: Math.min(contentHeight, root.most)
            model: root.explorer.collections
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            currentIndex: -1
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Files of games and books; Delete removes one")
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
            // After the last file the list is gone: the keyboard goes on to what is below.
            onCountChanged: if (count === 0 && activeFocus) nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

            HeldKey {
                id: held
            }

            // A held key removes one.
            Keys.onReleased: event => held.letGo(event)
            Keys.onDeletePressed: event => {
                if (currentIndex >= 0 && !held.repeats(event))
                    root.remove(currentIndex);
            }

            T.ScrollBar.vertical: ScrollBar {}

            delegate: CollectionRow {
                required property int index

                width: list.width - Theme.gap
                says: root.says
                chosen: ListView.isCurrentItem && list.activeFocus
                onRemoved: root.remove(index)
            }
        }

        FocusRing {
            anchors.margins: -2
            anchors.leftMargin: list.x - 2
            shown: list.activeFocus
        }
    }
}
