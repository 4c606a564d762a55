// A sign of one game's board, and its meaning.
import QtQuick

QtObject {
    required property string says
    // How it looks on a square of a `size`: a file below this folder's parent, without its ending, and with what it is made.
    required property string look
    property var given: ({})
}
