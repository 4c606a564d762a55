// The number of a side's stones, on glass.
import QtQuick
import org.heibai.app

LcdDisplay {
    id: root

    required property int count
    required property bool black
    property int places: 2

    readonly property string digits: String(count).padStart(2, "0").padStart(places, " ")

    objectName: black ? "blackCount" : "whiteCount"
    text: digits
    flashes: true
    Accessible.name: black ? qsTr("Black: %1").arg(count) : qsTr("White: %1").arg(count)
}
