// Asks where the table of one's own moves shall be written to, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    saving: true
    handsOn: true
    title: qsTr("Save your moves as a table")
    suggested: qsTr("My moves", "file name")
    offered: [{ words: qsTr("Comma-separated values"), ending: "csv" }]
    onChosen: file => root.game.insight.exportTo(file)
}
