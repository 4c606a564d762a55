// A file dialog of the desktop: that of its Qt plugin where there is one, else that of the desktop portal.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    property string title: ""
    property string acceptLabel: ""
    property string rejectLabel: qsTr("Cancel", "button")
    // Whether a file is to be written; else one, or several, are to be opened.
    property bool saving: false
    property bool several: false
    property string defaultSuffix: ""
    property var nameFilters: []
    // The kind of files, in whose last folder it begins, and the name suggested there, without an ending.
    property int files: FolderList.Games
    property string suggested: ""
    property url currentFolder: ""
    // The file suggested, and later the one chosen.
    property url selectedFile: ""
    property var selectedFiles: []
    // Shows something else where the portal has no dialog after all.
    property var otherwise: null
    // Whether the disk is still being asked where it begins.
    property bool waiting: false
    // Whether the dialog of the plugin is open, which tells so itself.
    property bool pluginOpen: false
    readonly property bool visible: waiting || portal.asking || pluginOpen

    signal accepted
    signal rejected

    function open() {
        // A program can be anywhere.
        if (files === FolderList.Programs) {
            begin();
        } else {
            waiting = true;
            places.propose(suggested, defaultSuffix);
        }
    }

    function begin() {
        if (portal.isWanted()) {
            if (saving)
                portal.save(title, acceptLabel, nameFilters, selectedFile);
            else
                portal.open(title, acceptLabel, nameFilters, currentFolder, several);
        } else {
            plugin.setSource("");
            plugin.setSource(Qt.resolvedUrl("NativeFileDialog.qml"), { asker: root });
        }
    }

    // Makes room for another dialog, if the window can do that.
    function giveWay(): bool {
        waiting = false;
        portal.close();
        return !visible;
    }

    function settle(files: var) {
        selectedFiles = files;
        selectedFile = files[0];
        accepted();
    }

    readonly property FolderList places: FolderList {
        kind: root.files
        onProposed: (folder, file) => {
            if (!root.waiting)
                return;
            root.currentFolder = folder;
            root.selectedFile = root.saving ? file : "";
            root.begin();
            root.waiting = false;
        }
    }

    readonly property FilePortal portal: FilePortal {
        onChosen: urls => root.settle(urls)
        onDismissed: root.rejected()
        onFailed: {
            root.rejected();
            if (root.otherwise)
                Qt.callLater(root.otherwise);
        }
    }

    // Slow to load, and needed by few.
    readonly property Loader plugin: Loader {}
}
