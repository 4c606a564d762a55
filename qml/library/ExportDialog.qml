// Asks where games of a list shall be written to, with the desktop's own dialog; the ending of the name chooses the format.
import QtQuick
import QtQuick.Dialogs
import org.heibai.app

FileDialog {
    id: root

    required property Game game
    required property GameList games

    readonly property FolderList places: FolderList {}

    title: qsTr("Export games")
    acceptLabel: qsTr("Save", "button")
    rejectLabel: qsTr("Cancel", "button")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "sgf"
    currentFolder: places.last()
    selectedFile: places.proposed(games.archive ? qsTr("My games") : games.title.replace(/\.[^.]*$/, "") || qsTr("Games"), "sgf")
    nameFilters: [qsTr("SGF") + " (*.sgf)", qsTr("GGF") + " (*.ggf)", qsTr("List of moves") + " (*.txt)"]
    onAccepted: root.games.writeTo(selectedFile)
}
