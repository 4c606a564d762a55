// Opens or saves a game where the desktop has no file dialog of its own.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Dialog {
    id: root

    required property Game game
    // Whether to save a game; else to open one.
    property bool saving: false
    // Whether to save games of a list rather than the game.
    property bool exporting: false
    // Whether the caller handles the file.
    property bool handsOn: exporting
    property string suggested: game.files.suggestedName
    // Whether to save a picture of the board.
    property bool picture: false
    // The name as it was suggested, until another is typed.
    property string proposed: ""
    // The kinds of files offered instead of those of a game.
    property var offered: []

    readonly property Games kinds: Games {}
    readonly property GameKind kind: kinds.of(game.setup.kind)
    readonly property var pictures: [{ words: qsTr("Picture", "kind of file"), ending: "png" }, { words: qsTr("Drawing", "kind of file"), ending: "svg" }]
    // Only these keep the variations of a study.
    readonly property var whole: [{ words: qsTr("SGF"), ending: "sgf" }, { words: qsTr("Heibai", "kind of file"), ending: "heibai" }]
    readonly property var formats: offered.length > 0 ? offered : picture ? pictures : exporting ? [{ words: qsTr("SGF"), ending: "sgf" }, { words: qsTr("GGF"), ending: "ggf" }, { words: qsTr("List of moves"), ending: "txt" }] : game.study.open ? [...whole, ...pictures] : [
        { words: qsTr("Heibai", "kind of file"), ending: "heibai" },
        { words: qsTr("List of moves"), ending: "txt" },
        { words: qsTr("SGF"), ending: "sgf" },
        { words: kind.fileKind, ending: kind.fileEnding },
        ...pictures
    ]
    property string allEndings: theFolder.gameEndings()
    // Their kind in words.
    property string allKinds: qsTr("Games")
    // The folder shown.
    readonly property alias files: theFolder
    property int format: 0
    property bool everything: false
    // The file to be saved, while the disk is asked whether it is there.
    property url awaited: ""
    // The file that would be overwritten.
    property url inTheWay: ""
    readonly property bool asks: String(inTheWay) !== ""
    readonly property bool canFinish: saving ? nameField.text.trim() !== "" : list.currentIndex >= 0

    signal chosen(url file)

    takesDrops: !saving && !handsOn
    title: exporting ? qsTr("Export games") : picture ? qsTr("Save the board as a picture") : saving ? qsTr("Save the game as") : qsTr("Open a game")
    wanted: Math.round(640 * Math.min(1.5, Theme.scale))
    wantedHeight: Math.round(600 * Math.min(1.5, Theme.scale))

    onAboutToShow: {
        format = 0;
        forget();
        theFolder.go("");
        if (saving) {
            nameField.text = "";
            propose();
        }
    }
    onAboutToHide: awaited = ""
    onFormatChanged: propose()
    onOpened: (saving ? nameField : list).forceActiveFocus(Qt.TabFocusReason)

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
        if (!saving || nameField.text !== "" && nameField.text !== proposed)
            return;
        proposed = theFolder.unused(suggested, formats[format].ending);
        nameField.text = proposed;
        nameField.selectAll();
    }

    function selectFirst() {
        list.currentIndex = saving || list.count === 0 ? -1 : 0;
    }

    // The action of the lit button.
    function finish() {
        if (!canFinish)
            return;
        if (asks) {
            done(inTheWay);
        } else if (saving) {
            const url = theFolder.meant(nameField.text, formats[format].ending, allEndings + " png svg csv");
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
        else if (saving)
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
            return qsTr("%1 is no folder.").arg(theFolder.troublePath);
        case FolderList.Unreadable:
            return qsTr("The folder %1 can't be read.").arg(theFolder.troublePath);
        default:
            return "";
        }
    }

    function done(url: url) {
        close();
        chosen(url);
    }

    onChosen: file => {
        if (handsOn)
            return;
        if (saving)
            game.files.save(file);
        else
            game.files.open(file);
    }

    FolderList {
        id: theFolder
        onPathChanged: if (root.opened) Speech.say(qsTr("Folder: %1").arg(path), "folder")
        kind: root.picture ? FolderList.Pictures : FolderList.Games
        endings: root.saving ? root.formats[root.format]?.ending ?? "" : root.everything ? "" : root.allEndings
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
                if (root.saving && !theFolder.isFolder(row))
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
                visible: root.saving
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
                name: root.saving ? qsTr("Kind of file") : qsTr("What is shown")
                choices: root.saving ? root.formats.map(format => format.words) : [root.allKinds, qsTr("All files")]
                current: root.saving ? root.format : root.everything ? 1 : 0
                onPicked: index => {
                    root.forget();
                    if (root.saving)
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
                    visible: !root.saving && !root.handsOn
                    text: qsTr("Open the whole folder")
                    // The address of the folder: that of anything in it without the name.
                    onClicked: root.done(String(theFolder.meant("games.txt", "txt", "txt")).replace(/[^\/]*$/, ""))
                }

                Button {
                    objectName: "finish"
                    primary: true
                    enabled: root.canFinish
                    text: root.asks ? qsTr("Replace", "button") : root.saving ? qsTr("Save", "button") : qsTr("Open", "button")
                    onClicked: root.finish()
                }
            }
        }
    }
}
