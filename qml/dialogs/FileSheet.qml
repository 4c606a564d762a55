// Asks for a file where the desktop has no file dialog of its own.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Dialog {
    id: root

    required property FileQuestion question

    // The name as it was suggested, until another is typed.
    property string proposed: ""
    // The folder shown.
    readonly property alias files: theFolder
    property int format: 0
    property bool everything: false
    // The file to be saved, while the disk is asked whether it is there.
    property url awaited: ""
    // The file that would be overwritten.
    property url inTheWay: ""
    readonly property bool asks: String(inTheWay) !== ""
    readonly property bool canFinish: question.saving ? nameField.text.trim() !== "" : list.currentIndex >= 0

    takesDrops: question.takesAll
    title: question.title
    wanted: Math.round(640 * Math.min(1.5, Theme.scale))
    wantedHeight: Math.round(600 * Math.min(1.5, Theme.scale))

    onAboutToShow: {
        format = 0;
        forget();
        theFolder.go("");
        nameField.text = "";
        propose();
    }
    onAboutToHide: awaited = ""
    onFormatChanged: propose()
    onOpened: (question.saving ? nameField : list).forceActiveFocus(Qt.TabFocusReason)

    onAsksChanged: if (asks) Qt.callLater(() => cancel.forceActiveFocus(Qt.TabFocusReason))

    // The file that is there stays, and another name can be typed.
    function keepOld() {
        forget();
        nameField.forceActiveFocus(Qt.TabFocusReason);
    }

    // The file asked about is not the one to be saved any more.
    function forget() {
        awaited = "";
        inTheWay = "";
    }

    // Suggests a name that no file has, in place of the one suggested before.
    function propose() {
        // Which names are taken is known with the files.
        if (!question.saving || theFolder.loading || nameField.text !== "" && nameField.text !== proposed)
            return;
        proposed = theFolder.unused(question.suggested, question.kinds[format].endings);
        nameField.text = proposed;
        nameField.selectAll();
    }

    function selectFirst() {
        list.currentIndex = question.saving || list.count === 0 ? -1 : 0;
    }

    // The action of the last button.
    function finish() {
        if (!canFinish)
            return;
        if (asks) {
            done(inTheWay);
        } else if (question.saving) {
            const url = theFolder.meant(nameField.text, question.kinds[format].endings, theFolder.gameEndings() + " png svg csv");
            if (String(url) === "")
                nameField.forceActiveFocus(Qt.OtherFocusReason);
            else
                ask(url);
        } else {
            choose(list.currentIndex);
        }
    }

    // Saves the file, or first asks about the one that is there.
    function ask(url: url) {
        awaited = url;
        theFolder.lookFor(url);
    }

    function answer(url: url, isThere: bool) {
        if (String(url) !== String(awaited))
            return;
        awaited = "";
        if (isThere)
            inTheWay = url;
        else
            done(url);
    }

    // The action of Enter or a double click on a row.
    function choose(row: int) {
        if (theFolder.isFolder(row))
            theFolder.enter(row);
        else if (question.saving)
            nameField.text = theFolder.nameOf(row);
        else
            done(theFolder.urlOf(row));
    }

    function trouble(): string {
        switch (theFolder.trouble) {
        case FolderList.Missing:
            return qsTr("There is no folder %1.").arg(theFolder.troublePath);
        case FolderList.Denied:
            return qsTr("You may not open the folder %1.").arg(theFolder.troublePath);
        case FolderList.NoFolder:
            return qsTr("%1 is not a folder.").arg(theFolder.troublePath);
        case FolderList.Unreadable:
            return qsTr("The folder %1 can't be read.").arg(theFolder.troublePath);
        default:
            return "";
        }
    }

    function done(url: url) {
        close();
        question.answered([url]);
    }

    FolderList {
        id: theFolder
        onPathChanged: if (root.opened) Speech.say(qsTr("Folder: %1").arg(path), "folder")
        onLoadingChanged: root.propose()
        kind: root.question.place
        endings: root.everything ? "" : root.question.kinds[root.format]?.endings ?? ""
        onLooked: (url, isThere) => root.answer(url, isThere)
    }

    contentItem: Item {
        id: body

        readonly property int inset: Math.round((width < 36 * Theme.text ? 0.75 : 1.5) * Theme.margin)

        // A question is left before the dialog.
        Keys.onEscapePressed: event => {
            event.accepted = root.asks;
            if (root.asks)
                root.keepOld();
        }

        Connections {
            target: theFolder.rows

            // The list counts its rows after this.
            function onModelReset() {
                Qt.callLater(root.selectFirst);
                root.propose();
            }
        }

        Row {
            id: place
            x: body.inset
            y: Theme.gap
            width: parent.width - 2 * x
            spacing: Theme.gap

            ToolButton {
                id: upButton
                sign: "up"
                text: qsTr("Parent folder")
                enabled: theFolder.hasParent
                onClicked: theFolder.up()
            }

            Label {
                width: parent.width - upButton.width - parent.spacing
                height: upButton.height
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideLeft
                text: theFolder.path
                color: Theme.faint
                Accessible.name: qsTr("Folder: %1").arg(theFolder.path)
            }
        }

        FileList {
            id: list
            anchors.left: place.left
            anchors.right: place.right
            anchors.top: place.bottom
            anchors.topMargin: Theme.gap
            most: below.y - y - Theme.margin
            folder: theFolder
            focus: true
            onChosen: row => root.choose(row)
            onPointed: row => {
                if (root.question.saving && !theFolder.isFolder(row))
                    nameField.text = theFolder.nameOf(row);
            }
        }

        Column {
            id: below
            anchors.left: place.left
            anchors.right: place.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.margin
            spacing: Theme.gap

            TextField {
                id: nameField
                objectName: "name"
                visible: root.question.saving
                width: parent.width
                name: qsTr("Name of the file")
                // What is asked is of the name that was there.
                onTextChanged: root.forget()
                // A held key asks, and does not answer.
                onAccepted: if (!root.asks) root.finish()
            }

            ChoiceGroup {
                width: parent.width
                columns: choices.length
                name: root.question.saving ? qsTr("Kind of file") : qsTr("What is shown")
                choices: [...root.question.kinds.map(kind => kind.brief ?? kind.words), ...(root.question.saving ? [] : [qsTr("All files")])]
                current: root.question.saving ? root.format : root.everything ? 1 : 0
                onPicked: index => {
                    root.forget();
                    if (root.question.saving)
                        root.format = index;
                    else
                        root.everything = index === 1;
                }
            }

            Notice {
                visible: text !== ""
                width: parent.width
                color: Theme.alarm
                text: root.trouble()
            }

            Notice {
                visible: root.asks
                width: parent.width
                color: Theme.alarm
                text: qsTr("“%1” already exists. Replace it?").arg(decodeURIComponent(String(root.inTheWay).replace(/^.*\//, "")))
            }

            ButtonRow {
                Button {
                    id: cancel
                    objectName: "cancel"
                    text: qsTr("Cancel", "button")
                    onClicked: root.asks ? root.keepOld() : root.close()
                }

                // Its games and those in the folders there become one list.
                Button {
                    objectName: "wholeFolder"
                    visible: root.question.takesAll
                    text: qsTr("Open the whole folder")
                    // The address of the folder: that of anything in it without the name.
                    onClicked: root.done(String(theFolder.meant("games.txt", "txt", "txt")).replace(/[^\/]*$/, ""))
                }

                Button {
                    objectName: "finish"
                    primary: !root.asks
                    grave: root.asks
                    enabled: root.canFinish
                    text: root.asks ? qsTr("Replace", "button") : root.question.accept
                    onClicked: root.finish()
                }
            }
        }
    }
}
