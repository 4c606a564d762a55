// Asks under which name to save, with the desktop's own dialog; the ending of the name chooses the format.
import QtQuick
import org.heibai.app

DesktopFileDialog {
    id: root

    required property Game game
    // Whether to save a picture of the board.
    property bool picture: false

    title: picture ? qsTr("Save the board as a picture") : qsTr("Save the game as")
    acceptLabel: qsTr("Save", "button")
    saving: true
    // SGF keeps the variations of a study.
    readonly property string ending: picture ? "png" : game.study.open ? "sgf" : "heibai"

    readonly property Games games: Games {}
    readonly property GameKind kind: games.of(game.setup.kind)
    readonly property list<string> pictures: [qsTr("Picture") + " (*.png)", qsTr("Drawing") + " (*.svg)"]

    defaultSuffix: ending
    files: picture ? FolderList.Pictures : FolderList.Games
    suggested: game.files.suggestedName
    // Each game has a format that other programs read.
    nameFilters: picture ? pictures : game.study.open ? [qsTr("SGF") + " (*.sgf)", qsTr("Heibai's own file") + " (*.heibai)", ...pictures] : [qsTr("Heibai's own file") + " (*.heibai)", qsTr("List of moves") + " (*.txt)", qsTr("SGF") + " (*.sgf)", kind.fileKind + " (*." + kind.fileEnding + ")", ...pictures]
    onAccepted: root.game.files.save(selectedFile)
}
