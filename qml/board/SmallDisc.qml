// A disc of a list or a row: black or white, with a line that shows it on any paper.
import QtQuick
import org.heibai.app

Image {
    id: root

    required property bool black
    property int size: 12

    width: size
    height: size
    sourceSize: Theme.resolution
    source: size > 0 ? Theme.painted("small", black ? 1 : 2, size) : ""
}
