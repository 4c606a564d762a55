// What the lines of a board are drawn on: felt, or wood with its grain.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int boardSize
    required property int cell
    readonly property bool grained: Theme.board === "wood"

    width: boardSize * cell
    height: width
    gradient: Gradient {
        orientation: root.grained ? Gradient.Horizontal : Gradient.Vertical

        GradientStop { position: 0; color: Theme.felt }
        GradientStop { position: root.grained ? 0.17 : 0.5; color: root.grained ? Theme.feltShade : Theme.felt }
        GradientStop { position: root.grained ? 0.36 : 0.6; color: Theme.felt }
        GradientStop { position: root.grained ? 0.52 : 0.7; color: root.grained ? Theme.feltShade : Theme.felt }
        GradientStop { position: root.grained ? 0.61 : 0.8; color: Theme.felt }
        GradientStop { position: root.grained ? 0.83 : 0.9; color: root.grained ? Theme.feltShade : Theme.felt }
        GradientStop { position: 1; color: root.grained ? Theme.felt : Theme.feltShade }
    }
}
