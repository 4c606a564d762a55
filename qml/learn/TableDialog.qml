// Asks where the table of one's own moves shall be written to, with the desktop's own dialog.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game

    title: qsTr("Save your moves as a table")
    acceptLabel: qsTr("Save", "button")
    saving: true
    defaultSuffix: "csv"
    suggested: qsTr("My moves", "file name")
    nameFilters: [qsTr("Comma-separated values") + " (*.csv)"]
    onAccepted: game.insight.exportTo(selectedFile)
}
