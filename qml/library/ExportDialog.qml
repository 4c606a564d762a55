// Asks where games of a list shall be written to, with the desktop's own dialog; the ending of the name chooses the format.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game
    required property GameList games

    title: qsTr("Export games")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: "sgf"
    suggested: games.archive ? qsTr("My games") : games.title.replace(/\.[^.]*$/, "") || qsTr("Games")
    nameFilters: [qsTr("SGF") + " (*.sgf)", qsTr("GGF") + " (*.ggf)", qsTr("List of moves") + " (*.txt)"]
    onAccepted: root.games.writeTo(selectedFile)
}
