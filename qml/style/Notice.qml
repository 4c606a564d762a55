// A notice in a dialog, such as why something cannot be done; screen readers announce it.
import QtQuick
import org.heibai.app

Label {
    id: root

    readonly property string shown: visible ? text : ""

    onShownChanged: if (shown !== "") Speech.say(shown, "notice")
    Accessible.role: Accessible.AlertMessage
}
