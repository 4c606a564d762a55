// Chooses a file of games whose lines are to be learnt, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    handsOn: true
    title: qsTr("Add lines from files")
    onChosen: file => root.game.openings.importFrom(String(file))
}
