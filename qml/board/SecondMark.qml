// The sign of a second opinion: a diamond.
import QtQuick
import org.heibai.app

Rectangle {
    property int size: 10

    objectName: "secondMark"
    width: size
    height: size
    rotation: 45
    antialiasing: true
    color: Theme.second
    border.width: Math.max(1, Math.round(size * 0.14))
    border.color: Theme.cursorEdge
}
