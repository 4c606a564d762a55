// What few people change of a game.
import QtQuick
import org.heibai.app

Column {
    required property GameOptions options

    spacing: Theme.gap
}
