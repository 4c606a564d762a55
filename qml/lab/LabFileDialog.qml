// Asks where something of the laboratory shall be written to, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game
    required property string suggested
    required property string ending
    required property string kindName

    signal decided(url file)

    readonly property FolderList places: FolderList {}

    title: qsTr("Export from the laboratory")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: ending
    currentFolder: places.last()
    selectedFile: places.proposed(suggested, ending)
    nameFilters: [kindName + " (*." + ending + ")"]
    onAccepted: root.decided(selectedFile)
}
