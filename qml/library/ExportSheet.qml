// Asks where games of a list shall be written to, where the desktop has no file dialog of its own.
import QtQuick
import org.heibai.app

FileSheet {
    id: root

    required property GameList games

    saving: true
    exporting: true
    suggested: games.archive ? qsTr("My games") : games.title.replace(/\.[^.]*$/, "") || qsTr("Games")
    onChosen: file => root.games.writeTo(file)
}
