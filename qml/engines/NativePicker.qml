// Asks for the file of a program with the desktop's own dialog; loaded only when it is needed.
import QtQuick
import QtQuick.Dialogs
import org.heibai.app

FileDialog {
    id: root

    signal chosen(url file)

    title: qsTr("Choose a program")
    acceptLabel: qsTr("Choose", "a program")
    rejectLabel: qsTr("Cancel", "button")
    fileMode: FileDialog.OpenFile
    onAccepted: root.chosen(selectedFile)
}
