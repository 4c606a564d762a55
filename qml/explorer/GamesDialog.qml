// Chooses files of games and books for the explorer, with the desktop's own dialog.
import QtQuick
import org.heibai.app

OpenGameDialog {
    title: qsTr("Add games or books")
    nameFilters: [qsTr("Games and books") + " (*." + (places.gameEndings() + " " + places.bookEndings()).replace(/ /g, " *.") + ")", qsTr("All files") + " (*)"]

    function take(urls: var) {
        game.explorer.add(urls.join("\n"));
    }
}
