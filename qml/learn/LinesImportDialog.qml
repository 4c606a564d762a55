// Chooses files of games whose lines are to be learnt, with the desktop's own dialog.
import QtQuick
import org.heibai.app

OpenGameDialog {
    title: qsTr("Add lines from files")

    function take(urls: var) {
        game.openings.importFrom(urls.join("\n"));
    }
}
