// Chooses files of games for the explorer, with the desktop's own dialog.
import QtQuick
import org.heibai.app

OpenGameDialog {
    title: qsTr("Add games")

    function take(urls: var) {
        game.explorer.add(urls.join("\n"));
    }
}
