// The side that the values below are for.
import QtQuick
import org.heibai.app

Label {
    required property GameWords words

    objectName: "pointOfView"
    text: words.pointOfView
    color: Theme.faint
    font.pixelSize: Theme.small
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
}
