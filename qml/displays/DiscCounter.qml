// How many discs a side has, on glass.
import QtQuick
import org.heibai.app

LcdDisplay {
    id: root

    required property int count
    required property bool black
    property int places: 2

    objectName: black ? "blackCount" : "whiteCount"
    text: String(count).padStart(2, "0").padStart(places, " ")
    Accessible.name: black ? qsTr("Black: %1").arg(count) : qsTr("White: %1").arg(count)
}
