// Plain text in the application's font size.
import QtQuick
import org.heibai.app

Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.text
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
