// The line under the board that says what happened and what is next.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property string message

    objectName: "status"
    textFormat: Text.PlainText
    text: message
    color: Theme.ink
    font.pixelSize: Math.round(Theme.text * 1.1)
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    maximumLineCount: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: message

    // From Qt 6.8 on a screen reader is told at once; before that it sees the changed name.
    onMessageChanged: {
        if (message !== "" && typeof Accessible.announce === "function")
            Accessible.announce(message);
    }
}
