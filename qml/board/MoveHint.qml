// The mark of a legal move: a translucent disc of the side to move, an outline in high contrast.
import QtQuick
import org.heibai.app

Image {
    id: root

    required property int side
    required property int cell

    objectName: "legalMark"
    width: Math.round(cell * 0.18) * 2
    height: width
    sourceSize: Theme.resolution
    source: width > 0 ? Theme.painted("mark", side, width) : ""
}
