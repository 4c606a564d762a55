// A sign that only one game has on its board, and what it means.
import QtQuick

QtObject {
    required property string says
    // How it looks on a square of a `size`: a file below this folder's parent, without its ending, and with what it is made.
    required property string look
    property var given: ({})
}
