// The window, in its colours, which are those of whatever Qt draws by itself.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ApplicationWindow {
    color: Theme.paper
    // Without a style of Qt's, its controls take the desktop's typeface instead of the application's.
    font.family: Application.font.family
    font.pixelSize: Theme.text

    palette {
        window: Theme.card
        windowText: Theme.ink
        base: Theme.raised
        alternateBase: Theme.hovered
        text: Theme.ink
        button: Theme.raised
        buttonText: Theme.ink
        brightText: Theme.ink
        highlight: Theme.accent
        highlightedText: Theme.accentInk
        placeholderText: Theme.faint
        light: Theme.hovered
        midlight: Theme.chosen
        mid: Theme.line
        dark: Theme.edge
        toolTipBase: Theme.raised
        toolTipText: Theme.ink
    }
}
