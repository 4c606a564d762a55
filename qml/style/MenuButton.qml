// A button that shows what is chosen, and opens a menu of the choices below itself.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    // The purpose of the button.
    required property string label
    // Most people never open it.
    required property Component choices
    // Whether it looks like a button rather than like a word among others.
    property bool framed: false

    property Menu list: null

    function openList() {
        if (list?.opened)
            return;
        if (!list)
            list = choices.createObject(root) as Menu;
        list.popup(root, 0, root.height + 2);
        list.selectChosen();
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: framed ? Theme.control : Math.round(24 * Theme.scale)
    leftPadding: framed ? Math.round(Theme.gap * 1.25) : Theme.gap
    rightPadding: framed ? Theme.gap : Math.round(Theme.gap / 2)
    lit: down || (list?.opened ?? false)
    ground: framed ? Theme.card : "transparent"
    frame: framed ? Theme.border : 0
    frameColor: !enabled ? Theme.line : hovered ? Theme.edge : Theme.outline
    ringMargin: framed ? -Theme.focusWidth - 1 : 0
    font.pixelSize: Theme.text
    font.weight: Font.DemiBold
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: qsTr("%1: %2", "the purpose of a button, what is chosen").arg(label).arg(text)
    Keys.onDownPressed: clicked()
    onClicked: openList()

    contentItem: Item {
        readonly property int gap: Math.round(Theme.gap / 2)

        implicitWidth: words.implicitWidth + gap + mark.width

        Text {
            id: words
            width: parent.width - mark.width - parent.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.framed ? Text.AlignLeft : Text.AlignRight
            text: root.text
            font: root.font
            color: Theme.ink
            textFormat: Text.PlainText
            elide: Text.ElideRight
        }

        Chevron {
            id: mark
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            direction: "down"
            color: Theme.faint
        }
    }
}
