// What is said of keeping the game, quietly, in the margin below the buttons: that it is being written, or for as long as
// it lasts that it cannot be.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property bool due
    // Empty while the game can be saved.
    required property string trouble

    objectName: "savingMark"
    visible: text !== ""
    text: trouble !== "" ? trouble : due ? qsTr("Saving…") : ""
    textFormat: Text.PlainText
    color: trouble !== "" ? Theme.alarm : Theme.faint
    font.pixelSize: Math.min(Theme.small, height - 2)
    font.weight: trouble !== "" ? Font.DemiBold : Font.Normal
    horizontalAlignment: trouble !== "" ? Text.AlignHCenter : Text.AlignRight
    verticalAlignment: Text.AlignVCenter
    elide: Text.ElideRight
    // The status line announced the trouble when it began.
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
