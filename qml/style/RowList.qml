// A list of rows. Rows out of sight are not made in advance: while Qt 6.4 makes one bit by bit and the model is reset, the
// list waits for a row that never comes, and stays empty.
import QtQuick

ListView {
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
}
