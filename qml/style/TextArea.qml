// A multi-line text field.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.TextArea {
    id: root

    // The placeholder. Qt's own would be read out as well, after the name.
    property string hint: ""

    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Math.round(Theme.gap * 0.75)
    leftPadding: Math.round(Theme.gap * 1.25)
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    selectByMouse: true
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    font.pixelSize: Theme.text
    Accessible.role: Accessible.EditableText
    Accessible.multiLine: true
    onActiveFocusChanged: if (activeFocus) Speech.tellField(text)
    // Orca says by itself what letter the cursor comes to, but of lines Qt 6.4 gives it no more than of the whole.
    Keys.onPressed: event => {
        const ends = [Qt.Key_Home, Qt.Key_End].includes(event.key) && event.modifiers & Qt.ControlModifier;
        if (ends || [Qt.Key_Up, Qt.Key_Down].includes(event.key))
            Qt.callLater(root.tellLine);
    }

    function tellLine() {
        const middle = cursorRectangle.y + cursorRectangle.height / 2;
        Speech.say(text.slice(positionAt(0, middle), positionAt(width, middle)).trim(), "line");
    }

    Label {
        visible: root.text === "" && root.preeditText === ""
        x: root.leftPadding
        y: root.topPadding
        width: root.width - root.leftPadding - root.rightPadding
        text: root.hint
        color: Theme.faint
        font: root.font
        Accessible.ignored: true
    }
}
