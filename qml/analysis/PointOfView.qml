// For whom the values are that stand below.
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
