// Navigates the positions of the game on the board.
import QtQuick
import org.heibai.app

TransportBar {
    required property View view

    canGoBack: view.shown > 0
    canGoOn: view.shown < view.count
    onFirstPressed: view.first()
    onPreviousPressed: view.previous()
    onNextPressed: view.next()
    onLastPressed: view.last()
}
