// One of several tabs: a tab button of Qt's, so that its role is that of a tab.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.TabButton {
    id: root

    // Whether what it names is shown.
    required property bool shown

    // Qt complains where what has the keyboard is taken out of the tab chain.
    focusPolicy: shown || activeFocus ? Qt.TabFocus : Qt.NoFocus
    hoverEnabled: true
    checkable: false
    autoExclusive: false
    font.pixelSize: Theme.text
    font.weight: shown ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selectable: true
    Accessible.selected: shown

    contentItem: Text {
        id: words
        text: root.text
        textFormat: Text.PlainText
        font: root.font
        color: root.shown || root.hovered ? Theme.ink : Theme.faint
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.small
        elide: Text.ElideRight
    }

    background: Item {
        Rectangle {
            visible: root.shown
            // As wide as the tab, and never narrower than its words.
            x: Math.max(0, Math.min(Theme.gap, Math.floor((parent.width - words.contentWidth) / 2)))
            y: parent.height - height
            width: parent.width - 2 * x
            height: 3
            radius: 1.5
            color: Theme.accent
        }

        FocusRing {
            anchors.margins: Math.round(Theme.gap / 2)
            radius: Theme.radius
            shown: root.visualFocus
        }
    }
}
