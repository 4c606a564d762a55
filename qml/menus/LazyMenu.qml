// A menu that makes its items when it is opened first, so that they cost the start nothing.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Menu {
    id: root

    // Actions and components of menus in order; null draws a line.
    required property var entries

    property bool filled: false
    property int widest: 0

    onAboutToShow: root.fill()

    function fill() {
        if (filled)
            return;
        filled = true;
        for (let at = 0; at < entries.length; at++) {
            const entry = entries[at];
            if (entry === null)
                addItem(lineComponent.createObject(contentItem));
            else if (entry instanceof Component)
                // A menu that lives no longer than the one it is in.
                addMenu(entry.createObject(root));
            else
                addAction(entry);
        }
    }

    implicitWidth: Math.max(220, contentWidth) + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    contentWidth: widest
    padding: 5
    margins: 4
    overlap: 2
    cascade: true
    font.pixelSize: Theme.text

    onCountChanged: {
        let width = 0;
        for (let at = 0; at < count; at++)
            width = Math.max(width, itemAt(at).implicitWidth);
        widest = width;
    }

    delegate: MenuRow {}

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: Window.window ? contentHeight + root.topPadding + root.bottomPadding > Window.window.height : false
        clip: true
        currentIndex: root.currentIndex
        T.ScrollBar.vertical: ThinScrollBar {}
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.edge
    }

    Component {
        id: lineComponent

        T.MenuSeparator {
            implicitHeight: 9
            implicitWidth: 40
            contentItem: Item {
                Rectangle {
                    anchors.centerIn: parent
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
            }
        }
    }
}
