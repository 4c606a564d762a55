// Where a comment is typed: kept when the keyboard leaves it, with Ctrl+Enter, and before another position is shown.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ScrollView {
    id: root

    // The comment on the position shown, and the numbers of its study and node.
    required property string written
    required property int study
    required property int node

    signal done(int study, int node, string text)
    // Asks to move the focus elsewhere.
    signal leave

    // What is commented on, which may no longer be shown, and the text known to be saved.
    property int within: -1
    property int about: -1
    property string known: ""

    // Longer ones are shown up to there and can't be edited: a line takes time that grows with the square of its length.
    readonly property int longest: 20000
    property bool isCut: false

    // As high as its words.
    implicitHeight: area.implicitHeight + 2 * Theme.border
    T.ScrollBar.vertical: ScrollBar {
        parent: root
        x: root.width - width
        height: root.height
    }

    function keep() {
        if (about >= 0 && !isCut && area.text !== known) {
            known = area.text;
            root.done(within, about, known);
        }
    }

    function take() {
        // Another node is shown while the comment on the former is not saved yet.
        if (about >= 0 && !isCut && area.text !== known)
            Qt.callLater(root.done, within, about, area.text);
        within = study;
        about = node;
        known = written;
        isCut = area.text !== written && written.length > longest;
        const text = isCut ? written.slice(0, longest) + "…" : written;
        if (area.text !== text)
            area.text = text;
    }

    onWrittenChanged: take()
    onStudyChanged: take()
    onNodeChanged: take()
    Component.onCompleted: take()

    contentItem: Flickable {
        id: view
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: width
        contentHeight: area.height

        TextArea {
            id: area
            objectName: "commentText"
            width: view.width
            height: Math.max(view.height, implicitHeight)
            activeFocusOnTab: true
            focus: true
            font.pixelSize: Math.round(13 * Theme.scale)
            hint: qsTr("Comment")
            readOnly: root.isCut
            Accessible.name: qsTr("Comment")
            Accessible.description: root.isCut ? qsTr("The beginning. It is too long to be changed here.") : ""
            onEditingFinished: root.keep()
            onTextChanged: kept.restart()
            // Tab goes on, as in every field.
            KeyNavigation.priority: KeyNavigation.BeforeItem
            Keys.onPressed: event => {
                const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                event.accepted = event.key === Qt.Key_Escape || enters && (event.modifiers & Qt.ControlModifier);
                if (event.accepted) {
                    root.keep();
                    root.leave();
                }
            }
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
    }

    // Nothing typed is lost, however the program ends.
    Timer {
        id: kept
        interval: 1000
        onTriggered: root.keep()
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.edge

        FocusRing {
            shown: area.activeFocus
        }
    }
}
