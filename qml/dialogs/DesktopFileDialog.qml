// A file dialog of the desktop: that of its Qt plugin where there is one, else that of the desktop portal.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property FileQuestion question

    readonly property string suffix: question.saving ? question.kinds[0].endings : ""
    readonly property var nameFilters: {
        const filters = question.kinds.map(kind => kind.words + " (*." + kind.endings.replace(/ /g, " *.") + ")");
        return question.saving || filters.length === 0 ? filters : [...filters, qsTr("All files") + " (*)"];
    }
    property url currentFolder: ""
    property url suggestedFile: ""
    // Shows something else where the portal has no dialog after all.
    property var otherwise: null
    // Whether the disk is still being asked where it begins.
    property bool waiting: false
    // Whether the dialog of the plugin is open, which tells so itself.
    property bool pluginOpen: false
    readonly property bool visible: waiting || portal.asking || pluginOpen

    function open() {
        // A program can be anywhere.
        if (question.place === FolderList.Programs) {
            begin();
        } else {
            waiting = true;
            places.propose(question.suggested, suffix);
        }
    }

    function begin() {
        if (portal.isWanted()) {
            if (question.saving)
                portal.save(question.title, question.accept, nameFilters, suggestedFile);
            else
                portal.open(question.title, question.accept, nameFilters, currentFolder, question.several);
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

    readonly property FolderList places: FolderList {
        kind: root.question.place
        onProposed: (folder, file) => {
            if (!root.waiting)
                return;
            root.currentFolder = folder;
            root.suggestedFile = root.question.saving ? file : "";
            root.begin();
            root.waiting = false;
        }
    }

    readonly property FilePortal portal: FilePortal {
        onChosen: urls => root.question.answered(urls)
        onFailed: if (root.otherwise) Qt.callLater(root.otherwise)
    }

    // Slow to load, and needed by few.
    readonly property Loader plugin: Loader {}
}
