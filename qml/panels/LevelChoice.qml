// The level of one machine: its number and name, and the slider.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property string label
    required property int level

    signal picked(int level)

    LevelNames {
        id: names
    }

    Text {
        width: parent.width
        textFormat: Text.PlainText
        text: qsTr("%1 %2 · %3", "Level, its number, its name").arg(root.label).arg(root.level).arg(names.name(root.level))
        color: Theme.ink
        font.pixelSize: Theme.text
        elide: Text.ElideRight
    }

    LevelSlider {
        width: parent.width
        name: root.label
        level: root.level
        levelName: names.name(root.level)
        onPicked: level => root.picked(level)
    }
}
