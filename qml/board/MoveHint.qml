// The ring that marks a legal move, in the colour of the side that may play it.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int side
    required property int cell

    width: Math.floor(cell * 0.19) * 2
    height: width
    radius: width / 2
    antialiasing: true
    color: "transparent"
    border.width: Math.max(2, Math.round(cell * (Theme.highContrast ? 0.075 : 0.055)))
    border.color: Theme.ring(side)
}
