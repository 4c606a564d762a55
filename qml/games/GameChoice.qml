// The choices of a game that few people change.
import QtQuick
import org.heibai.app

Column {
    required property GameOptions options

    spacing: Theme.gap
}
