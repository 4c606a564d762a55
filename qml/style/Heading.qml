// The heading of a card or of a part of a dialog.
import QtQuick
import org.heibai.app

Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: Theme.title
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
