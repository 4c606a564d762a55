// Asks for the file of a program with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    signal chosen(url file)

    title: qsTr("Choose a program")
    acceptLabel: qsTr("Choose", "a program")
    files: FolderList.Programs
    onAccepted: root.chosen(selectedFile)
}
