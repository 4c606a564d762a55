// Walks through the game on the board, or the line of a solved puzzle.
import QtQuick
import org.heibai.app

TransportBar {
    required property View view

    canGoBack: view.walked > 0
    canGoOn: view.walked < view.walkable
    onFirstPressed: view.first()
    onPreviousPressed: view.previous()
    onNextPressed: view.next()
    onLastPressed: view.last()
}
