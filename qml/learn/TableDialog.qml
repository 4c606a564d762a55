// Asks where the table of one's own moves shall be written to, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game

    readonly property FolderList places: FolderList {}

    title: qsTr("Save your moves as a table")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: "csv"
    currentFolder: places.last()
    selectedFile: places.proposed(qsTr("My moves", "file name"), "csv")
    nameFilters: [qsTr("Comma-separated values") + " (*.csv)"]
    onAccepted: game.insight.exportTo(selectedFile)
}
