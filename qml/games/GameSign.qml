// A sign that only one game has on its board, and what it means.
import QtQuick

QtObject {
    required property string says
    // How it looks on a square of a `size`.
    required property Component look
}
