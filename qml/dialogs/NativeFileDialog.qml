// The file dialog that the desktop's Qt plugin brings; loaded only when it is needed, because it is slow to load.
import QtQuick
import QtQuick.Dialogs
import org.heibai.app

FileDialog {
    id: root

    required property DesktopFileDialog asker

    readonly property FileQuestion question: asker.question

    title: question.title
    acceptLabel: question.accept
    rejectLabel: qsTr("Cancel", "button")
    fileMode: question.saving ? FileDialog.SaveFile : question.several ? FileDialog.OpenFiles : FileDialog.OpenFile
    defaultSuffix: asker.suffix
    onVisibleChanged: asker.pluginOpen = visible
    onAccepted: question.answered(selectedFiles)
    Component.onCompleted: {
        nameFilters = asker.nameFilters;
        currentFolder = asker.currentFolder;
        if (question.saving)
            selectedFile = asker.suggestedFile;
        open();
    }
}
