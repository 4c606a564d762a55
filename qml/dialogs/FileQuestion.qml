// A file that is asked for, by whichever dialog: of which kinds, where it begins, and what becomes of it.
import QtQuick
import org.heibai.app

QtObject {
    property string title: ""
    // Whether a file is to be written; else one, or several, are to be opened.
    property bool saving: false
    property bool several: false
    // Whether a whole folder, or what is dropped, can be opened as well.
    property bool takesAll: false
    property string accept: saving ? qsTr("Save", "button") : qsTr("Open", "button")
    // Kinds of files: their names, also as brief ones, and their endings, apart by blanks. The first is the usual one of those to
    // be written, and the only one of those to be opened.
    property var kinds: []
    // In the last folder for such files it begins.
    property int place: FolderList.Games
    // The name suggested, without an ending.
    property string suggested: ""

    signal answered(var files)
}
