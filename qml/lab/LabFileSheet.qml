// Asks where something of the laboratory shall be written to, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    required property string ending
    required property string kindName

    signal decided(url file)

    saving: true
    handsOn: true
    title: qsTr("Export from the laboratory")
    offered: [{ words: kindName, ending: ending }]
    onChosen: file => root.decided(file)
}
