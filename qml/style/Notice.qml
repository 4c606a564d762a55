// What a dialog has to say all at once, such as why something cannot be done; a screen reader says it when it comes.
import QtQuick
import org.heibai.app

Label {
    id: root

    readonly property string shown: visible ? text : ""

    onShownChanged: if (shown !== "") Speech.say(shown, "notice")
    Accessible.role: Accessible.AlertMessage
}
