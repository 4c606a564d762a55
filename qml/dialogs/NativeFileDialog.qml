// The file dialog that the desktop's Qt plugin brings; loaded only when it is needed, because it is slow to load.
import QtQuick
import QtQuick.Dialogs
import org.heibai.app

FileDialog {
    id: root

    required property DesktopFileDialog asker

    title: asker.title
    acceptLabel: asker.acceptLabel
    rejectLabel: asker.rejectLabel
    fileMode: asker.saving ? FileDialog.SaveFile : asker.several ? FileDialog.OpenFiles : FileDialog.OpenFile
    defaultSuffix: asker.defaultSuffix
    onVisibleChanged: asker.pluginOpen = visible
    onAccepted: asker.settle(selectedFiles)
    onRejected: asker.rejected()
    Component.onCompleted: {
        nameFilters = asker.nameFilters;
        currentFolder = asker.currentFolder;
        if (asker.saving)
            selectedFile = asker.selectedFile;
        open();
    }
}
