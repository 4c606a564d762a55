// The titles of the menus in a row. Qt's own bar goes on opening menus by hovering after Escape, selects nothing in a menu
// that is opened by its letter, and knows no F10.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root
    objectName: "menuRail"

    required property list<Menu> menus

    // The open menu, or -1; while one is, hovering over another title opens that.
    property int opened: -1
    // What had the focus before the menus.
    property Item before: null
    // The same where an action has opened a dialog, which gives the keyboard back to the title that it was opened from.
    property Item waiting: null

    readonly property bool narrow: width < 34 * Theme.bar

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    clip: true
    Accessible.role: Accessible.MenuBar
    Accessible.name: qsTr("Menus")

    function titleAt(index: int): Item {
        return repeater.itemAt((index + menus.length) % menus.length);
    }

    // Opens a menu; with the keyboard its first entry is selected.
    function open(index: int, byKeyboard: bool) {
        const menu = menus[index];
        if (opened !== index) {
            if (opened >= 0)
                menus[opened].dismiss();
            else
                remember();
            menu.parent = titleAt(index);
            const below = menu.parent.height + 2;
            menu.y = below;
            // A tall menu scrolls: it does not move up over the titles.
            menu.topMargin = menu.parent.mapToItem(null, 0, below).y;
            opened = index;
            menu.open();
        }
        if (byKeyboard)
            menu.selectFirst();
    }

    function openBy(letter: string): bool {
        for (let at = 0; at < menus.length; at++) {
            if (menus[at].mnemonic.letter === letter) {
                open(at, true);
                return true;
            }
        }
        return false;
    }

    function close() {
        if (opened >= 0)
            menus[opened].dismiss();
    }

    // To the bar without opening a menu, or back.
    function toggleKeyboard() {
        if (opened >= 0) {
            close();
        } else if (activeFocus) {
            leave();
        } else {
            remember();
            titleAt(0).forceActiveFocus(Qt.ShortcutFocusReason);
        }
    }

    function remember() {
        waiting = null;
        if (!activeFocus)
            before = Window.activeFocusItem;
    }

    function inDialog(item: Item): bool {
        while (item && item !== T.Overlay.overlay)
            item = item.parent;
        return item !== null;
    }

    function endWaiting() {
        const now = Window.activeFocusItem;
        if (waiting === null || opened >= 0 || now === null || inDialog(now))
            return;
        if (activeFocus) {
            before = waiting;
            leave();
        }
        waiting = null;
    }

    function leave() {
        if (before)
            before.forceActiveFocus(Qt.OtherFocusReason);
        before = null;
    }

    // After a menu the focus returns, unless the action has moved it.
    function menuClosed() {
        if (opened >= 0)
            return;
        let item = before;
        while (item && item !== Window.activeFocusItem)
            item = item.parent;
        if (item || activeFocus || !Window.activeFocusItem)
            return leave();
        waiting = inDialog(Window.activeFocusItem) ? before : null;
        before = null;
    }

    Connections {
        target: root.Window.window

        function onActiveFocusItemChanged() {
            if (root.waiting)
                Qt.callLater(root.endWaiting);
        }
    }

    Shortcut {
        sequence: "F10"
        autoRepeat: false
        onActivated: root.toggleKeyboard()
    }

    // Whoever presses the mouse beside an open menu wants to close it, not to play a move there.
    MouseArea {
        parent: T.Overlay.overlay
        anchors.fill: parent
        anchors.topMargin: root.height
        visible: root.opened >= 0
        acceptedButtons: Qt.AllButtons
        onPressed: root.close()
    }

    // The same beside the titles.
    MouseArea {
        anchors.fill: parent
        visible: root.opened >= 0
        acceptedButtons: Qt.AllButtons
        onPressed: root.close()
    }

    Row {
        id: row

        Repeater {
            id: repeater
            model: root.menus

            // Not a button of Qt's: it would tell screen readers that it is one, whatever its role.
            Item {
                id: title
                required property int index
                required property Menu modelData
                readonly property bool open: root.opened === index

                readonly property string keys: modelData.mnemonic.letter === "" ? "" : "Alt+" + modelData.mnemonic.letter
                readonly property int beside: Math.round(Theme.gap * (root.narrow ? 0.4 : 1.1))

                implicitWidth: label.implicitWidth + 2 * beside
                implicitHeight: Math.min(Theme.menuBar - 4, Math.max(36, Math.round(Theme.bar * 2.4)))
                Accessible.role: Accessible.MenuItem
                Accessible.name: modelData.title
                Accessible.description: keys
                Accessible.focusable: true
                Accessible.onPressAction: open ? root.close() : root.open(index, true)
                Keys.onLeftPressed: row.step(index, -1)
                Keys.onRightPressed: row.step(index, 1)
                Keys.onUpPressed: root.open(index, true)
                Keys.onDownPressed: root.open(index, true)
                Keys.onSpacePressed: root.open(index, true)
                Keys.onReturnPressed: root.open(index, true)
                Keys.onEnterPressed: root.open(index, true)
                Keys.onEscapePressed: root.leave()
                Keys.onPressed: event => {
                    event.accepted = event.text !== "" && root.openBy(event.text.toUpperCase());
                }

                Shortcut {
                    sequence: title.keys
                    autoRepeat: false
                    onActivated: root.open(title.index, true)
                }

                Connections {
                    target: title.modelData

                    function onSideAsked(by: int) {
                        root.open((title.index + by + root.menus.length) % root.menus.length, true);
                    }

                    function onAboutToHide() {
                        if (title.open)
                            root.opened = -1;
                    }

                    function onClosed() {
                        root.menuClosed();
                    }
                }

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius
                    color: title.open ? Theme.chosen : pointer.hovered || title.activeFocus ? Theme.hovered : "transparent"

                    FocusRing {
                        anchors.margins: 0
                        shown: title.activeFocus && !title.open
                    }
                }

                MnemonicText {
                    id: label
                    x: title.beside
                    height: parent.height
                    font.pixelSize: Theme.bar
                    mnemonic: title.modelData.mnemonic
                    // There a letter of its own, as in "游戏(G)", has no room.
                    text: root.narrow ? mnemonic.shown.replace(/\([A-Z]\)$/, "") : mnemonic.shown
                }

                // A finger enters a mouse area before it presses: it would open the menu by that, and close it by the press.
                HoverHandler {
                    id: pointer
                    onHoveredChanged: if (hovered && root.opened >= 0) root.open(title.index, false)
                }

                MouseArea {
                    anchors.fill: parent
                    // A press opens, as everywhere, not the end of a click.
                    onPressed: title.open ? root.close() : root.open(title.index, false)
                }
            }
        }

        function step(from: int, by: int) {
            root.titleAt(from + by).forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
