// Asks where something of the laboratory shall be written to, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game
    required property string ending
    required property string kindName

    signal decided(url file)

    title: qsTr("Export from the laboratory")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: ending
    nameFilters: [kindName + " (*." + ending + ")"]
    onAccepted: root.decided(selectedFile)
}
