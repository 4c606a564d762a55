// Asks under which name to save, with the desktop's own dialog; the ending of the name chooses the format.
import QtQuick
import QtQuick.Dialogs
import org.heibai.app

FileDialog {
    id: root

    required property Game game

    readonly property FolderModel places: FolderModel {}

    title: qsTr("Save the game as")
    acceptLabel: qsTr("Save", "button")
    rejectLabel: qsTr("Cancel", "button")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "heibai"
    selectedFile: places.proposed(game.suggestedName + ".heibai")
    // Each game has a format that other programs read.
    nameFilters: [qsTr("Heibai's own file") + " (*.heibai)", qsTr("List of moves") + " (*.txt)", game.kind === Game.Gomoku ? qsTr("Piskvork") + " (*.psq)" : qsTr("GGF") + " (*.ggf)"]
    onAccepted: root.game.saveFile(selectedFile)
}
