// What the rows of lists have in common. It has no keys, as a rule the list has the keyboard; it is an item delegate, as Qt 6.4
// tells a screen reader of a button that it is one, whatever its role.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ItemDelegate {
    id: root

    // Whether it is the one that is chosen, where one is.
    property bool chosen: false
    property bool selectable: true
    // Whether a screen reader's press opens it, as a double click does; a click only chooses it.
    property bool opens: false

    // Whether its ground is that of what is chosen.
    property bool lit: chosen
    property real corners: Theme.radius - 2
    property int frame: Theme.highContrast ? 2 : 0

    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.selectable: selectable
    Accessible.selected: selectable && chosen
    Accessible.onPressAction: {
        if (enabled && opens)
            doubleClicked();
        else if (enabled)
            clicked();
    }

    background: Rectangle {
        radius: root.corners
        color: root.lit || root.down ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"
        border.width: root.lit ? root.frame : 0
        border.color: Theme.accent
    }
}
