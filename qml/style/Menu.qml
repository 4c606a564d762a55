// A menu that makes its items when first opened, so that they cost the start nothing.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Menu {
    id: root

    // Its title, with an & before the letter that opens it.
    required property string words
    // Actions and components of menus in order; null draws a line.
    required property var entries

    // The menu that this one opens from.
    property Menu outer: null
    property bool filled: false
    // Of its entries, which follow the size of the type.
    readonly property int widest: {
        let width = 0;
        for (let at = 0; at < count; at++)
            width = Math.max(width, itemAt(at)?.implicitWidth ?? 0);
        return Math.ceil(width);
    }
    // Of all together: the list knows only how tall those are that it has laid out, which depends on how tall it is itself.
    readonly property real tall: {
        let height = 0;
        for (let at = 0; at < count; at++)
            height += itemAt(at)?.implicitHeight ?? 0;
        return height;
    }
    readonly property Mnemonic mnemonic: Mnemonic {
        words: root.words
    }

    // Left or Right was pressed with no menu on that side: the bar opens its next one.
    signal sideAsked(int by)

    title: mnemonic.name
    onAboutToShow: root.fill()
    // Another game has other entries.
    onEntriesChanged: {
        root.empty();
        if (visible)
            root.fill();
    }

    function fill() {
        if (filled)
            return;
        filled = true;
        for (let at = 0; at < entries.length; at++) {
            const entry = entries[at];
            if (entry === null) {
                addItem(lineComponent.createObject(contentItem));
            } else if (entry instanceof Component) {
                // A submenu lives no longer than its parent.
                const inner = entry.createObject(root, { outer: root });
                inner.sideAsked.connect(root.sideAsked);
                addMenu(inner);
            } else {
                addAction(entry);
            }
        }
    }

    function empty() {
        filled = false;
        while (count > 0) {
            const row = itemAt(0) as MenuItem;
            if (row && row.subMenu)
                removeMenu(row.subMenu);
            else
                removeItem(itemAt(0));
        }
    }

    function select(at: int) {
        // The list would not follow the keyboard to an entry that is out of sight.
        const list = contentItem as ListView;
        if (list.interactive)
            list.positionViewAtIndex(at, ListView.Contain);
        currentIndex = at;
        itemAt(at).forceActiveFocus(Qt.TabFocusReason);
    }

    // The first entry that can be chosen, for whoever opened the menu with the keyboard.
    function selectFirst() {
        for (let at = 0; at < count; at++) {
            if (itemAt(at) instanceof MenuItem && itemAt(at).enabled)
                return select(at);
        }
    }

    function selectLast() {
        for (let at = count - 1; at >= 0; at--) {
            if (itemAt(at) instanceof MenuItem && itemAt(at).enabled)
                return select(at);
        }
    }

    // The entry that is ticked, or else the first.
    function selectChosen() {
        // To begin with another one, Qt 6.4 would find a loop in what the list calls current.
        selectFirst();
        for (let at = 0; at < count; at++) {
            const row = itemAt(at) as MenuItem;
            if (row && row.enabled && row.checked)
                return select(at);
        }
    }

    function openInner(row: MenuItem) {
        row.subMenu.popup(row, row.width - overlap, -topPadding);
        (row.subMenu as Menu).selectFirst();
    }

    // Chooses the entry with this letter, as everywhere in open menus.
    function chooseBy(letter: string): bool {
        for (let at = 0; at < count; at++) {
            const row = itemAt(at) as MenuItem;
            if (row && row.enabled && row.mnemonic && row.mnemonic.letter === letter) {
                currentIndex = at;
                if (row.subMenu)
                    root.openInner(row);
                else
                    row.choose();
                return true;
            }
        }
        return false;
    }

    implicitWidth: Math.max(220, contentWidth) + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    contentWidth: widest
    padding: Math.round(Theme.gap * 0.75)
    margins: 4
    overlap: 2
    cascade: true
    // A press elsewhere is the bar's, which closes the menu. Later Qt than 6.4 would close it first, and hand the press on
    // to what lies below.
    closePolicy: outer ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent : T.Popup.CloseOnEscape
    font.pixelSize: Theme.text

    delegate: MenuItem {}

    contentItem: ListView {
        implicitHeight: root.tall
        model: root.contentModel
        interactive: Window.window ? root.tall + root.topPadding + root.bottomPadding > Window.window.height - root.topMargin - root.bottomMargin : false
        // Where it scrolls, it would take the arrows from the menu, which knows the entries from the lines between them.
        keyNavigationEnabled: false
        clip: true
        currentIndex: root.currentIndex
        T.ScrollBar.vertical: ScrollBar {}

        Keys.onLeftPressed: root.outer ? root.close() : root.sideAsked(-1)
        Keys.onRightPressed: {
            const row = root.itemAt(root.currentIndex) as MenuItem;
            if (row && row.subMenu)
                root.openInner(row);
            else
                root.sideAsked(1);
        }
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                return event.key === Qt.Key_Home ? root.selectFirst() : root.selectLast();
            if (event.text !== "" && (event.modifiers === Qt.NoModifier || event.modifiers === Qt.AltModifier))
                event.accepted = root.chooseBy(event.text.toUpperCase());
        }
    }

    background: Rectangle {
        radius: Theme.radius + 2
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.edge
    }

    Component {
        id: lineComponent

        MenuSeparator {}
    }
}
