// Asks for files to open, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game

    title: qsTr("Open a game")
    acceptLabel: qsTr("Open", "button")
    several: true
    nameFilters: [qsTr("Games") + " (*." + places.gameEndings().replace(/ /g, " *.") + ")", qsTr("All files") + " (*)"]
    onAccepted: take(selectedFiles)

    function take(urls: var) {
        root.game.files.openAll(urls.join("\n"));
    }
}
