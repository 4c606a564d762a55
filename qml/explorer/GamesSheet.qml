// Chooses a file of games for the explorer, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    handsOn: true
    title: qsTr("Add games")
    onChosen: file => root.game.explorer.add(String(file))
}
