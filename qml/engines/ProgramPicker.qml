// Chooses the file of a program where the desktop has no file dialog of its own.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Dialog {
    id: root

    signal chosen(url file)

    title: qsTr("Choose a program")
    wanted: Math.round(600 * Math.min(1.5, Theme.scale))
    wantedHeight: Math.round(520 * Math.min(1.5, Theme.scale))
    onAboutToShow: files.go("")
    onOpened: list.forceActiveFocus(Qt.TabFocusReason)

    function choose(row: int) {
        if (row < 0)
            return;
        if (files.isFolder(row)) {
            files.enter(row);
        } else {
            close();
            chosen(files.urlOf(row));
        }
    }

    FolderList {
        id: files
        onPathChanged: if (root.opened) Speech.say(qsTr("Folder: %1").arg(path), "folder")
        kind: FolderList.Programs
        endings: ""
    }

    contentItem: Item {
        Row {
            id: place
            x: Theme.margin
            y: Theme.gap
            width: parent.width - 2 * x
            spacing: Theme.gap

            ToolButton {
                id: upButton
                sign: "up"
                text: qsTr("Parent folder")
                enabled: files.hasParent
                onClicked: files.up()
            }

            Label {
                width: parent.width - upButton.width - parent.spacing
                height: upButton.height
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideLeft
                text: files.path
                color: Theme.faint
                Accessible.name: qsTr("Folder: %1").arg(files.path)
            }
        }

        RowList {
            id: list
            objectName: "programs"
            anchors.left: place.left
            anchors.right: place.right
            anchors.top: place.bottom
            anchors.bottom: below.top
            anchors.margins: Theme.gap
            model: files.rows
            highlightMoveDuration: 0
            activeFocusOnTab: true
            onCountChanged: Qt.callLater(list.selectFirst)
            keyNavigationEnabled: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Files in %1", "a folder").arg(files.path)
            T.ScrollBar.vertical: ScrollBar {}
            function selectFirst() {
                if (currentIndex < 0 && count > 0)
                    currentIndex = 0;
            }

            Keys.onReturnPressed: root.choose(currentIndex)
            Keys.onEnterPressed: root.choose(currentIndex)
            Keys.onPressed: event => {
                if (event.key !== Qt.Key_Backspace)
                    return;
                event.accepted = true;
                files.up();
            }

            delegate: FileRow {
                required property int index

                width: list.width - Theme.gap
                chosen: ListView.isCurrentItem
                onClicked: list.currentIndex = index
                onDoubleClicked: root.choose(index)
            }
        }

        FocusRing {
            anchors.fill: list
            anchors.margins: -2
            shown: list.activeFocus
        }

        Row {
            id: below
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.margin
            spacing: Theme.gap

            Button {
                text: qsTr("Cancel", "button")
                onClicked: root.close()
            }

            Button {
                primary: true
                enabled: list.currentIndex >= 0
                text: qsTr("Choose", "a program")
                onClicked: root.choose(list.currentIndex)
            }
        }
    }
}
