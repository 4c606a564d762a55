// Asks where the lines that are learnt shall be written to, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    saving: true
    handsOn: true
    title: qsTr("Save your lines")
    offered: [{ words: qsTr("SGF"), ending: "sgf" }]
    onChosen: file => root.game.openings.exportTo(file)
}
