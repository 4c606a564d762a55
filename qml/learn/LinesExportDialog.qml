// Asks where the lines that are learnt shall be written to, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game

    title: qsTr("Save your lines")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: "sgf"
    nameFilters: [qsTr("SGF") + " (*.sgf)"]
    onAccepted: root.game.openings.exportTo(selectedFile)
}
