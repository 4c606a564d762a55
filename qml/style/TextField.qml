// A single-line text field.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.TextField {
    id: root

    required property string name

    implicitHeight: Theme.control
    implicitWidth: 12 * Theme.text
    leftPadding: Math.round(Theme.gap * 1.25)
    rightPadding: leftPadding
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    font.pixelSize: Theme.text
    Accessible.name: name
    onActiveFocusChanged: if (activeFocus) Speech.tellField(text)

    Label {
        visible: root.text === "" && root.preeditText === ""
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: root.placeholderText
        color: Theme.faint
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.edge

        FocusRing {
            shown: root.activeFocus
        }
    }
}
