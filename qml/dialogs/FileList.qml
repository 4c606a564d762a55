// The files and folders of a folder: arrows, the first letters of a name, and Backspace to the folder above.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property FolderList folder
    // The height available; the list takes whole rows of it.
    required property real most

    property alias currentIndex: list.currentIndex
    readonly property alias count: list.count

    // A row was opened, or just selected.
    signal chosen(int row)
    signal pointed(int row)

    implicitHeight: Math.max(2, Math.floor((most - 2 * list.anchors.margins) / list.row)) * list.row + 2 * list.anchors.margins
    height: implicitHeight

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.line
    }

    RowList {
        id: list
        objectName: "files"

        readonly property int row: Theme.choice
        // The letters typed of a name.
        property string typed: ""

        anchors.fill: parent
        anchors.margins: 4
        focus: true
        model: root.folder.rows
        snapMode: ListView.SnapToItem
        highlightMoveDuration: 0
        activeFocusOnTab: true
        keyNavigationEnabled: true
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files in %1", "a folder").arg(root.folder.path)
        Accessible.description: nothing.visible ? nothing.text : ""
        T.ScrollBar.vertical: ScrollBar {}

        // Whoever only passes through points at nothing.
        property bool arrives: false

        function open() {
            if (currentIndex >= 0)
                root.chosen(currentIndex);
        }

        onCurrentIndexChanged: if (currentIndex >= 0 && !arrives) root.pointed(currentIndex)
        onActiveFocusChanged: {
            if (!activeFocus || currentIndex >= 0 || count === 0)
                return;
            arrives = true;
            currentIndex = 0;
            arrives = false;
        }
        Keys.onReturnPressed: open()
        Keys.onEnterPressed: open()
        Keys.onPressed: event => {
            const up = event.key === Qt.Key_Backspace || event.key === Qt.Key_Up && event.modifiers & Qt.AltModifier;
            const letter = event.text >= " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
            event.accepted = event.accepted || up || letter;
            if (up) {
                root.folder.up();
            } else if (letter) {
                typed += event.text;
                typing.restart();
                const found = root.folder.find(typed, typed.length === 1 ? currentIndex : currentIndex - 1);
                if (found >= 0)
                    currentIndex = found;
            }
        }

        Timer {
            id: typing
            interval: 900
            onTriggered: list.typed = ""
        }

        delegate: FileRow {
            required property int index

            width: list.width - (list.contentHeight > list.height ? Theme.gap : 0)
            height: list.row
            chosen: ListView.isCurrentItem
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onDoubleClicked: {
                list.currentIndex = index;
                root.chosen(index);
            }
        }
    }

    FocusRing {
        shown: list.activeFocus
    }

    Label {
        id: nothing
        objectName: "nothing"
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.gap
        visible: list.count === 0 && !root.folder.loading
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        text: root.folder.endings === "" ? qsTr("This folder is empty.") : root.folder.endings === root.folder.gameEndings() ? qsTr("There are no games here.") : qsTr("There are no files of this kind here.")
    }
}
