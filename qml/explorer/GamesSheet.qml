// Chooses a file of games or a book for the explorer, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    handsOn: true
    title: qsTr("Add games or books")
    allKinds: qsTr("Games and books")
    allEndings: files.gameEndings() + " " + files.bookEndings()
    onChosen: file => root.game.explorer.add(String(file))
}
