// A disc for lists: black or white, outlined to show on any paper.
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
